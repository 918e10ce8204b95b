import type { GameOverview } from "../../game-overview.ts";
import { tsoroBots } from "./bots.ts";

export const overview: GameOverview = {
  title: "Tsoro yematatu",
  shortTitle: "Tsoro",
  description:
    "Three in a row from Zimbabwe: seven points, three stones each. Five minutes for two, made for the time until the others have moved.",
  changeSetup: "Change players",
  playLocallyText: "Two people share this device",
  learnText: "One minute, one short game: place, block, move and win.",
  rulesText: "All rules, on one page.",
  learnSummary: "Learned in a minute, over in five.",
  credits:
    "Tsoro yematatu, “the stone game played with three”, is a traditional game of Zimbabwe. It belongs to everybody.",
  round: (round) => `Round ${round}`,
  pairing: { live: "In five minutes, 90 seconds a turn", correspondence: "Two days a turn" },
  bots: tsoroBots,
  seats: ["Soapstone", "Quartz"],
};
