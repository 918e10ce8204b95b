import { nextIndex } from "../../ui/roving-tabindex.ts";
import type { PointDrawing } from "./point-game.ts";

/** The point that a key leads to; undefined if it leads nowhere. Rows wrap at both ends. */
export function pointByKey<Point extends string>(
  { rows, up, down }: Pick<PointDrawing<Point>, "rows" | "up" | "down">,
  key: string,
  from: Point,
): Point | undefined {
  if (key === "ArrowUp") return up[from];
  if (key === "ArrowDown") return down[from];
  const row = rows.find((points) => points.includes(from)) ?? [];
  return row[nextIndex(key, row.indexOf(from), row.length)];
}
