import type { GameOverview } from "../../game-overview.ts";
import { tsoroBots } from "./bots.ts";

export const overview: GameOverview = {
  title: "Tsoro yematatu",
  shortTitle: "Tsoro",
  description:
    "Il tris dello Zimbabwe: sette punti, tre pietre a testa. Cinque minuti in due, per ingannare l'attesa finché gli altri non hanno mosso.",
  changeSetup: "Cambia giocatori",
  playLocallyText: "Due persone su questo dispositivo",
  learnText: "Un minuto, una partita breve: metti, blocca, muovi e vinci.",
  rulesText: "Tutte le regole, in una pagina.",
  learnSummary: "Si impara in un minuto, si gioca in cinque.",
  credits:
    "Tsoro yematatu, «il gioco di pietre che si gioca con tre», è un gioco tradizionale dello Zimbabwe. È di tutti.",
  round: (round) => `Giro ${round}`,
  pairing: { live: "In cinque minuti, 90 secondi a turno", correspondence: "Due giorni a turno" },
  bots: tsoroBots,
  seats: ["Steatite", "Quarzo"],
};
