import type { Seat } from "@sofala/engine";
import type { CalamityId, Edition, StatusTrack, View } from "@sofala/mediterranean";

/** Happiness or safety of all seats on one scale. */
export interface StatusScale {
  readonly track: StatusTrack;
  /** The range that is drawn. */
  readonly from: number;
  readonly to: number;
  /** Seats by position, lowest first; seats at the same position in order. */
  readonly positions: readonly { readonly at: number; readonly seats: readonly Seat[] }[];
  readonly calamity: CalamityId | undefined;
  /** The calamity of this turn is over. */
  readonly isPast: boolean;
  /** The seats it would strike now: the lowest below 0, unless all are tied (R 7.1). */
  readonly struck: readonly Seat[];
}

/** The range that is always drawn. */
const MIN_SHOWN = -5;
const MAX_SHOWN = 3;

export function statusScaleOf(view: View, edition: Edition, track: StatusTrack): StatusScale {
  const { seats, calamities, phase } = view;
  const values = seats.map((seat) => seat[track]);
  const lowest = Math.min(...values);
  const positions = [...new Set(values)]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, seats: [...values.keys()].filter((seat) => values[seat] === at) }));
  const last = positions[0]?.seats ?? [];
  const calamity = calamities.find((id) => edition.calamities[id]?.track === track);
  const isPast = phase === "purchasing" || phase === "tie-break" || phase === "over";
  const isNear = calamity !== undefined && !isPast && lowest < 0 && last.length < seats.length;
  return {
    track,
    from: Math.min(MIN_SHOWN, lowest),
    to: Math.max(MAX_SHOWN, ...values),
    positions,
    calamity,
    isPast,
    struck: isNear ? last : [],
  };
}

/** A number on the scale; its width depends on its markers. */
export interface ScaleSpace {
  readonly at: number;
  readonly seats: readonly Seat[];
  /** Columns of markers. */
  readonly columns: number;
  /** What is to its left: columns of markers, numbers with markers, numbers without. */
  readonly before: { readonly columns: number; readonly held: number; readonly empty: number };
}

/** How many markers are stacked in a column. */
export const MARKER_ROWS = 2;

/** The numbers of a scale, from left to right. */
export function spacesOf({
  from,
  to,
  positions,
}: Pick<StatusScale, "from" | "to" | "positions">): readonly ScaleSpace[] {
  const before = { columns: 0, held: 0, empty: 0 };
  return Array.from({ length: to - from + 1 }, (_, n) => {
    const seats = positions.find(({ at }) => at === from + n)?.seats ?? [];
    const columns = Math.ceil(seats.length / MARKER_ROWS);
    const space = { at: from + n, seats, columns, before: { ...before } };
    before.columns += columns;
    before[columns === 0 ? "empty" : "held"]++;
    return space;
  });
}
