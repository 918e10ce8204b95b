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
