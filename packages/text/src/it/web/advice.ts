import type { AdviceText } from "../../en/web/advice.ts";

export const advice: AdviceText = {
  ask: "Che cosa mi conviene fare?",
  thinking: (bot) => `${bot} sta pensando …`,
  failed: (bot) =>
    `${bot} non ha trovato consigli. Non hai perso nulla: prova a chiedere di nuovo.`,
  title: (bot) => `${bot} sceglierebbe una di queste mosse`,
  show: "Mostra sul tabellone",
  chance: (chance) => `${Math.round(chance * 100)}% di vincere`,
  note: "Se chiedi, la partita risulta giocata con aiuto. Ai tavoli online non si può chiedere.",
};
