import type { Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { Chapter, Course } from "../../../table/replay/replay-timeline.ts";

type History = readonly Moment<Zimbabwe>[];

/** How a game can be leafed through: by rounds, and by turns. */
export const courseOf = (history: History): Course => ({
  last: history.length - 1,
  chapters: chaptersOf(history),
  stops: stopsOf(history),
});

/** The rounds of a game in their order. */
export function chaptersOf(history: History): readonly Chapter[] {
  const [first] = history;
  if (first === undefined) return [];
  const { phase, round } = first.view;
  const chapters: Chapter[] = [{ round: phase === "setup" ? 0 : round, from: 0 }];
  for (const { number, last } of history) {
    const began = last?.events.find((event) => event.kind === "round-began");
    if (began !== undefined) chapters.push({ round: began.round, from: number });
  }
  return chapters;
}

/** The moments between turns, from the first to the last of all: set-up and gifts are one turn each. */
export function stopsOf(history: History): readonly number[] {
  const ends = history.filter(({ last }) => last?.events.some(({ kind }) => ENDS.has(kind)));
  return [...new Set([0, ...ends.map(({ number }) => number), history.length - 1])];
}

const ENDS: ReadonlySet<Event["kind"]> = new Set([
  "round-began",
  "gifts-ended",
  "turn-ended",
  "game-ended",
]);
