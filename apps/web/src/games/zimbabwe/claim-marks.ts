import type { Seat } from "@sofala/engine";
import { claimsOf, type Craft, type State } from "@sofala/zimbabwe";
import type { Mark } from "./board/marks.ts";

/** The resources of a craft as marks, in the turn of a seat: free for a new craftsman, or claimed by one that is there. */
export const claimMarks = (state: State, seat: Seat, craft: Craft): readonly Mark[] =>
  claimsOf(state, seat, craft).map(({ at, isClaimed }) => ({
    cell: at,
    kind: isClaimed ? "claimed" : "free",
  }));
