import type { MediterraneanAnalysisText } from "../../../en/mediterranean/web/analysis.ts";
import { count, from, percentage, to } from "../../grammar.ts";

export const mediterraneanAnalysis: MediterraneanAnalysisText = {
  intro: (bot) =>
    `${bot} ripercorre tutta la partita: come sono cambiate le probabilità, quali decisioni sono costate di più e che cosa è dipeso dalla fortuna. Le decisioni si giudicano in base a ciò che il giocatore poteva sapere; le probabilità si calcolano a mani scoperte.`,
  reviewing: (bot) => `${bot} sta esaminando la partita …`,
  failed: "L'analisi si è interrotta. Non hai perso nulla: riprova.",
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
    chanceChange: (name, before, after) =>
      `${name} ${from(percentage(before))} ${to(percentage(after))}`,
  },
  advice: {
    seatChoice: "Consiglio per",
    note: (bot, name) => `${bot} usa solo ciò che ${name} sapeva in quel momento.`,
    noDecision: (name) => `Qui ${name} non ha nulla da decidere.`,
    waitForOthers: "Aspetta gli altri",
    gain: (points) => `vale circa ${points.toFixed(1).replace(".", ",")} PV`,
    acceptChance: (chance) => `probabilità che sia accettata: ${percentage(chance).name}`,
    simulated: (chance, times) =>
      `vittoria ${to(percentage(chance))}, ${count(times, "simulazione", "simulazioni")}`,
    botMove: (bot) => `quel che farebbe ${bot}`,
  },
};
