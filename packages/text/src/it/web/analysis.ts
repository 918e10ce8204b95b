import type { AnalysisText } from "../../en/web/analysis.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const analysis: AnalysisText = {
  tab: "Analisi",
  intro: "Analisi: muovi tu per tutti, e tutto si può annullare.",
  ask: (bot) => `Chiedi a ${bot}`,
  thinking: (bot) => `${bot} sta pensando …`,
  askEveryStep: "Chiedi a ogni passo",
  failed: (bot) => `${bot} non è riuscito a pensarci. Nulla è perduto; conviene chiedere di nuovo.`,
  gameOver: "Qui la partita è finita. Torna indietro per ragionare su quel che precede.",
  chances: {
    title: "Probabilità di vittoria",
    note: (bot) => `Una stima di ${bot}, che ha guardato avanti nei turni di tutti.`,
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
      `${place}ª scelta: ${percent(chance)} di vincere, esaminata ${visits === 1 ? "una volta" : `${visits} volte`}`,
    play: "Gioca così",
    tryLine: "Prova così",
  },
  review: {
    title: "Tutta la partita",
    intro: (bot) =>
      `${bot} esamina ogni decisione della partita: come sono andate le probabilità e che cosa l'ha decisa. Ci vuole circa un minuto.`,
    start: "Rivedi la partita",
    stop: "Ferma",
    progress: (count, all) => `${count} decisioni su ${all} giudicate`,
    failed: "La revisione si è interrotta. Il già giudicato resta; ripartendo, continua da lì.",
    chartLabel: (decisions) => `Probabilità di vittoria lungo ${decisions} decisioni`,
    mistakesTitle: "Che cosa ha deciso la partita",
    noMistakes: "Non si è trovato nulla che sarebbe stato chiaramente migliore.",
    mistake: (move, name, cost) => `Mossa ${move}: ${name} ha ceduto il ${percent(cost)}`,
    better: "Meglio sarebbe stato",
    goToMove: (move) => `Vai alla mossa ${move}`,
  },
  played: {
    title: (name) => `Nella partita ${name} ha giocato`,
    sameAsPlayed: "Nella partita si è giocato proprio così.",
    differentLine: "La partita ha preso un'altra strada prima di qui.",
  },
};
