import type { AnalysisText } from "../../en/web/analysis.ts";
import { count, percentage, the, to } from "../grammar.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const analysis: AnalysisText = {
  intro: "Analisi: muovi tu per tutti, e puoi annullare tutto.",
  ask: (bot) => `Chiedi a ${bot}`,
  thinking: (bot) => `${bot} sta pensando …`,
  askEveryStep: "Chiedi a ogni passo",
  failed: (bot) =>
    `${bot} non è riuscito ad analizzare la posizione. Non hai perso nulla: prova a chiedere di nuovo.`,
  gameOver: "La partita è finita. Torna indietro per analizzare le mosse precedenti.",
  chances: {
    title: "Probabilità di vittoria",
    note: (bot) => `Stima di ${bot}, che ha simulato i prossimi turni di tutti.`,
    percent,
    rounds: (rounds) => {
      const shown = Math.max(0, Math.round(rounds * 2) / 2);
      if (shown === 0) return "può vincere in questo giro";
      const [verb, noun] = shown === 1 ? ["manca", "giro"] : ["mancano", "giri"];
      return `${verb} circa ${String(shown).replace(".", ",")} ${noun}`;
    },
  },
  advice: {
    title: (bot, name) => `${bot}, al posto di ${name}, giocherebbe`,
    lineSummary: (place, chance, visits) =>
      `${place}ª scelta: vittoria ${to(percentage(chance))}, ${count(visits, "simulazione", "simulazioni")}`,
    play: "Gioca così",
    tryLine: "Prova così",
  },
  review: {
    title: "Tutta la partita",
    intro: (bot) =>
      `${bot} esamina ogni decisione: come sono cambiate le probabilità e che cosa ha deciso la partita. Ci vuole circa un minuto.`,
    start: "Esamina la partita",
    stop: "Ferma",
    progress: (done, all) => `${done} decisioni su ${all} esaminate`,
    failed: "L'analisi si è interrotta. Riavviala per continuare da dove si è fermata.",
    chartLabel: (decisions) => `Probabilità di vittoria nel corso di ${decisions} decisioni`,
    mistakesTitle: "Che cosa ha deciso la partita",
    noMistakes: "Non c'erano mosse chiaramente migliori.",
    mistake: (move, name, cost) => `Mossa ${move}: ${name} ha perso ${the(percentage(cost))}`,
    better: "Mossa migliore",
    goToMove: (move) => `Vai alla mossa ${move}`,
  },
  played: {
    title: (name) => `Nella partita ${name} ha giocato`,
    sameAsPlayed: "Nella partita si è giocato proprio così.",
    differentLine: "La partita ha preso un'altra strada prima di questo punto.",
  },
};
