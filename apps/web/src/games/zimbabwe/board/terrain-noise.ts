import { boardExtent } from "./board-string.ts";
import { CELL_SIZE, type Coordinates, type Point } from "./geometry.ts";

/** Noise from 0 to 1: always the same at a cell. */
export function noiseAt({ row, column }: Coordinates, salt: number): number {
  let mixed = Math.imul(row + 31 * salt + 7, 0x9e3779b1) ^ Math.imul(column + 13, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Patches of the land's second tone, as one path that may reach beyond the map. */
export function patchPath(board: readonly string[]): string {
  const { across, down } = boardExtent(board);
  const patches: string[] = [];
  for (let row = 0; row < down; row += 2) {
    for (let column = 0; column < across; column += 3) {
      const at = { row, column };
      if (noiseAt(at, 1) > 0.5) continue;
      const { x, y } = jitteredPoint(at, 10, 3 * CELL_SIZE);
      const wide = Math.round(50 + 70 * noiseAt(at, 12));
      const high = Math.round(wide * (0.3 + 0.25 * noiseAt(at, 13)));
      patches.push(
        `M${x - wide} ${y}a${wide} ${high} 0 0 0 ${2 * wide} 0a${wide} ${high} 0 0 0${-2 * wide} 0z`,
      );
    }
  }
  return patches.join("");
}

/** The centre of a cell, moved a little by noise. */
export function jitteredPoint(at: Coordinates, salt: number, spread: number): Point {
  const shift = (n: number): number => Math.round((noiseAt(at, n) - 0.5) * spread);
  return {
    x: at.column * CELL_SIZE + CELL_SIZE / 2 + shift(salt),
    y: at.row * CELL_SIZE + CELL_SIZE / 2 + shift(salt + 1),
  };
}
