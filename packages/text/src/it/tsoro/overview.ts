import type { GameOverview } from "../../game-overview.ts";
import { tsoroBots } from "./bots.ts";

export const overview: GameOverview = {
  title: "Tsoro yematatu",
  shortTitle: "Tsoro",
  description:
    "Il tris dello Zimbabwe: sette punti, tre pietre a testa. Una partita da cinque minuti per due, perfetta mentre aspetti il tuo turno altrove.",
  changeSetup: "Cambia giocatori",
  playLocallyText: "Due persone su questo dispositivo",
  round: (round) => `Giro ${round}`,
  pairing: { live: "In cinque minuti, 90 secondi a turno", correspondence: "Due giorni a turno" },
  bots: tsoroBots,
  seats: ["Steatite", "Quarzo"],
};
