/** What of a view is drawn. */
interface Seen {
  readonly turn: number;
  readonly seats: readonly {
    readonly vp?: number | undefined;
    readonly happiness: number;
    readonly safety: number;
  }[];
}

interface Spot {
  readonly x: number;
  /** Off the middle of the track, where several stand on one spot. */
  readonly y: number;
}

export interface PlanSeat {
  readonly seat: number;
  readonly x: number;
  readonly height: number;
  readonly isKnown: boolean;
  readonly happiness: Spot;
  readonly safety: Spot;
}

const TURNS = 6;
const WIDTH = 104;
const HIGHEST = 48;
const LOWEST = 4;
/** Points that a column of full height stands for, unless somebody has more. */
const MANY = 30;
/** From the middle of a track to its end, in spaces. */
const FAR = 10;

/** A table of the Mediterranean in a square of 120 units. */
export function planOf({ turn, seats }: Seen): {
  readonly turns: readonly boolean[];
  readonly seats: readonly PlanSeat[];
} {
  const most = Math.max(MANY, ...seats.map(({ vp = 0 }) => vp));
  const step = WIDTH / seats.length;
  const happiness = spotsOf(seats.map((seat) => seat.happiness));
  const safety = spotsOf(seats.map((seat) => seat.safety));
  return {
    turns: Array.from({ length: TURNS }, (_, n) => n < turn),
    seats: seats.map(({ vp }, seat) => ({
      seat,
      x: 8 + step * (seat + 0.5),
      height: Math.max(LOWEST, (HIGHEST * (vp ?? most / 2)) / most),
      isKnown: vp !== undefined,
      happiness: happiness[seat] ?? { x: 60, y: 0 },
      safety: safety[seat] ?? { x: 60, y: 0 },
    })),
  };
}

/** Where markers stand on a track; those of one space fan out, so that all can be counted. */
function spotsOf(values: readonly number[]): readonly Spot[] {
  return values.map((value, at) => {
    const before = values.slice(0, at).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    const x = 60 + (Math.max(-FAR, Math.min(FAR, value)) * (WIDTH / 2 - 8)) / FAR;
    return { x: x + (before - (all - 1) / 2) * 3, y: all > 1 ? (before % 2 === 0 ? -3 : 3) : 0 };
  });
}
