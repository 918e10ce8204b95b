import type { AnalysisText } from "../../web/analysis-text.ts";

export const analysis: AnalysisText = {
  tab: "Analisi",
  mode: "Analisi: muovi tu per tutti, e tutto si può annullare.",
  ask: (bot) => `Chiedi a ${bot}`,
  asking: (bot) => `${bot} sta pensando …`,
  always: "Chiedi a ogni passo",
  failed: (bot) => `${bot} non è riuscito a pensarci. Nulla è perduto; conviene chiedere di nuovo.`,
  over: "Qui la partita è finita. Torna indietro per ragionare su quel che precede.",
  chances: {
    title: "Probabilità di vittoria",
    note: (bot) => `Una stima di ${bot}, da quanto presto ciascuno può arrivare al proprio RV.`,
    percent: (chance) => `${Math.round(chance * 100)}%`,
    rounds: (rounds) => {
      const shown = Math.max(0, Math.round(rounds * 2) / 2);
      if (shown === 0) return "può vincere in questo giro";
      const [verb, noun] = shown === 1 ? ["manca", "giro"] : ["mancano", "giri"];
      return `${verb} circa ${String(shown).replace(".", ",")} ${noun}`;
    },
  },
  advice: {
    title: (bot, name) => `${bot}, al posto di ${name}, giocherebbe`,
    play: "Gioca così",
    tryIt: "Prova così",
  },
  played: {
    title: (name) => `Nella partita ${name} ha giocato`,
    same: "Nella partita si è giocato proprio così.",
    otherLine: "La partita ha preso un'altra strada prima di qui.",
  },
};
