import type { Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../host/table.ts";

type History = readonly Moment<Zimbabwe>[];

/** A round, and the first moment of it; round 0 is the set-up. */
export interface Chapter {
  readonly round: number;
  readonly from: number;
}

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

/** The round that a moment lies in. */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.findLast(({ from }) => from <= at);

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

/** The stop after a moment, or before it; the moment itself where there is none. */
export function stopFrom(stops: readonly number[], at: number, direction: 1 | -1): number {
  const found =
    direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}
