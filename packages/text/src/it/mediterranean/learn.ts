import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  tutorialText:
    "Otto minuti, un turno: la tua mano, offerte e risposte, il magazzino, la campana, quel che viene alla luce e quel che il denaro compra. Due mercanti giocano con te secondo un copione.",
  rulesText:
    "Tutte le regole con parole nostre, con ogni carta, edificio e prezzo, e la ricerca. I valori che abbiamo dovuto ricostruire sono segnati.",
  firstGame: "Un primo mercato",
  firstGameText:
    "Un mercato senza orologio contro i bot: guarda tutto, chiedi alle regole, fai con calma.",
};
