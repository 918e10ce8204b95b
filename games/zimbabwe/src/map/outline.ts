import { has } from "./cell-set.ts";
import { MAX_SIDE, STRIDE, cellAt, footprint, type Cell, type Shape } from "./cells.ts";

/** The outline of a map: which cells there are, and what was found out about it. */
export interface Outline {
  readonly onMap: Int32Array;
  /** By place: 0 not looked at, 1 convex, 2 not. */
  readonly convex: Uint8Array;
}

const outlines = new Map<string, Outline>();

/** The same object for all maps of one outline. */
export function outlineOf(onMap: Int32Array): Outline {
  const key = onMap.join();
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = { onMap, convex: new Uint8Array(MAX_SIDE * STRIDE * 4) };
  if (outlines.size < OUTLINES_MAX) outlines.set(key, outline);
  return outline;
}

/** Positions may have any outline; the games' own are few. */
const OUTLINES_MAX = 64;
const NEAR = 3;

/** Do the cells of the map within three moves of a piece form a rectangle, so that no gap bends a path? */
export function isConvex({ onMap, convex }: Outline, at: Cell, shape: Shape): boolean {
  const place = at * 4 + shape;
  if (convex[place] === 0) convex[place] = isRectangle(onMap, at, shape) ? 1 : 2;
  return convex[place] === 1;
}

function isRectangle(onMap: Int32Array, at: Cell, shape: Shape): boolean {
  const last = at + (footprint(shape).at(-1) ?? 0);
  const top = Math.max(0, Math.floor(at / STRIDE) - NEAR);
  const bottom = Math.min(MAX_SIDE - 1, Math.floor(last / STRIDE) + NEAR);
  const left = Math.max(0, (at % STRIDE) - NEAR);
  const right = Math.min(MAX_SIDE - 1, (last % STRIDE) + NEAR);
  const rows: string[] = [];
  for (let row = top; row <= bottom; row++) {
    let marks = "";
    for (let column = left; column <= right; column++) {
      marks += has(onMap, 0, cellAt(row, column)) ? "x" : " ";
    }
    rows.push(marks);
  }
  const full = rows.filter((marks) => marks.includes("x"));
  const first = rows.indexOf(full[0] ?? "");
  const isBlock = full.every((marks, index) => marks === full[0] && rows[first + index] === marks);
  return isBlock && /^ *x+ *$/.test(full[0] ?? "");
}
