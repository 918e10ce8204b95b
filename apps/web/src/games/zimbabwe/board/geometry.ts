import { CRAFTSMEN, type CellName, type Craft } from "@sofala/zimbabwe";

/** The side of a cell in the units of the drawing. */
export const CELL_SIZE = 48;

/** The letter of the first column. */
const FIRST_LETTER = "a".charCodeAt(0);

export const columnName = (column: number): string => String.fromCharCode(FIRST_LETTER + column);

export interface Coordinates {
  readonly row: number;
  readonly column: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounded to a tenth: precise enough, and short in a path. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** A point as it is written in a path. */
export const pointText = ({ x, y }: Point): string => `${roundToTenth(x)} ${roundToTenth(y)}`;

/** `a1` is the top left cell. */
export const cellNameAt = (row: number, column: number): CellName =>
  `${columnName(column)}${row + 1}`;

export const coordinatesOf = (cell: CellName): Coordinates => ({
  row: Number(cell.slice(1)) - 1,
  column: cell.charCodeAt(0) - FIRST_LETTER,
});

export const cornerOf = (cell: CellName): Point => {
  const { row, column } = coordinatesOf(cell);
  return { x: column * CELL_SIZE, y: row * CELL_SIZE };
};

export const centreOf = (cell: CellName): Point => {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL_SIZE / 2, y: y + CELL_SIZE / 2 };
};

/** Cells across and down of a craftsman's tile. */
export function tileSize(
  craft: Craft,
  vertical = false,
): { readonly across: number; readonly down: number } {
  if (CRAFTSMEN[craft].shape === "square") return { across: 2, down: 2 };
  return vertical ? { across: 1, down: 2 } : { across: 2, down: 1 };
}

/** The cells of a tile, from its top left one on. */
export function footprintOf(craft: Craft, at: CellName, vertical = false): readonly CellName[] {
  const { across, down } = tileSize(craft, vertical);
  const { row, column } = coordinatesOf(at);
  return Array.from({ length: across * down }, (_, n) =>
    cellNameAt(row + Math.floor(n / across), column + (n % across)),
  );
}
