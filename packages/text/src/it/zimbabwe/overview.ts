import type { GameOverview } from "../../game-overview.ts";
import { zimbabweBots } from "./bots.ts";
import { empire } from "./empires.ts";

export const overview: GameOverview = {
  title: "The Great Zimbabwe",
  shortTitle: "Zimbabwe",
  description:
    "Artigiani, divinità e monumenti di pietra a secco, da due a cinque giocatori. Ai conti pensa Sofala; tu pensa a vincere.",
  changeSetup: "Cambia giocatori o mappa",
  playLocallyText: "Da due a cinque persone su questo dispositivo",
  learnText: "Una mappa piccola su cui provi ogni regola una volta.",
  rulesText: "Tutte le regole, le carte e i termini, con la ricerca.",
  round: (round) => `Giro ${round}`,
  pairing: { live: "In una sera, 90 secondi a turno", correspondence: "Due giorni a turno" },
  bots: zimbabweBots,
  seats: Object.values(empire),
};
