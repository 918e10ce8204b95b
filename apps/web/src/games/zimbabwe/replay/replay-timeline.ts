import type { Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { Chapter, ReplayTimeline } from "../../../table/replay/replay-timeline.ts";

type History = readonly Moment<Zimbabwe>[];

/** The rounds and turns of a game, to step through it. */
export const replayTimelineOf = (history: History): ReplayTimeline => ({
  lastMove: history.length - 1,
  chapters: chaptersOf(history),
  turnStarts: turnStartsOf(history),
});

/** The rounds of a game in order. */
export function chaptersOf(history: History): readonly Chapter[] {
  const [first] = history;
  if (first === undefined) return [];
  const { phase, round } = first.view;
  const chapters: Chapter[] = [{ round: phase === "setup" ? 0 : round, firstMoment: 0 }];
  for (const { moveCount, lastMove } of history) {
    const roundBegan = lastMove?.events.find((event) => event.kind === "round-began");
    if (roundBegan !== undefined)
      chapters.push({ round: roundBegan.round, firstMoment: moveCount });
  }
  return chapters;
}

/** The moments between turns, with the first and the last one; set-up and gifts count as one turn each. */
export function turnStartsOf(history: History): readonly number[] {
  const ends = history.filter(({ lastMove }) =>
    lastMove?.events.some(({ kind }) => TURN_ENDS.has(kind)),
  );
  return [...new Set([0, ...ends.map(({ moveCount }) => moveCount), history.length - 1])];
}

const TURN_ENDS: ReadonlySet<Event["kind"]> = new Set([
  "round-began",
  "gifts-ended",
  "turn-ended",
  "game-ended",
]);
