import type { CellName, View } from "@sofala/zimbabwe";
import { footprintOf, cellNameAt, coordinatesOf } from "../board/geometry.ts";
import type { Intent } from "./intent.ts";

/**
 * The top left cell of a craftsman's tile under the pointer: the cell itself, or a legal site whose
 * tile covers the cell; shifted if needed so that the tile stays on the map.
 */
export function snapTile(
  intent: Intent | undefined,
  cell: CellName,
  open: readonly CellName[],
  view: View,
): CellName {
  if (intent?.kind !== "place" || intent.craft === undefined || open.includes(cell)) return cell;
  const { craft, vertical } = intent;
  const shifted = open.findLast((at) => footprintOf(craft, at, vertical).includes(cell));
  if (shifted !== undefined) return shifted;
  const { row, column } = coordinatesOf(cell);
  const [rows, columns] = [view.board.length, view.board[0]?.length ?? 0];
  const last = coordinatesOf(footprintOf(craft, cell, vertical).at(-1) ?? cell);
  return cellNameAt(
    row - Math.max(0, last.row - rows + 1),
    column - Math.max(0, last.column - columns + 1),
  );
}
