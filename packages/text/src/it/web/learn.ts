import type { LearnText } from "../../web/learn-text.ts";

export const learn: LearnText = {
  title: "Impara",
  text: "The Great Zimbabwe è facile da giocare e difficile da valutare. Comincia da dove vuoi.",
  tutorial: "Guida interattiva",
  tutorialText:
    "Dieci minuti su una mappa piccola: doni, monumenti, artigiani, innalzare, tappe, acqua, divinità, specialisti e come si vince. Fai tutto tu.",
  tutorialStart: "Comincia la guida",
  rules: "Regole",
  rulesText:
    "Tutte le regole con parole nostre, le carte e i termini, con la ricerca. Ci portano anche i rifiuti e le carte al tavolo.",
  rulesOpen: "Apri le regole",
  firstGame: "Una prima partita",
  firstGameText: "Senza specialisti e con sei divinità facili da capire, contro i bot.",
  firstGameStart: "Prepara una prima partita",
  mediterranean: "Trading in the Mediterranean",
  mediterraneanText:
    "Sei turni di scambi simultanei, da quattro a sei giocatori. Nel browser il gioco non ha ancora un tavolo; si possono leggere le regole, con tutte le carte, gli edifici e i prezzi, e la ricerca.",
  mediterraneanOpen: "Leggi le sue regole",
};
