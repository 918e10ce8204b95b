import type { LensesText } from "../../../games/zimbabwe/lenses-text.ts";
import { cattle, count, list } from "../../grammar.ts";

export const lenses: LensesText = {
  title: "Lenses",
  range: {
    name: "Range",
    description:
      "Choose a cell or a piece: what is in range is outlined, and pieces that are connected show over how many hubs.",
  },
  claims: {
    name: "Free resources",
    description: "Which resources a new craftsman could claim, and which are claimed already.",
  },
  sites: { name: "Sites", description: "Where a craftsman could stand." },
  ahead: {
    name: "Looking ahead",
    description: "How far everyone is from winning, and what each could raise next round.",
  },
  craft: "Craft",
  seatChoice: "In the turn of",
  seatRange: (name, range) => `${name}, range ${range}`,
  calculating: "Working it out …",
  failed: "This could not be worked out.",
  toGo: (points, goods) =>
    points === 0 ? "Has what it takes." : `${points} VP to go, about ${count(goods, "good")}.`,
  rounds: (rounds) =>
    rounds < 1.5 ? "May win next round." : `May win in about ${Math.round(rounds)} rounds.`,
  noRaise: (purse) => `With ${cattle(purse)} next round, no raise is in reach.`,
  bestRaise: ({ monuments, cost, vp }, purse) =>
    `With ${cattle(purse)} next round: ${list(monuments)} for ${cost}, ${vp} VP.`,
};
