import type { MediterraneanAnalysisText } from "../../../en/mediterranean/web/analysis.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const mediterraneanAnalysis: MediterraneanAnalysisText = {
  intro: (bot) =>
    `${bot} ripercorre tutta la partita: come sono andate le probabilità, quali decisioni sono costate di più e che cosa è stato fortuna. Le decisioni sono giudicate da quel che si poteva sapere dal proprio posto, le probabilità a mani scoperte.`,
  reviewing: (bot) => `${bot} sta giudicando la partita …`,
  failed: "La revisione si è interrotta. Nulla è perduto; conviene ripartire.",
  note: "Una stima a mani scoperte, come se tutti giocassero ugualmente bene.",
  chartLabel: "Probabilità di vittoria lungo tutta la partita",
  mistakesTitle: "Le decisioni costate di più",
  played: (moves) => `Giocato: ${moves}`,
  nothingPlayed: "Giocato: nulla",
  better: (moves) => `Meglio sarebbe stato: ${moves}`,
  store: (goods) => `Metti in magazzino ${goods}`,
  storeNothing: "Non mettere carte in magazzino",
  luck: {
    title: "Che cosa è stato fortuna",
    note: "Colpa di nessuno: le calamità e le carte di un nuovo turno.",
    newCards: (move, turn) => `Mossa ${move}: le carte del turno ${turn}`,
    events: (move, events) => `Mossa ${move}: ${events}`,
    chanceChange: (name, before, after) => `${name} dal ${percent(before)} al ${percent(after)}`,
  },
  advice: {
    seatChoice: "Consiglio per",
    note: (bot, name) => `${bot} non sa più di quanto ${name} sapesse allora.`,
    noDecision: (name) => `Qui ${name} non ha nulla da decidere.`,
    waitForOthers: "Aspetta gli altri",
    gain: (points) => `vale circa ${points.toFixed(1).replace(".", ",")} PV`,
    acceptChance: (chance) => `un sì è probabile al ${percent(chance)}`,
    simulated: (chance, times) =>
      `${percent(chance)} di vincere, provata ${times === 1 ? "una volta" : `${times} volte`}`,
    botMove: (bot) => `quel che farebbe ${bot}`,
  },
};
