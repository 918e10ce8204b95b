import type { GameOverview } from "../../game-overview.ts";
import { zimbabweBots } from "./bots.ts";
import { empire } from "./cards.ts";

export const overview: GameOverview = {
  title: "The Great Zimbabwe",
  shortTitle: "Zimbabwe",
  description:
    "Craftsmen, gods and monuments of dry stone, for two to five. The arithmetic is done for you; the thinking is left to you.",
  changeSetup: "Change players or map",
  playLocallyText: "Two to five people share this device",
  learnText: "Ten minutes on a small map: every rule once, by doing it.",
  rulesText: "All rules, cards and terms, with a search.",
  learnSummary: "Simple to play and hard to judge.",
  credits:
    "The Great Zimbabwe was designed by Jeroen Doumen and Joris Wiersinga and is published by [Splotter Spellen](https://www.splotter.nl/).",
  round: (round) => `Round ${round}`,
  pairing: { live: "In one evening, 90 seconds a turn", correspondence: "Two days a turn" },
  bots: zimbabweBots,
  seats: Object.values(empire),
};
