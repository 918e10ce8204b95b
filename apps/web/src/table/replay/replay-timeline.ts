import type { GameTypes } from "@sofala/engine";
import type { Moment } from "../../local/table.ts";

/** A round and its first moment; round 0 is the set-up. */
export interface Chapter {
  readonly round: number;
  readonly firstMoment: number;
}

/** The moments that a replay steps through. */
export interface ReplayTimeline {
  /** The number of the last move. */
  readonly lastMove: number;
  readonly chapters: readonly Chapter[];
  /** The moments at which a turn starts, from the first to the last moment. */
  readonly turnStarts: readonly number[];
}

/** The round of a moment. */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.findLast(({ firstMoment }) => firstMoment <= at);

/** The stop after a moment, or before it; the moment itself if there is none. */
export function nextStop(stops: readonly number[], at: number, direction: 1 | -1): number {
  const found =
    direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

/** The events of a game, for its timeline. */
interface TimelineEvents<Event> {
  /** Of every move. */
  readonly events: readonly (readonly Event[])[];
  readonly firstRound: number;
  /** The round that an event begins. */
  readonly roundOf: (event: Event) => number | undefined;
  readonly endsTurn: (event: Event) => boolean;
}

/** The rounds and turns of a game. */
export function timelineOfEvents<Event>(game: TimelineEvents<Event>): ReplayTimeline {
  const { events, firstRound, roundOf, endsTurn } = game;
  const chapters: Chapter[] = [{ round: firstRound, firstMoment: 0 }];
  const turnStarts = new Set([0]);
  for (const [index, eventsOfMove] of events.entries()) {
    for (const event of eventsOfMove) {
      const round = roundOf(event);
      if (round !== undefined) chapters.push({ round, firstMoment: index + 1 });
      if (endsTurn(event)) turnStarts.add(index + 1);
    }
  }
  const lastMove = events.length;
  return { lastMove, chapters, turnStarts: [...turnStarts.add(lastMove)] };
}

/** The turns of a game without rounds: one ends when somebody else is to act. */
export function turnsOf<T extends GameTypes>(moments: readonly Moment<T>[]): ReplayTimeline {
  const lastMove = moments.length - 1;
  const starts = moments.flatMap(({ toAct }, at) =>
    at === 0 || at === lastMove || toAct.join() !== moments[at - 1]?.toAct.join() ? [at] : [],
  );
  return { lastMove, chapters: [], turnStarts: starts };
}
