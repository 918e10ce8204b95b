import type { GameOverview } from "../../game-overview.ts";
import { zimbabweBots } from "./bots.ts";
import { empire } from "./cards.ts";

export const overview: GameOverview = {
  title: "The Great Zimbabwe",
  shortTitle: "Zimbabwe",
  description:
    "Artigiani, divinità e monumenti di pietra a secco, da due a cinque giocatori. I conti sono già fatti; a te resta pensare.",
  changeSetup: "Cambia giocatori o mappa",
  playLocallyText: "Da due a cinque persone su questo dispositivo",
  learnText: "Dieci minuti su una mappa piccola: ogni regola una volta, facendola.",
  rulesText: "Tutte le regole, le carte e i termini, con la ricerca.",
  learnSummary: "Facile da giocare e difficile da valutare.",
  credits:
    "The Great Zimbabwe è un gioco di Jeroen Doumen e Joris Wiersinga, pubblicato da [Splotter Spellen](https://www.splotter.nl/).",
  round: (round) => `Giro ${round}`,
  pairing: { live: "In una sera, 90 secondi a turno", correspondence: "Due giorni a turno" },
  bots: zimbabweBots,
  seats: Object.values(empire),
};
