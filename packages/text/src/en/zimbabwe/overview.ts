import type { GameOverview } from "../../game-overview.ts";
import { zimbabweBots } from "./bots.ts";
import { empire } from "./empires.ts";

export const overview: GameOverview = {
  title: "The Great Zimbabwe",
  shortTitle: "Zimbabwe",
  description:
    "Craftsmen, gods and dry-stone monuments, for two to five players. Sofala does the arithmetic; you do the thinking.",
  changeSetup: "Change players or map",
  playLocallyText: "Two to five people share this device",
  learnText: "A small map where you try every rule once.",
  rulesText: "All rules, cards and terms, with search.",
  round: (round) => `Round ${round}`,
  pairing: { live: "In one evening, 90 seconds per turn", correspondence: "Two days per turn" },
  bots: zimbabweBots,
  seats: Object.values(empire),
};
