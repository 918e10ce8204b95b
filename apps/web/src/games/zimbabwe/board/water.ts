import type { Coordinates } from "./geometry.ts";
import { isOnMap, coordinatesWith } from "./board-string.ts";
import { outlinesOf, outlinePath, shorePath } from "./outline.ts";
import { jitteredPoint, noiseAt } from "./terrain-noise.ts";

/** A body of water as it is drawn: paths in the units of the board. */
interface WaterPaths {
  readonly surface: string;
  /** Where the water is deep. */
  readonly deep: string;
  /** The surface's border with the land. */
  readonly shore: string;
  /** A line within the water along its shore. */
  readonly innerShore: string;
  readonly waves: string;
}

const CORNER_RADIUS = 20;
const SURFACE_INSET = 2;
const LINE_INSET = 7;
const DEEP_INSET = 15;
export const MAP_CORNER_RADIUS = 7;

/** Bodies of water: cells joined side to side (R 3.3). */
export function waterBodies(board: readonly string[]): readonly (readonly Coordinates[])[] {
  const remaining = new Map(
    coordinatesWith(board, (sign) => sign === "~").map((cell) => [keyOf(cell), cell]),
  );
  const bodies: Coordinates[][] = [];
  for (const first of remaining.values()) {
    remaining.delete(keyOf(first));
    const body = [first];
    for (const cell of body) {
      for (const next of neighboursOf(cell)) {
        const neighbour = remaining.get(keyOf(next));
        if (neighbour === undefined) continue;
        remaining.delete(keyOf(next));
        body.push(neighbour);
      }
    }
    bodies.push(body);
  }
  return bodies;
}

const keyOf = ({ row, column }: Coordinates): string => `${row},${column}`;

const neighboursOf = ({ row, column }: Coordinates): readonly Coordinates[] => [
  { row: row - 1, column },
  { row: row + 1, column },
  { row, column: column - 1 },
  { row, column: column + 1 },
];

/** One shape for a whole body, however many cells it covers. */
export function waterPaths(board: readonly string[], body: readonly Coordinates[]): WaterPaths {
  const loops = outlinesOf(body, isOnMap(board));
  const at = (inset: number) => ({ inset, radius: CORNER_RADIUS, edgeRadius: MAP_CORNER_RADIUS });
  return {
    surface: outlinePath(loops, at(SURFACE_INSET)),
    deep: outlinePath(loops, at(DEEP_INSET)),
    shore: shorePath(loops, at(SURFACE_INSET)),
    innerShore: shorePath(loops, at(LINE_INSET)),
    waves: wavePath(body),
  };
}

/** A few waves, the same on every drawing of a body. */
const wavePath = (body: readonly Coordinates[]): string =>
  body
    .filter((cell) => noiseAt(cell, 5) < 0.45)
    .map((cell) => {
      const { x, y } = jitteredPoint(cell, 6, 10);
      return `M${x - 9} ${y}q4.5-5 9 0t9 0`;
    })
    .join("");
