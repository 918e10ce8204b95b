import type { MarketAnalysisText } from "../../../games/mediterranean/analysis-text.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const marketAnalysis: MarketAnalysisText = {
  about: (bot) =>
    `${bot} ripercorre tutta la partita: come sono andate le probabilità, quali decisioni sono costate di più e che cosa è stato fortuna. Le decisioni sono giudicate da quel che si poteva sapere dal proprio posto, le probabilità a mani scoperte.`,
  judging: (bot) => `${bot} sta giudicando la partita …`,
  failed: "La revisione si è interrotta. Nulla è perduto; conviene ripartire.",
  note: "Una stima a mani scoperte, come se tutti giocassero ugualmente bene.",
  picture: "Probabilità di vittoria lungo tutta la partita",
  mistakes: "Le decisioni costate di più",
  played: (moves) => `Giocato: ${moves}`,
  nothingPlayed: "Giocato: nulla",
  better: (moves) => `Meglio sarebbe stato: ${moves}`,
  store: (goods) => `Metti in magazzino ${goods}`,
  storeNothing: "Non mettere carte in magazzino",
  luck: {
    title: "Che cosa è stato fortuna",
    note: "Colpa di nessuno: le calamità e le carte di un nuovo turno.",
    cards: (move, turn) => `Mossa ${move}: le carte del turno ${turn}`,
    befell: (move, events) => `Mossa ${move}: ${events}`,
    change: (name, before, after) => `${name} dal ${percent(before)} al ${percent(after)}`,
  },
  advice: {
    whose: "Consiglio per",
    note: (bot, name) => `${bot} non sa più di quanto ${name} sapesse allora.`,
    nothing: (name) => `Qui ${name} non ha nulla da decidere.`,
    wait: "Aspetta gli altri",
    gain: (points) => `vale circa ${points.toFixed(1).replace(".", ",")} PV`,
    yes: (chance) => `un sì è probabile al ${percent(chance)}`,
    rehearsed: (chance, times) =>
      `${percent(chance)} di vincere, provata ${times === 1 ? "una volta" : `${times} volte`}`,
    own: (bot) => `quel che farebbe ${bot}`,
  },
};
