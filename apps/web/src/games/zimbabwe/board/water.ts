import type { Place } from "./geometry.ts";
import { chanceAt, isOnMap, placesWith, scattered } from "./board-string.ts";
import { outlinesOf, pathOf, shorePathOf } from "./outline.ts";

/** A body of water as it is drawn: paths in the units of the board. */
interface WaterPicture {
  readonly surface: string;
  /** Where the water is deep. */
  readonly deep: string;
  /** The surface's border with the land. */
  readonly shore: string;
  /** A line within the water along its shore. */
  readonly line: string;
  readonly waves: string;
}

const RADIUS = 20;
const BANK = 2;
const LINE = 7;
const DEEP = 15;
/** Of the corners of the map. */
export const EDGE_RADIUS = 7;

/** Water joined side to side, body by body (R 3.3). */
export function bodiesOf(board: readonly string[]): readonly (readonly Place[])[] {
  const left = new Map(
    placesWith(board, (sign) => sign === "~").map((place) => [keyOf(place), place]),
  );
  const bodies: Place[][] = [];
  for (const first of left.values()) {
    left.delete(keyOf(first));
    const body = [first];
    for (const place of body) {
      for (const next of neighboursOf(place)) {
        const found = left.get(keyOf(next));
        if (found === undefined) continue;
        left.delete(keyOf(next));
        body.push(found);
      }
    }
    bodies.push(body);
  }
  return bodies;
}

const keyOf = ({ row, column }: Place): string => `${row},${column}`;

const neighboursOf = ({ row, column }: Place): readonly Place[] => [
  { row: row - 1, column },
  { row: row + 1, column },
  { row, column: column - 1 },
  { row, column: column + 1 },
];

/** One shape for a whole body, however many cells it covers. */
export function waterPictureOf(board: readonly string[], body: readonly Place[]): WaterPicture {
  const loops = outlinesOf(body, isOnMap(board));
  const at = (inset: number) => ({ inset, radius: RADIUS, edgeRadius: EDGE_RADIUS });
  return {
    surface: pathOf(loops, at(BANK)),
    deep: pathOf(loops, at(DEEP)),
    shore: shorePathOf(loops, at(BANK)),
    line: shorePathOf(loops, at(LINE)),
    waves: wavesOn(body),
  };
}

/** A few waves, the same on every drawing of a body. */
const wavesOn = (body: readonly Place[]): string =>
  body
    .filter((place) => chanceAt(place, 5) < 0.45)
    .map((place) => {
      const { x, y } = scattered(place, 6, 10);
      return `M${x - 9} ${y}q4.5-5 9 0t9 0`;
    })
    .join("");
