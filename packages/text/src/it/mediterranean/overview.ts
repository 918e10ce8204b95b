import type { GameOverview } from "../../game-overview.ts";
import { mediterraneanBots } from "./bots.ts";
import { seats } from "./seat-names.ts";

export const overview: GameOverview = {
  title: "Trading in the Mediterranean",
  shortTitle: "Mediterraneo",
  description:
    "Quattro minuti di mercato, tutti insieme, e solo dopo si scopre che cosa c'era sotto le carte. Sei turni, da quattro a sei giocatori.",
  changeSetup: "Cambia giocatori o opzioni",
  playLocallyText: "Fino a sei persone su questo dispositivo; i bot completano il tavolo",
  learnText: "Otto minuti di mercato con due mercanti: ogni passo di un turno, facendolo.",
  rulesText: "Tutte le regole, le carte, gli edifici e i prezzi, con la ricerca.",
  learnSummary: "Veloce negli scambi, lento nelle certezze.",
  credits:
    "Trading in the Mediterranean è un gioco di Ryan Sturm e Geoff Engelstein, prototipo di Ludology Designs. Alcuni valori si sono dovuti ricostruire; le regole li segnano uno per uno.",
  round: (round) => `Turno ${round}`,
  pairing: {
    live: "In una sera, mercato di quattro minuti",
    correspondence: "Due giorni a passo",
  },
  bots: mediterraneanBots,
  seats,
};
