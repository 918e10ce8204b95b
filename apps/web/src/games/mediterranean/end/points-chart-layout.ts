import { SOURCES, type PointsRace, type Source } from "./points.ts";

/** A turn of one seat as a column: what was scored stands on the line, what was lost hangs from it. */
interface Column {
  readonly turn: number;
  readonly x: number;
  readonly width: number;
  /** Scored less lost. */
  readonly total: number;
  readonly top: number;
  readonly parts: readonly {
    readonly source: Source;
    readonly y: number;
    readonly height: number;
  }[];
}

/** The columns of all seats, to one scale. */
export interface Columns {
  readonly width: number;
  readonly height: number;
  /** Where the line is. */
  readonly zero: number;
  readonly seats: readonly (readonly Column[])[];
}

const WIDTH = 280;
const HEIGHT = 170;
/** Room for the figures above and the turns below. */
const TOP = 22;
const BOTTOM = 24;
const GAP = 8;

export function columnsOf({ start, turns }: PointsRace): Columns {
  const sums = turns.flatMap(({ seats }) =>
    seats.map(({ by }) => ({
      up: SOURCES.reduce((sum, source) => sum + Math.max(0, by[source]), 0),
      down: SOURCES.reduce((sum, source) => sum + Math.max(0, -by[source]), 0),
    })),
  );
  const up = Math.max(1, ...sums.map((sum) => sum.up));
  const down = Math.max(0, ...sums.map((sum) => sum.down));
  const unit = (HEIGHT - TOP - BOTTOM) / (up + down);
  const zero = TOP + up * unit;
  const span = WIDTH / Math.max(1, turns.length);
  return {
    width: WIDTH,
    height: HEIGHT,
    zero,
    seats: start.map((_, seat) =>
      turns.map(({ turn, seats }, at) => {
        const by = seats[seat]?.by;
        let above = zero;
        let below = zero;
        const parts = SOURCES.flatMap((source) => {
          const points = by?.[source] ?? 0;
          if (points === 0) return [];
          const height = Math.abs(points) * unit;
          if (points < 0) {
            below += height;
            return [{ source, y: below - height, height }];
          }
          above -= height;
          return [{ source, y: above, height }];
        });
        const total = SOURCES.reduce((sum, source) => sum + (by?.[source] ?? 0), 0);
        return { turn, x: at * span + GAP / 2, width: span - GAP, total, top: above, parts };
      }),
    ),
  };
}
