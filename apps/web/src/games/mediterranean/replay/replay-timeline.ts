import type { Mediterranean } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import type { Chapter, ReplayTimeline } from "../../../table/replay/replay-timeline.ts";

/** The chapters (turns) and stops (phases) of a replay. */
export function replayTimelineOf(
  observedMoves: readonly ObservedMove<Mediterranean>[],
): ReplayTimeline {
  const chapters: Chapter[] = [];
  const stops = [0];
  for (const [index, { events }] of observedMoves.entries()) {
    for (const event of events) {
      if (event.kind === "turn-began") chapters.push({ round: event.turn, firstMoment: index + 1 });
      if (event.kind === "phase-began" || event.kind === "game-ended") stops.push(index + 1);
    }
  }
  // The first turn has no event.
  const first = { round: (chapters[0]?.round ?? 2) - 1, firstMoment: 0 };
  return {
    lastMove: observedMoves.length,
    chapters: [first, ...chapters],
    turnStarts: [...new Set([...stops, observedMoves.length])],
  };
}
