import { LINES, type Point } from "@sofala/tsoro";

/** The size of the drawing. */
export const WIDTH = 600;
export const HEIGHT = 552;
export const STONE_RADIUS = 40;

interface Position {
  readonly x: number;
  readonly y: number;
}

const TOP = 82;
const BASE = 462;
const MIDDLE = (TOP + BASE) / 2;

export const POSITIONS: { readonly [point in Point]: Position } = {
  a: { x: 300, y: TOP },
  b1: { x: 186, y: MIDDLE },
  b2: { x: 300, y: MIDDLE },
  b3: { x: 414, y: MIDDLE },
  c1: { x: 72, y: BASE },
  c2: { x: 300, y: BASE },
  c3: { x: 528, y: BASE },
};

/** Where the stones of each seat are before they are placed: in the corners beside the top. */
export const RESERVES: readonly (readonly Position[])[] = [
  [
    { x: 138, y: 52 },
    { x: 92, y: 132 },
    { x: 46, y: 52 },
  ],
  [
    { x: 462, y: 52 },
    { x: 508, y: 132 },
    { x: 554, y: 52 },
  ],
];

/** The triangle through the outer points. */
export const OUTLINE = `${linePath("a", "c3")}L${POSITIONS.c1.x} ${POSITIONS.c1.y}z`;

/** All five lines. */
export const LINES_PATH = LINES.map(([first, , last]) => linePath(first, last)).join("");

export function linePath(from: Point, to: Point): string {
  return `M${POSITIONS[from].x} ${POSITIONS[from].y}L${POSITIONS[to].x} ${POSITIONS[to].y}`;
}
