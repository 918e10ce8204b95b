import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  summary: "Facile da giocare, difficile da padroneggiare.",
  tutorialText:
    "Dieci minuti su una mappa piccola: doni, monumenti, artigiani, innalzamenti, tappe, acqua, divinità, specialisti e come si vince. Tutte le mosse le fai tu.",
  rulesText:
    "Tutte le regole con parole nostre, le carte, i termini e la ricerca. Si aprono anche dalle carte e dai messaggi di errore durante una partita.",
  firstGame: "Una prima partita",
  firstGameText: "Senza specialisti e con sei divinità facili da capire, contro i bot.",
  credits:
    "The Great Zimbabwe è un gioco di Jeroen Doumen e Joris Wiersinga, pubblicato da [Splotter Spellen](https://www.splotter.nl/).",
};
