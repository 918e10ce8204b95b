import type { CellName, View } from "@sofala/zimbabwe";
import { footprintOf, nameAt, placeOf } from "../board/geometry.ts";
import type { Intent } from "./intent.ts";

/**
 * A craftsman is named by its top left cell. Under a pointer it is held there, or where it may
 * stand if it only has to be shifted for that; and always so that it stays on the map.
 */
export function heldAt(
  intent: Intent | undefined,
  cell: CellName,
  open: readonly CellName[],
  view: View,
): CellName {
  if (intent?.kind !== "place" || intent.craft === undefined || open.includes(cell)) return cell;
  const { craft, vertical } = intent;
  const shifted = open.findLast((at) => footprintOf(craft, at, vertical).includes(cell));
  if (shifted !== undefined) return shifted;
  const { row, column } = placeOf(cell);
  const [rows, columns] = [view.board.length, view.board[0]?.length ?? 0];
  const last = placeOf(footprintOf(craft, cell, vertical).at(-1) ?? cell);
  return nameAt(
    row - Math.max(0, last.row - rows + 1),
    column - Math.max(0, last.column - columns + 1),
  );
}
