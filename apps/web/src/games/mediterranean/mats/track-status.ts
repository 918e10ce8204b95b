import type { BuildingId, Edition, IdeaTrack, SeatView } from "@sofala/mediterranean";

/** What a seat has on one of its two boards. */
interface TrackStatus {
  /** How many buildings the marker's space allows. */
  readonly level: number;
  readonly buildings: readonly BuildingId[];
  /** How many more can be built. */
  readonly freeSlots: number;
  /** The next space with a higher level, if any. */
  readonly next?: { readonly spaces: number; readonly level: number };
}

/** The level limits new buildings, not existing ones (R 8.2). */
export function trackStatus(edition: Edition, seat: SeatView, track: IdeaTrack): TrackStatus {
  const { levels } = edition.tracks[track];
  const { position } = seat[track];
  const level = levels[position] ?? 0;
  const buildings = seat.buildings.filter((id) => edition.buildings[id]?.track === track);
  const higher = levels.findIndex((each, at) => at > position && each > level);
  const next = levels[higher];
  return {
    level,
    buildings,
    freeSlots: Math.max(0, level - buildings.length),
    ...(next === undefined ? {} : { next: { spaces: higher - position, level: next } }),
  };
}

/** Neighbouring spaces of one level. */
interface LevelRange {
  readonly level: number;
  readonly spaces: readonly number[];
}

/** The spaces of a board from 0 on, by level. */
export function levelRanges(levels: readonly number[]): readonly LevelRange[] {
  const byLevel = Map.groupBy(levels.keys(), (space) => levels[space] ?? 0);
  return [...byLevel].map(([level, spaces]) => ({ level, spaces }));
}
