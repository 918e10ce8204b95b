import type { Resource } from "@sofala/zimbabwe";
import { CELL, type Place, type Point } from "./geometry.ts";

/** The rows of a board in one string, so that equal boards are the same value. */
export type Ground = string;

/** Cells along the side of a tile of the map. */
export const TILE = 6;

export const groundOf = (board: readonly string[]): Ground => board.join("\n");
export const rowsOf = (ground: Ground): readonly string[] => ground.split("\n");

/** The ground as if only this sign were printed on its map: what depends on no other stays as it is when others change. */
export const onlyWith = (ground: Ground, sign = "."): Ground =>
  ground.replaceAll(/\S/gu, (printed) => (printed === sign ? sign : "."));

/** Cells across and down. */
export function extentOf(board: readonly string[]): {
  readonly across: number;
  readonly down: number;
} {
  return { across: Math.max(0, ...board.map((row) => row.trimEnd().length)), down: board.length };
}

/** What is printed at a place; a space where there is no map. */
export const printedAt = (board: readonly string[], row: number, column: number): string =>
  board[row]?.[column] ?? " ";

export const isOnMap =
  (board: readonly string[]) =>
  (row: number, column: number): boolean =>
    printedAt(board, row, column) !== " ";

const RESOURCE_SIGNS: { readonly [sign: string]: Resource } = {
  t: "wood",
  c: "clay",
  i: "ivory",
  d: "diamond",
};

/** The resource that a sign of the board stands for. */
export const resourceOf = (sign: string): Resource | undefined => RESOURCE_SIGNS[sign];

/** Every place whose sign is wanted, row by row. */
export function placesWith(
  board: readonly string[],
  isWanted: (sign: string) => boolean,
): readonly Place[] {
  return board.flatMap((row, n) =>
    [...row].flatMap((sign, column) => (isWanted(sign) ? [{ row: n, column }] : [])),
  );
}

/** Hairlines between neighbouring cells of the map. */
export function gridPathOf(board: readonly string[]): string {
  return between(board, () => true);
}

/** Lines where two tiles of the map meet. */
export function tilePathOf(board: readonly string[]): string {
  return between(board, (line) => line % TILE === 0);
}

function between(board: readonly string[], isWanted: (line: number) => boolean): string {
  const isMap = isOnMap(board);
  const { across, down } = extentOf(board);
  const lines: string[] = [];
  for (let line = 1; line < Math.max(across, down); line++) {
    if (!isWanted(line)) continue;
    for (const [from, to] of runs(across, (n) => isMap(line - 1, n) && isMap(line, n))) {
      lines.push(`M${from * CELL} ${line * CELL}H${to * CELL}`);
    }
    for (const [from, to] of runs(down, (n) => isMap(n, line - 1) && isMap(n, line))) {
      lines.push(`M${line * CELL} ${from * CELL}V${to * CELL}`);
    }
  }
  return lines.join("");
}

/** Stretches of numbers below a limit that hold, as from and to. */
function runs(
  limit: number,
  holds: (n: number) => boolean,
): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = -1;
  for (let n = 0; n <= limit; n++) {
    const isIn = n < limit && holds(n);
    if (isIn && from === -1) from = n;
    if (!isIn && from !== -1) {
      found.push([from, n]);
      from = -1;
    }
  }
  return found;
}

/** A number from 0 to 1 that always is the same at a place. */
export function chanceAt({ row, column }: Place, salt: number): number {
  let mixed = Math.imul(row + 31 * salt + 7, 0x9e3779b1) ^ Math.imul(column + 13, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Soft patches where the ground has its other tone, as one path that may reach beyond the map. */
export function patchPathOf(board: readonly string[]): string {
  const { across, down } = extentOf(board);
  const patches: string[] = [];
  for (let row = 0; row < down; row += 2) {
    for (let column = 0; column < across; column += 3) {
      const place = { row, column };
      if (chanceAt(place, 1) > 0.5) continue;
      const { x, y } = scattered(place, 10, 3 * CELL);
      const wide = Math.round(50 + 70 * chanceAt(place, 12));
      const high = Math.round(wide * (0.3 + 0.25 * chanceAt(place, 13)));
      patches.push(
        `M${x - wide} ${y}a${wide} ${high} 0 0 0 ${2 * wide} 0a${wide} ${high} 0 0 0${-2 * wide} 0z`,
      );
    }
  }
  return patches.join("");
}

/** A point of a cell, moved a little by chance. */
export function scattered(place: Place, salt: number, spread: number): Point {
  const shift = (n: number): number => Math.round((chanceAt(place, n) - 0.5) * spread);
  return {
    x: place.column * CELL + CELL / 2 + shift(salt),
    y: place.row * CELL + CELL / 2 + shift(salt + 1),
  };
}
