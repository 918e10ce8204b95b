import type { Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import { timelineOfEvents, type ReplayTimeline } from "../../../table/replay/replay-timeline.ts";

/** The rounds and turns of a game, to step through it; set-up and gifts count as one turn each. */
export function replayTimelineOf(history: readonly Moment<Zimbabwe>[]): ReplayTimeline {
  const { phase, round = 0 } = history[0]?.view ?? {};
  return timelineOfEvents({
    events: history.slice(1).map(({ lastMove }) => lastMove?.events ?? []),
    firstRound: phase === "setup" ? 0 : round,
    roundOf: (event) => (event.kind === "round-began" ? event.round : undefined),
    endsTurn: ({ kind }) => TURN_ENDS.has(kind),
  });
}

const TURN_ENDS: ReadonlySet<Event["kind"]> = new Set([
  "round-began",
  "gifts-ended",
  "turn-ended",
  "game-ended",
]);
