import type { CellName } from "@sofala/zimbabwe";
import { CELL_SIZE, cornerOf } from "./geometry.ts";
import { boardExtent } from "./board-string.ts";
import type { Box, Size } from "./viewport.ts";

/** Space around the map for its edge. */
export const DRAWING_MARGIN = 8;

/** The size of the drawing of a board, its margin included. */
export function drawingSize(board: readonly string[], margin = DRAWING_MARGIN): Size {
  const { across, down } = boardExtent(board);
  return { width: across * CELL_SIZE + 2 * margin, height: down * CELL_SIZE + 2 * margin };
}

/** The same as a `viewBox`, in which the map's corner is the origin. */
export function viewBoxOf(board: readonly string[], margin = DRAWING_MARGIN): string {
  const { width, height } = drawingSize(board, margin);
  return `${-margin} ${-margin} ${width} ${height}`;
}

/** The bounding box of cells, in units of the drawing with its margin. */
export function boxAround(cells: readonly CellName[]): Box {
  const corners = cells.map((cell) => cornerOf(cell));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    x: left + DRAWING_MARGIN,
    y: top + DRAWING_MARGIN,
    width: Math.max(...corners.map(({ x }) => x)) + CELL_SIZE - left,
    height: Math.max(...corners.map(({ y }) => y)) + CELL_SIZE - top,
  };
}
