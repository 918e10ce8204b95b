import { CRAFTSMEN, type Craft, type View } from "@sofala/zimbabwe";

export type PlacedCraftsman = View["craftsmen"][number];

/** Primary crafts whose secondary is on the board: they make no more goods for monuments (R 11.4). */
export function supersededCrafts(craftsmen: readonly PlacedCraftsman[]): ReadonlySet<Craft> {
  const superseded = craftsmen.map(({ craftsman }) => CRAFTSMEN[craftsman].needs);
  return new Set(superseded.filter((craft) => craft !== undefined));
}
