import type { LearnText } from "../../en/web/learn.ts";

export const learn: LearnText = {
  title: "Impara",
  text: "Due giochi, ognuno con le sue regole a portata di mano. Comincia da dove vuoi.",
  zimbabweText: "Facile da giocare e difficile da valutare.",
  mediterraneanText: "Veloce negli scambi, lento nelle certezze.",
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
  mediterraneanTutorialText:
    "Otto minuti, un turno: la tua mano, offerte e risposte, il magazzino, la campana, quel che viene alla luce e quel che il denaro compra. Due mercanti giocano con te secondo un copione.",
  mediterraneanRulesText:
    "Tutte le regole con parole nostre, con ogni carta, edificio e prezzo, e la ricerca. I valori che abbiamo dovuto ricostruire sono segnati.",
  mediterraneanFirstGame: "Un primo mercato",
  mediterraneanFirstGameText:
    "Un mercato senza orologio contro i bot: guarda tutto, chiedi alle regole, fai con calma.",
};
