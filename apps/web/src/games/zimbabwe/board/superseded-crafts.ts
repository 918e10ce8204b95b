import { CRAFTSMEN, type Craft, type View } from "@sofala/zimbabwe";

export type PlacedCraftsman = View["craftsmen"][number];

/** A primary craft whose secondary stands anywhere makes no more goods for monuments (R 11.4). */
export function supersededBy(craftsmen: readonly PlacedCraftsman[]): ReadonlySet<Craft> {
  const superseded = craftsmen.map(({ craftsman }) => CRAFTSMEN[craftsman].needs);
  return new Set(superseded.filter((craft) => craft !== undefined));
}
