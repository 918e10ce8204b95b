import type { MediterraneanAnalysisText } from "../../../en/mediterranean/web/analysis.ts";
import { count } from "../../grammar.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const mediterraneanAnalysis: MediterraneanAnalysisText = {
  intro: (bot) =>
    `${bot} ripercorre tutta la partita: come sono cambiate le probabilità, quali decisioni sono costate di più e che cosa è stato fortuna. Le decisioni si giudicano da ciò che il giocatore poteva sapere, le probabilità a mani scoperte.`,
  reviewing: (bot) => `${bot} sta esaminando la partita …`,
  failed: "La revisione si è interrotta. Non hai perso nulla: riprova.",
  note: "Una stima a mani scoperte, come se tutti giocassero ugualmente bene.",
  chartLabel: "Probabilità di vittoria nel corso della partita",
  mistakesTitle: "Le decisioni più costose",
  played: (moves) => `Giocato: ${moves}`,
  nothingPlayed: "Giocato: nulla",
  better: (moves) => `Meglio: ${moves}`,
  luck: {
    title: "Fortuna",
    note: "Colpa di nessuno: le calamità e le carte appena pescate.",
    newCards: (move, turn) => `Mossa ${move}: le carte del turno ${turn}`,
    events: (move, events) => `Mossa ${move}: ${events}`,
    chanceChange: (name, before, after) => `${name} dal ${percent(before)} al ${percent(after)}`,
  },
  advice: {
    seatChoice: "Consiglio per",
    note: (bot, name) => `${bot} usa solo ciò che ${name} sapeva in quel momento.`,
    noDecision: (name) => `Qui ${name} non ha nulla da decidere.`,
    waitForOthers: "Aspetta gli altri",
    gain: (points) => `vale circa ${points.toFixed(1).replace(".", ",")} PV`,
    acceptChance: (chance) => `accettata con probabilità del ${percent(chance)}`,
    simulated: (chance, times) =>
      `${percent(chance)} di vincere, ${count(times, "simulazione", "simulazioni")}`,
    botMove: (bot) => `quel che farebbe ${bot}`,
  },
};
