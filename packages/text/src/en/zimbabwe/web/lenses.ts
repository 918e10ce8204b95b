import type { CellName } from "@sofala/zimbabwe";
import { cattle, count, list } from "../../grammar.ts";

/** Ways to look at the board. */
export const lenses = {
  title: "Lenses",
  range: {
    name: "Range",
    description:
      "Choose an area or a piece. Everything in range is outlined, and connected pieces show how many hubs they need.",
  },
  claims: {
    name: "Free resources",
    description: "Shows which resources a new craftsman could claim and which are already claimed.",
  },
  sites: { name: "Sites", description: "Shows where a craftsman could go." },
  ahead: {
    name: "Looking ahead",
    description: "Shows how close everyone is to winning and what they could raise next round.",
  },
  craft: "Craft",
  /** The label of the seats in whose turn a lens looks. */
  seatChoice: "Whose turn",
  seatRange: (name: string, range: number) => `${name}, range ${range}`,
  calculating: "Calculating …",
  failed: "The calculation failed.",
  toGo: (points: number, goods: number) =>
    points === 0 ? "Has enough VP." : `${points} VP to go, about ${count(goods, "good")}.`,
  rounds: (rounds: number) =>
    rounds < 1.5 ? "Could win next round." : `Could win in about ${Math.round(rounds)} rounds.`,
  noRaise: (purse: number) => `With ${cattle(purse)} next round: no raise possible.`,
  bestRaise: (
    {
      monuments,
      cost,
      vp,
    }: { readonly monuments: readonly CellName[]; readonly cost: number; readonly vp: number },
    purse: number,
  ) => `With ${cattle(purse)} next round: raise ${list(monuments)} for ${cost}, +${vp} VP.`,
};

export type LensesText = typeof lenses;
