import type { CellName, Craft, View } from "@sofala/zimbabwe";
import { CELL_SIZE, cornerOf, footprintOf, tileSize } from "./geometry.ts";
import type { PlacedCraftsman } from "./superseded-crafts.ts";
import type { Box } from "./viewport.ts";

/** The piece on a cell. */
export type PieceOnCell =
  | { readonly kind: "monument"; readonly seat: number; readonly level: number }
  | { readonly kind: "craftsman"; readonly seat: number; readonly craft: Craft };

const piecesCache = new WeakMap<View, ReadonlyMap<CellName, PieceOnCell>>();

/** Monuments and craftsmen by every cell they cover; computed once per view. */
export function piecesByCell(view: View): ReadonlyMap<CellName, PieceOnCell> {
  const cached = piecesCache.get(view);
  if (cached !== undefined) return cached;
  const pieces = new Map<CellName, PieceOnCell>();
  for (const { at, seat, level } of view.monuments) {
    pieces.set(at, { kind: "monument", seat, level });
  }
  for (const { craftsman: craft, at, seat, vertical } of view.craftsmen) {
    for (const cell of footprintOf(craft, at, vertical)) {
      pieces.set(cell, { kind: "craftsman", seat, craft });
    }
  }
  piecesCache.set(view, pieces);
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

/** The box of the piece on a cell: a whole workshop, or the cell. */
export function boxOfPiece(cell: CellName, craftsmen: View["craftsmen"]): Box {
  const workshop = craftsmanOn(cell, craftsmen);
  if (workshop === undefined) return { ...cornerOf(cell), width: CELL_SIZE, height: CELL_SIZE };
  const { across, down } = tileSize(workshop.craftsman, workshop.vertical);
  return { ...cornerOf(workshop.at), width: across * CELL_SIZE, height: down * CELL_SIZE };
}
