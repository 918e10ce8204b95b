import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  summary: "Scambi veloci, conseguenze nascoste.",
  tutorialText:
    "Otto minuti, un turno: la tua mano, le offerte, il magazzino, la fine del mercato, la risoluzione e gli acquisti. Due mercanti seguono un copione e giocano con te.",
  rulesText:
    "Tutte le regole con parole nostre: ogni carta, edificio e prezzo, e una ricerca per trovarli. I valori che abbiamo dovuto ricostruire sono indicati.",
  firstGame: "Un primo mercato",
  firstGameText:
    "Un mercato senza orologio, contro i bot. Guardati intorno, consulta le regole, fai con calma.",
  credits:
    "Trading in the Mediterranean è un gioco di Ryan Sturm e Geoff Engelstein, prototipo di Ludology Designs. Abbiamo dovuto ricostruire alcuni valori; le regole li indicano uno per uno.",
};
