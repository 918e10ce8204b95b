import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  tutorialText:
    "Dieci minuti su una mappa piccola: doni, monumenti, artigiani, innalzare, tappe, acqua, divinità, specialisti e come si vince. Fai tutto tu.",
  rulesText:
    "Tutte le regole con parole nostre, le carte e i termini, con la ricerca. Ci portano anche i rifiuti e le carte al tavolo.",
  firstGame: "Una prima partita",
  firstGameText: "Senza specialisti e con sei divinità facili da capire, contro i bot.",
};
