import type { CellName } from "@sofala/zimbabwe";
import { CELL, cornerOf } from "./geometry.ts";
import { extentOf } from "./board-string.ts";
import type { Box, Size } from "./viewport.ts";

/** Units around the map that its edge is drawn in. */
export const DRAWING_MARGIN = 8;

/** The size of the drawing of a board, its margin included. */
export function drawingOf(board: readonly string[], margin = DRAWING_MARGIN): Size {
  const { across, down } = extentOf(board);
  return { width: across * CELL + 2 * margin, height: down * CELL + 2 * margin };
}

/** The same as a `viewBox`, in which the map's corner is the origin. */
export function viewBoxOf(board: readonly string[], margin = DRAWING_MARGIN): string {
  const { width, height } = drawingOf(board, margin);
  return `${-margin} ${-margin} ${width} ${height}`;
}

/** The least box around cells, in units of the drawing with its margin. */
export function boxAround(cells: readonly CellName[]): Box {
  const corners = cells.map((cell) => cornerOf(cell));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    x: left + DRAWING_MARGIN,
    y: top + DRAWING_MARGIN,
    width: Math.max(...corners.map(({ x }) => x)) + CELL - left,
    height: Math.max(...corners.map(({ y }) => y)) + CELL - top,
  };
}
