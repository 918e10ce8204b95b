import type { Mediterranean } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { timelineOfEvents, type ReplayTimeline } from "../../../table/replay/replay-timeline.ts";

/** The turns and phases of a game, to step through it. */
export function replayTimelineOf(moves: readonly ObservedMove<Mediterranean>[]): ReplayTimeline {
  const events = moves.map((move) => move.events);
  // The first turn has no event.
  const second = events.flat().find((event) => event.kind === "turn-began")?.turn ?? 2;
  return timelineOfEvents({
    events,
    firstRound: second - 1,
    roundOf: (event) => (event.kind === "turn-began" ? event.turn : undefined),
    endsTurn: ({ kind }) => kind === "phase-began" || kind === "game-ended",
  });
}
