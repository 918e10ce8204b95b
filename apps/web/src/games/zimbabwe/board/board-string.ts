import type { Resource } from "@sofala/zimbabwe";
import { CELL_SIZE, type Coordinates } from "./geometry.ts";

/** The rows of a board in one string, so that equal boards are the same value. */
export type BoardString = string;

/** Cells along the side of a tile of the map. */
export const TILE_CELLS = 6;

export const toBoardString = (board: readonly string[]): BoardString => board.join("\n");
export const boardRows = (boardString: BoardString): readonly string[] => boardString.split("\n");

/** The board with all other signs removed, so that a layer that needs one sign is not redrawn when others change. */
export const keepOnlySign = (boardString: BoardString, sign = "."): BoardString =>
  boardString.replaceAll(/\S/gu, (printed) => (printed === sign ? sign : "."));

/** Cells across and down. */
export function boardExtent(board: readonly string[]): {
  readonly across: number;
  readonly down: number;
} {
  return { across: Math.max(0, ...board.map((row) => row.trimEnd().length)), down: board.length };
}

/** The sign at a cell; a space where there is no map. */
export const signAt = (board: readonly string[], row: number, column: number): string =>
  board[row]?.[column] ?? " ";

export const isOnMap =
  (board: readonly string[]) =>
  (row: number, column: number): boolean =>
    signAt(board, row, column) !== " ";

const RESOURCE_SIGNS: { readonly [sign: string]: Resource } = {
  t: "wood",
  c: "clay",
  i: "ivory",
  d: "diamond",
};

/** The resource that a sign means. */
export const resourceOfSign = (sign: string): Resource | undefined => RESOURCE_SIGNS[sign];

/** The cells whose sign is wanted, row by row. */
export function coordinatesWith(
  board: readonly string[],
  isWanted: (sign: string) => boolean,
): readonly Coordinates[] {
  return board.flatMap((row, n) =>
    [...row].flatMap((sign, column) => (isWanted(sign) ? [{ row: n, column }] : [])),
  );
}

/** Hairlines between neighbouring cells of the map. */
export function gridPath(board: readonly string[]): string {
  return borderPath(board, () => true);
}

/** Lines where two tiles of the map meet. */
export function tileBorderPath(board: readonly string[]): string {
  return borderPath(board, (line) => line % TILE_CELLS === 0);
}

function borderPath(board: readonly string[], isWanted: (line: number) => boolean): string {
  const isMap = isOnMap(board);
  const { across, down } = boardExtent(board);
  const lines: string[] = [];
  for (let line = 1; line < Math.max(across, down); line++) {
    if (!isWanted(line)) continue;
    for (const [from, to] of runs(across, (n) => isMap(line - 1, n) && isMap(line, n))) {
      lines.push(`M${from * CELL_SIZE} ${line * CELL_SIZE}H${to * CELL_SIZE}`);
    }
    for (const [from, to] of runs(down, (n) => isMap(n, line - 1) && isMap(n, line))) {
      lines.push(`M${line * CELL_SIZE} ${from * CELL_SIZE}V${to * CELL_SIZE}`);
    }
  }
  return lines.join("");
}

/** Runs of consecutive numbers below a limit for which `holds` is true, as [from, to). */
function runs(
  limit: number,
  holds: (n: number) => boolean,
): readonly (readonly [number, number])[] {
  const result: (readonly [number, number])[] = [];
  let from = -1;
  for (let n = 0; n <= limit; n++) {
    const isIn = n < limit && holds(n);
    if (isIn && from === -1) from = n;
    if (!isIn && from !== -1) {
      result.push([from, n]);
      from = -1;
    }
  }
  return result;
}
