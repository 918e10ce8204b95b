import type { CellName } from "@sofala/zimbabwe";
import { nameAt, placeOf } from "./geometry.ts";
import { extentOf, isOnMap, TILE } from "./board-string.ts";

/** Rows that a page is: one tile of the map. */
const PAGE = TILE;
/** More than the columns of any map. */
const ROW = 32;

export type Stride =
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

/** Where a stride leads to; over gaps in the map, and nowhere beyond its end. */
export function strideFrom(board: readonly string[], cell: CellName, stride: Stride): CellName {
  const { row, column } = placeOf(cell);
  const inRow = cellsOf(board).filter((other) => placeOf(other).row === row);
  const inColumn = cellsOf(board).filter((other) => placeOf(other).column === column);
  const before = (cells: readonly CellName[], steps: number): CellName | undefined =>
    cells[Math.max(0, cells.indexOf(cell) - steps)];
  const after = (cells: readonly CellName[], steps: number): CellName | undefined =>
    cells[Math.min(cells.length - 1, cells.indexOf(cell) + steps)];
  const found: { readonly [each in Stride]: () => CellName | undefined } = {
    left: () => before(inRow, 1),
    right: () => after(inRow, 1),
    up: () => before(inColumn, 1),
    down: () => after(inColumn, 1),
    "row-start": () => inRow[0],
    "row-end": () => inRow.at(-1),
    "page-up": () => before(inColumn, PAGE),
    "page-down": () => after(inColumn, PAGE),
    first: () => cellsOf(board)[0],
    last: () => cellsOf(board).at(-1),
  };
  return found[stride]() ?? cell;
}

/** Every cell of the map, row by row. */
export function cellsOf(board: readonly string[]): readonly CellName[] {
  return rowsOfCells(board).flat();
}

/** The cells of each row, without gaps. */
export function rowsOfCells(board: readonly string[]): readonly (readonly CellName[])[] {
  const { across, down } = extentOf(board);
  const isMap = isOnMap(board);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_none, column) => column)
      .filter((column) => isMap(row, column))
      .map((column) => nameAt(row, column)),
  );
}

/** The next of some cells in reading order, or the one before; round and round. */
export function nextOf(
  cells: readonly CellName[],
  from: CellName,
  direction: 1 | -1,
): CellName | undefined {
  const sorted = [...new Set(cells)].sort((one, other) => orderOf(one) - orderOf(other));
  const beyond = (cell: CellName): boolean => (orderOf(cell) - orderOf(from)) * direction > 0;
  return direction === 1
    ? (sorted.find(beyond) ?? sorted[0])
    : (sorted.findLast(beyond) ?? sorted.at(-1));
}

const orderOf = (cell: CellName): number => {
  const { row, column } = placeOf(cell);
  return row * ROW + column;
};
