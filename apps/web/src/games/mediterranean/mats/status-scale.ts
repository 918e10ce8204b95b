import type { Seat } from "@sofala/engine";
import type { CalamityId, Edition, StatusTrack, View } from "@sofala/mediterranean";

/** Happiness or safety of all, as one scale. */
export interface Mood {
  readonly track: StatusTrack;
  /** The ends of what is drawn. */
  readonly from: number;
  readonly to: number;
  /** Seats by where they stand, the lowest first; those on one place in the order of seats. */
  readonly places: readonly { readonly at: number; readonly seats: readonly Seat[] }[];
  readonly calamity: CalamityId | undefined;
  /** Its time in this turn is over. */
  readonly isPast: boolean;
  /** Whom it would strike as things stand: the lowest below 0, unless everybody is (R 7.1). */
  readonly struck: readonly Seat[];
}

/** So much of the scale is always drawn. */
const LEAST = -5;
const MOST = 3;

export function moodOf(view: View, edition: Edition, track: StatusTrack): Mood {
  const { seats, calamities, phase } = view;
  const values = seats.map((seat) => seat[track]);
  const lowest = Math.min(...values);
  const places = [...new Set(values)]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, seats: [...values.keys()].filter((seat) => values[seat] === at) }));
  const last = places[0]?.seats ?? [];
  const calamity = calamities.find((id) => edition.calamities[id]?.track === track);
  const isPast = phase === "purchasing" || phase === "tie-break" || phase === "over";
  const isNear = calamity !== undefined && !isPast && lowest < 0 && last.length < seats.length;
  return {
    track,
    from: Math.min(LEAST, lowest),
    to: Math.max(MOST, ...values),
    places,
    calamity,
    isPast,
    struck: isNear ? last : [],
  };
}

/** A number of a scale: as wide as the markers on it, or narrow. */
export interface Space {
  readonly at: number;
  readonly seats: readonly Seat[];
  /** Of markers, side by side. */
  readonly columns: number;
  /** What lies to the left of it: columns of markers, numbers that have any, and those that have none. */
  readonly before: { readonly columns: number; readonly held: number; readonly empty: number };
}

/** So many markers stand one over the other on a number. */
export const ROWS = 2;

/** The numbers of a scale, from left to right. */
export function spacesOf({
  from,
  to,
  places,
}: Pick<Mood, "from" | "to" | "places">): readonly Space[] {
  const before = { columns: 0, held: 0, empty: 0 };
  return Array.from({ length: to - from + 1 }, (_, n) => {
    const seats = places.find(({ at }) => at === from + n)?.seats ?? [];
    const columns = Math.ceil(seats.length / ROWS);
    const space = { at: from + n, seats, columns, before: { ...before } };
    before.columns += columns;
    before[columns === 0 ? "empty" : "held"]++;
    return space;
  });
}
