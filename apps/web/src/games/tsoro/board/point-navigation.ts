import type { Point } from "@sofala/tsoro";
import { nextIndex } from "../../../ui/roving-tabindex.ts";

const MIDDLE_ROW: readonly Point[] = ["b1", "b2", "b3"];
const BASE: readonly Point[] = ["c1", "c2", "c3"];
const ROWS: readonly (readonly Point[])[] = [["a"], MIDDLE_ROW, BASE];

const UP: { readonly [point in Point]?: Point } = {
  b1: "a",
  b2: "a",
  b3: "a",
  c1: "b1",
  c2: "b2",
  c3: "b3",
};
const DOWN: { readonly [point in Point]?: Point } = { a: "b2", b1: "c1", b2: "c2", b3: "c3" };

/** The point that a key leads to; undefined if it leads nowhere. Rows wrap at both ends. */
export function pointByKey(key: string, from: Point): Point | undefined {
  if (key === "ArrowUp") return UP[from];
  if (key === "ArrowDown") return DOWN[from];
  const row = ROWS.find((points) => points.includes(from)) ?? [];
  return row[nextIndex(key, row.indexOf(from), row.length)];
}
