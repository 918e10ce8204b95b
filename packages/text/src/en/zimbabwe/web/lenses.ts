import type { CellName } from "@sofala/zimbabwe";
import { cattle, count, list } from "../../grammar.ts";

/** Ways to look at the board. */
export const lenses = {
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
  /** The label of the seats in whose turn a lens looks. */
  seatChoice: "In the turn of",
  seatRange: (name: string, range: number) => `${name}, range ${range}`,
  calculating: "Working it out …",
  failed: "This could not be worked out.",
  toGo: (points: number, goods: number) =>
    points === 0 ? "Has what it takes." : `${points} VP to go, about ${count(goods, "good")}.`,
  rounds: (rounds: number) =>
    rounds < 1.5 ? "May win next round." : `May win in about ${Math.round(rounds)} rounds.`,
  noRaise: (purse: number) => `With ${cattle(purse)} next round, no raise is in reach.`,
  bestRaise: (
    {
      monuments,
      cost,
      vp,
    }: { readonly monuments: readonly CellName[]; readonly cost: number; readonly vp: number },
    purse: number,
  ) => `With ${cattle(purse)} next round: ${list(monuments)} for ${cost}, ${vp} VP.`,
};

export type LensesText = typeof lenses;
