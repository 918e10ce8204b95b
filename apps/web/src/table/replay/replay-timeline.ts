/** A round, and the first moment of it; round 0 is the set-up. */
export interface Chapter {
  readonly round: number;
  readonly from: number;
}

/** How a game can be leafed through. */
export interface Course {
  /** The number of the last move. */
  readonly last: number;
  readonly chapters: readonly Chapter[];
  /** Moments at which something new begins, from the first to the last of all. */
  readonly stops: readonly number[];
}

/** The round that a moment lies in. */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.findLast(({ from }) => from <= at);

/** The stop after a moment, or before it; the moment itself where there is none. */
export function stopFrom(stops: readonly number[], at: number, direction: 1 | -1): number {
  const found =
    direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}
