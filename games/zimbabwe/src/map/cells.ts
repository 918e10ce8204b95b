import type { CellName } from "../state.ts";

/** A cell of the map: row * STRIDE + column. The last column of each row stays empty, so that no step wraps round. */
export type Cell = number;

export const MAX_SIDE = 18;
export const STRIDE = 19;
export const CELLS = MAX_SIDE * STRIDE;

export const cellAt = (row: number, column: number): Cell => row * STRIDE + column;
const rowOf = (cell: Cell): number => Math.floor(cell / STRIDE);
const columnOf = (cell: Cell): number => cell % STRIDE;

const FIRST_LETTER = "a".charCodeAt(0);

/** One row more than there are: a tile may stick out below. */
const NAMES: readonly CellName[] = Array.from(
  { length: CELLS + STRIDE },
  (_, cell) => `${String.fromCharCode(FIRST_LETTER + columnOf(cell))}${rowOf(cell) + 1}`,
);

export const nameOf = (cell: Cell): CellName => NAMES[cell] ?? "";

export const CELL_NAME = /^[a-r](?:[1-9]|1[0-8])$/;
/** In the empty column: on no map. */
const NOWHERE = STRIDE - 1;

/** The cell of a name; of a name that is none, a cell that is on no map. */
export const cellNamed = (name: CellName): Cell => NAMED.get(name) ?? NOWHERE;

const NAMED: ReadonlyMap<CellName, Cell> = new Map(
  NAMES.flatMap((name, cell) => (CELL_NAME.test(name) ? [[name, cell] as const] : [])),
);

/** The shapes that pieces cover: which cells, counted from the top left one. */
export type Shape = 0 | 1 | 2 | 3;
export const LYING_BAR = 0;
export const STANDING_BAR = 1;
export const SQUARE = 2;
export const SINGLE = 3;

const FOOTPRINTS: readonly (readonly number[])[] = [
  [0, 1],
  [0, STRIDE],
  [0, 1, STRIDE, STRIDE + 1],
  [0],
];

/** Offsets of the cells of a shape from its top left cell. */
export const footprint = (shape: Shape): readonly number[] => FOOTPRINTS[shape] ?? [];
