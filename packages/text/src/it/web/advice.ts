import type { AdviceText } from "../../en/web/advice.ts";
import { percentage, to } from "../grammar.ts";

export const advice: AdviceText = {
  ask: "Che cosa mi conviene fare?",
  thinking: (bot) => `${bot} sta pensando …`,
  failed: (bot) =>
    `${bot} non ha trovato consigli. Non hai perso nulla: prova a chiedere di nuovo.`,
  title: (bot) => `${bot} sceglierebbe una di queste mosse`,
  show: "Mostra sul tabellone",
  chance: (chance) => `vittoria ${to(percentage(chance))}`,
  note: "Se chiedi un consiglio, la partita risulta giocata con aiuto. Ai tavoli online non si può.",
};
