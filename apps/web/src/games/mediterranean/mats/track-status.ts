import type { BuildingId, Edition, IdeaTrack, SeatView } from "@sofala/mediterranean";

/** What a seat has on one of its two boards. */
interface Standing {
  /** Buildings that may stand where the marker is. */
  readonly level: number;
  readonly buildings: readonly BuildingId[];
  /** How many more may be built. */
  readonly room: number;
  /** The next space with a higher level, where there is one. */
  readonly next?: { readonly spaces: number; readonly level: number };
}

/** The level limits what is built, not what stands already (R 8.2). */
export function standingOn(edition: Edition, seat: SeatView, track: IdeaTrack): Standing {
  const { levels } = edition.tracks[track];
  const { position } = seat[track];
  const level = levels[position] ?? 0;
  const buildings = seat.buildings.filter((id) => edition.buildings[id]?.track === track);
  const higher = levels.findIndex((each, at) => at > position && each > level);
  const next = levels[higher];
  return {
    level,
    buildings,
    room: Math.max(0, level - buildings.length),
    ...(next === undefined ? {} : { next: { spaces: higher - position, level: next } }),
  };
}

/** Neighbouring spaces of one level. */
interface Stretch {
  readonly level: number;
  readonly spaces: readonly number[];
}

/** The spaces of a board from 0 on, by level. */
export function stretchesOf(levels: readonly number[]): readonly Stretch[] {
  const byLevel = Map.groupBy(levels.keys(), (space) => levels[space] ?? 0);
  return [...byLevel].map(([level, spaces]) => ({ level, spaces }));
}
