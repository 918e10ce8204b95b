import type { GameOverview } from "../../game-overview.ts";
import { tsoroBots } from "./bots.ts";

export const overview: GameOverview = {
  title: "Tsoro yematatu",
  shortTitle: "Tsoro",
  description:
    "Three in a row from Zimbabwe: seven points, three stones each. A five-minute game for two, perfect while you wait for your next turn.",
  changeSetup: "Change players",
  playLocallyText: "Two people share this device",
  round: (round) => `Round ${round}`,
  pairing: { live: "In five minutes, 90 seconds per turn", correspondence: "Two days per turn" },
  bots: tsoroBots,
  seats: ["Soapstone", "Quartz"],
};
