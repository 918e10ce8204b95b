import type { CellName, Move, View } from "@sofala/zimbabwe";
import { footprintOf } from "../board/geometry.ts";
import { cellsOfGood } from "../board/good-cells.ts";

/** The cells that a move concerns, without duplicates. */
export function cellsOfMove(move: Move, { craftsmen }: View): readonly CellName[] {
  const tileAt = (cell: CellName): readonly CellName[] => {
    const tile = craftsmen.find(({ at }) => at === cell);
    return tile === undefined ? [cell] : footprintOf(tile.craftsman, cell, tile.vertical);
  };
  switch (move.kind) {
    case "place-craftsman":
      return footprintOf(move.craftsman, move.at, move.vertical);
    case "raise-monument":
      return [...new Set([move.at, ...move.goods.flatMap((good) => cellsOfGood(good, tileAt))])];
    default:
      if ("at" in move) return [move.at];
      return "cells" in move ? move.cells : [];
  }
}
