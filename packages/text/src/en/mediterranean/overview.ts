import type { GameOverview } from "../../game-overview.ts";
import { mediterraneanBots } from "./bots.ts";
import { seats } from "./seat-names.ts";

export const overview: GameOverview = {
  title: "Trading in the Mediterranean",
  shortTitle: "Mediterranean",
  description:
    "Four minutes of trading, everybody at once. Then the cards turn over and show what you really got. Six turns, for four to six players.",
  changeSetup: "Change players or options",
  playLocallyText: "Up to six people share this device; bots fill the other seats",
  learnText: "Play one turn, step by step.",
  rulesText: "All rules, cards, buildings and prices, with search.",
  round: (round) => `Turn ${round}`,
  pairing: {
    live: "In one evening, with a four-minute market",
    correspondence: "Two days per step",
  },
  bots: mediterraneanBots,
  seats,
};
