import { CRAFTSMEN, type CellName, type Craft } from "@sofala/zimbabwe";

/** The side of a cell in the units of the drawing. */
export const CELL = 48;

/** The letter of the first column. */
const FIRST_LETTER = "a".charCodeAt(0);

export const columnName = (column: number): string => String.fromCharCode(FIRST_LETTER + column);

export interface Place {
  readonly row: number;
  readonly column: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounded to a tenth: finer than anybody sees, and short in a path. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point as a path names it. */
export const pointText = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** `a1` is the top left cell. */
export const nameAt = (row: number, column: number): CellName => `${columnName(column)}${row + 1}`;

export const placeOf = (cell: CellName): Place => ({
  row: Number(cell.slice(1)) - 1,
  column: cell.charCodeAt(0) - FIRST_LETTER,
});

export const cornerOf = (cell: CellName): Point => {
  const { row, column } = placeOf(cell);
  return { x: column * CELL, y: row * CELL };
};

export const centreOf = (cell: CellName): Point => {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** Cells across and down of a craftsman's tile. */
export function sizeOf(
  craft: Craft,
  vertical = false,
): { readonly across: number; readonly down: number } {
  if (CRAFTSMEN[craft].shape === "square") return { across: 2, down: 2 };
  return vertical ? { across: 1, down: 2 } : { across: 2, down: 1 };
}

/** The cells of a tile, from its top left one on. */
export function footprintOf(craft: Craft, at: CellName, vertical = false): readonly CellName[] {
  const { across, down } = sizeOf(craft, vertical);
  const { row, column } = placeOf(at);
  return Array.from({ length: across * down }, (_, n) =>
    nameAt(row + Math.floor(n / across), column + (n % across)),
  );
}
