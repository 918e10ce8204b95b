/** The parts of a view that are drawn. */
interface ThumbnailData {
  readonly turn: number;
  readonly seats: readonly {
    readonly vp?: number | undefined;
    readonly happiness: number;
    readonly safety: number;
  }[];
}

interface Spot {
  readonly x: number;
  /** Offset from the middle of the track, if several are on one space. */
  readonly y: number;
}

export interface ThumbnailSeat {
  readonly seat: number;
  readonly x: number;
  readonly height: number;
  readonly isKnown: boolean;
  readonly happiness: Spot;
  readonly safety: Spot;
}

const TURN_COUNT = 6;
const DRAWN_WIDTH = 104;
const MAX_COLUMN_HEIGHT = 48;
const MIN_COLUMN_HEIGHT = 4;
/** The points of a full column, unless somebody has more. */
const FULL_COLUMN_VP = 30;
/** From the middle of a track to its end, in spaces. */
const MAX_TRACK_VALUE = 10;

/** A table of the Mediterranean in a square of 120 units. */
export function thumbnailLayout({ turn, seats }: ThumbnailData): {
  readonly turns: readonly boolean[];
  readonly seats: readonly ThumbnailSeat[];
} {
  const maxVp = Math.max(FULL_COLUMN_VP, ...seats.map(({ vp = 0 }) => vp));
  const step = DRAWN_WIDTH / seats.length;
  const happiness = spotsOf(seats.map((seat) => seat.happiness));
  const safety = spotsOf(seats.map((seat) => seat.safety));
  return {
    turns: Array.from({ length: TURN_COUNT }, (_, n) => n < turn),
    seats: seats.map(({ vp }, seat) => ({
      seat,
      x: 8 + step * (seat + 0.5),
      height: Math.max(MIN_COLUMN_HEIGHT, (MAX_COLUMN_HEIGHT * (vp ?? maxVp / 2)) / maxVp),
      isKnown: vp !== undefined,
      happiness: happiness[seat] ?? { x: 60, y: 0 },
      safety: safety[seat] ?? { x: 60, y: 0 },
    })),
  };
}

/** The positions of markers on a track; markers of one space are spread, so that all are visible. */
function spotsOf(values: readonly number[]): readonly Spot[] {
  return values.map((value, at) => {
    const before = values.slice(0, at).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    const x =
      60 +
      (Math.max(-MAX_TRACK_VALUE, Math.min(MAX_TRACK_VALUE, value)) * (DRAWN_WIDTH / 2 - 8)) /
        MAX_TRACK_VALUE;
    return { x: x + (before - (all - 1) / 2) * 3, y: all > 1 ? (before % 2 === 0 ? -3 : 3) : 0 };
  });
}
