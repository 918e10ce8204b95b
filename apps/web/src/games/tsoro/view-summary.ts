import type { View } from "@sofala/tsoro";
import type { ViewSummary } from "../game-ui.ts";

/** Both seats move once in a round. This is loaded at the start, so it does without the rules. */
export function viewSummary({ board, active, earlier, phase, ranking }: View): ViewSummary {
  const placed = board.replaceAll(/[./]/gu, "").length;
  return {
    round: 1 + Math.floor((placed + earlier.length) / 2),
    seatToAct: phase === "over" ? undefined : active,
    ranking,
  };
}
