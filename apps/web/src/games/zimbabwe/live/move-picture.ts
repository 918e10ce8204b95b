import type { CellName, Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import { coordinatesOf, footprintOf } from "../board/geometry.ts";
import type { GoodsRoute, Mark } from "../board/marks.ts";
import { goodsRoutesOf } from "../raising/bill.ts";

type ZimbabweMoment = Moment<Zimbabwe>;

/** The marks of the move that led to a moment, in the replay and at the table; `captionCells` are those of its caption. */
export function marksOfMove(
  { lastMove }: ZimbabweMoment,
  captionCells: readonly CellName[],
): readonly Mark[] {
  const move = lastMove?.move;
  // Routes show all cells of a raise but the monument's.
  const cells = move?.kind === "raise-monument" ? [move.at] : captionCells;
  return cells.map((cell) => ({ cell, kind: "highlighted" }));
}

/** The routes of the goods that the move to a moment used. */
export function routesOfMove(
  moments: readonly ZimbabweMoment[],
  { moveCount, lastMove }: ZimbabweMoment,
): readonly GoodsRoute[] {
  const before = moments[moveCount - 1];
  if (before === undefined || lastMove?.move.kind !== "raise-monument") return [];
  const seat = typeof lastMove.actor === "number" ? lastMove.actor : 0;
  return goodsRoutesOf(before.state, seat, [lastMove.move]);
}

/** The cells of the pieces that a move put on the board or raised. */
export const cellsOfPieces = ({ lastMove }: ZimbabweMoment): readonly CellName[] =>
  (lastMove?.events ?? []).flatMap(cellsOfPiece);

/** Are these cells at the lower edge of the board? */
export const isAtLowerEdge = (
  cells: readonly CellName[],
  { view: { board } }: ZimbabweMoment,
): boolean => cells.some((cell) => coordinatesOf(cell).row >= board.length - EDGE_ROWS);

/** Are these cells at the upper edge of the board? */
export const isAtUpperEdge = (cells: readonly CellName[]): boolean =>
  cells.some((cell) => coordinatesOf(cell).row < EDGE_ROWS);

/** So many rows a caption may hide. */
const EDGE_ROWS = 3;

function cellsOfPiece(event: Event): readonly CellName[] {
  switch (event.kind) {
    case "craftsman-placed":
      return footprintOf(event.craftsman, event.at, event.vertical);
    case "water-placed":
      return event.cells;
    case "first-monument-placed":
    case "monument-built":
    case "monument-raised":
    case "resource-placed":
      return [event.at];
    default:
      return [];
  }
}
