import type { CellName } from "@sofala/zimbabwe";
import { cellNameAt, coordinatesOf } from "./geometry.ts";
import { boardExtent, isOnMap, TILE_CELLS } from "./board-string.ts";

/** Rows per page: one tile of the map. */
const PAGE_ROWS = TILE_CELLS;
/** More than the columns of any map. */
const ROW_WEIGHT = 32;

export type GridStep =
  | "left"
  | "right"
  | "up"
  | "down"
  | "row-start"
  | "row-end"
  | "page-up"
  | "page-down"
  | "first"
  | "last";

/** The cell that a step leads to; it jumps over gaps and stops at the edge of the map. */
export function stepFrom(board: readonly string[], cell: CellName, step: GridStep): CellName {
  const { row, column } = coordinatesOf(cell);
  const inRow = allCells(board).filter((other) => coordinatesOf(other).row === row);
  const inColumn = allCells(board).filter((other) => coordinatesOf(other).column === column);
  const before = (cells: readonly CellName[], steps: number): CellName | undefined =>
    cells[Math.max(0, cells.indexOf(cell) - steps)];
  const after = (cells: readonly CellName[], steps: number): CellName | undefined =>
    cells[Math.min(cells.length - 1, cells.indexOf(cell) + steps)];
  const targets: { readonly [each in GridStep]: () => CellName | undefined } = {
    left: () => before(inRow, 1),
    right: () => after(inRow, 1),
    up: () => before(inColumn, 1),
    down: () => after(inColumn, 1),
    "row-start": () => inRow[0],
    "row-end": () => inRow.at(-1),
    "page-up": () => before(inColumn, PAGE_ROWS),
    "page-down": () => after(inColumn, PAGE_ROWS),
    first: () => allCells(board)[0],
    last: () => allCells(board).at(-1),
  };
  return targets[step]() ?? cell;
}

/** Every cell of the map, row by row. */
export function allCells(board: readonly string[]): readonly CellName[] {
  return cellRows(board).flat();
}

/** The cells of each row, without gaps. */
export function cellRows(board: readonly string[]): readonly (readonly CellName[])[] {
  const { across, down } = boardExtent(board);
  const isMap = isOnMap(board);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_none, column) => column)
      .filter((column) => isMap(row, column))
      .map((column) => cellNameAt(row, column)),
  );
}

/** The next or previous of some cells in reading order; wraps around. */
export function nextCellIn(
  cells: readonly CellName[],
  from: CellName,
  direction: 1 | -1,
): CellName | undefined {
  const sorted = [...new Set(cells)].sort((one, other) => readingOrder(one) - readingOrder(other));
  const beyond = (cell: CellName): boolean =>
    (readingOrder(cell) - readingOrder(from)) * direction > 0;
  return direction === 1
    ? (sorted.find(beyond) ?? sorted[0])
    : (sorted.findLast(beyond) ?? sorted.at(-1));
}

const readingOrder = (cell: CellName): number => {
  const { row, column } = coordinatesOf(cell);
  return row * ROW_WEIGHT + column;
};
