import type { CellName, Craft } from "@sofala/zimbabwe";
import { footprintOf } from "./board/geometry.ts";
import type { Mark } from "./board/marks.ts";

/** A place for a craftsman's tile, by its top left cell. */
export interface Site {
  readonly at: CellName;
  readonly vertical: boolean;
}

/** All that a craftsman could cover: the cells that name a place, and those that lie in one. */
export function siteMarks(craft: Craft, sites: readonly Site[]): readonly Mark[] {
  const corners = new Set(sites.map(({ at }) => at));
  const covered = new Set(sites.flatMap(({ at, vertical }) => footprintOf(craft, at, vertical)));
  for (const corner of corners) covered.delete(corner);
  return [
    ...[...corners].map((cell): Mark => ({ cell, kind: "legal" })),
    ...[...covered].map((cell): Mark => ({ cell, kind: "covered" })),
  ];
}
