import type { GameOverview } from "../../game-overview.ts";
import { mediterraneanBots } from "./bots.ts";
import { seats } from "./seat-names.ts";

export const overview: GameOverview = {
  title: "Trading in the Mediterranean",
  shortTitle: "Mediterranean",
  description:
    "Four minutes of market, everybody at once, and what is under the cards comes to light afterwards. Six turns, for four to six.",
  changeSetup: "Change players or options",
  playLocallyText: "Up to six people share this device; bots fill the table",
  learnText: "Eight minutes of a market with two traders: every step of a turn, by doing it.",
  rulesText: "All rules, cards, buildings and prices, with a search.",
  learnSummary: "Quick to trade and slow to be sure of.",
  credits:
    "Trading in the Mediterranean was designed by Ryan Sturm and Geoff Engelstein, as a prototype of Ludology Designs. Some of its values had to be reconstructed; the rules mark each of them.",
  round: (round) => `Turn ${round}`,
  pairing: {
    live: "In one evening, a market of four minutes",
    correspondence: "Two days a step",
  },
  bots: mediterraneanBots,
  seats,
};
