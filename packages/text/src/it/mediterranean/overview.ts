import type { GameOverview } from "../../game-overview.ts";
import { mediterraneanBots } from "./bots.ts";
import { seats } from "./seat-names.ts";

export const overview: GameOverview = {
  title: "Trading in the Mediterranean",
  shortTitle: "Mediterraneo",
  description:
    "Quattro minuti di mercato, tutti insieme. Poi le carte si girano e mostrano che cosa hai davvero ottenuto. Sei turni, da quattro a sei giocatori.",
  changeSetup: "Cambia giocatori o opzioni",
  playLocallyText: "Fino a sei persone su questo dispositivo; gli altri posti ai bot",
  learnText: "Giochi un turno, un passo alla volta.",
  rulesText: "Tutte le regole, le carte, gli edifici e i prezzi, con la ricerca.",
  round: (round) => `Turno ${round}`,
  pairing: {
    live: "In una sera, mercato di quattro minuti",
    correspondence: "Due giorni per passo",
  },
  bots: mediterraneanBots,
  seats,
};
