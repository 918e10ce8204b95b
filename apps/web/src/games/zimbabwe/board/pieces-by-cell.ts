import type { CellName, Craft, View } from "@sofala/zimbabwe";
import { CELL, cornerOf, footprintOf, sizeOf } from "./geometry.ts";
import type { PlacedCraftsman } from "./superseded-crafts.ts";
import type { Box } from "./viewport.ts";

/** What stands on a cell. */
export type Standing =
  | { readonly kind: "monument"; readonly seat: number; readonly level: number }
  | { readonly kind: "craftsman"; readonly seat: number; readonly craft: Craft };

const known = new WeakMap<View, ReadonlyMap<CellName, Standing>>();

/** Monuments and craftsmen by every cell that they cover; worked out once for a view. */
export function standingOn(view: View): ReadonlyMap<CellName, Standing> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const pieces = new Map<CellName, Standing>();
  for (const { at, seat, level } of view.monuments) {
    pieces.set(at, { kind: "monument", seat, level });
  }
  for (const { craftsman: craft, at, seat, vertical } of view.craftsmen) {
    for (const cell of footprintOf(craft, at, vertical)) {
      pieces.set(cell, { kind: "craftsman", seat, craft });
    }
  }
  known.set(view, pieces);
  return pieces;
}

/** The craftsman whose tile covers a cell. */
export const craftsmanOn = (
  cell: CellName,
  craftsmen: View["craftsmen"],
): PlacedCraftsman | undefined =>
  craftsmen.find(({ craftsman, at, vertical }) =>
    footprintOf(craftsman, at, vertical).includes(cell),
  );

/** The ground of what stands at a cell: of a whole workshop, or of the cell. */
export function groundUnder(cell: CellName, craftsmen: View["craftsmen"]): Box {
  const workshop = craftsmanOn(cell, craftsmen);
  if (workshop === undefined) return { ...cornerOf(cell), width: CELL, height: CELL };
  const { across, down } = sizeOf(workshop.craftsman, workshop.vertical);
  return { ...cornerOf(workshop.at), width: across * CELL, height: down * CELL };
}
