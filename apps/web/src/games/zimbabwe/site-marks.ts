import { type CellName, type Craft, claimsOf, type State } from "@sofala/zimbabwe";
import { footprintOf } from "./board/geometry.ts";
import type { Mark } from "./board/marks.ts";
import type { Seat } from "@sofala/engine";

/** A site for a craftsman's tile, by its top left cell. */
export interface Site {
  readonly at: CellName;
  readonly vertical: boolean;
}

/** Marks for all cells that a craftsman could cover: top left cells as legal, the others as covered. */
export function siteMarks(craft: Craft, sites: readonly Site[]): readonly Mark[] {
  const corners = new Set(sites.map(({ at }) => at));
  const covered = new Set(sites.flatMap(({ at, vertical }) => footprintOf(craft, at, vertical)));
  for (const corner of corners) covered.delete(corner);
  return [
    ...[...corners].map((cell): Mark => ({ cell, kind: "legal" })),
    ...[...covered].map((cell): Mark => ({ cell, kind: "covered" })),
  ];
}

/** Marks the resources of a craft, in a seat's turn: free, or claimed by a craftsman on the board. */
export const claimMarks = (state: State, seat: Seat, craft: Craft): readonly Mark[] =>
  claimsOf(state, seat, craft).map(({ at, isClaimed }) => ({
    cell: at,
    kind: isClaimed ? "claimed" : "free",
  }));
