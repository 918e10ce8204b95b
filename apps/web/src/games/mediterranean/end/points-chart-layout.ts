import { POINT_SOURCES, type PointsRace, type PointSource } from "./points.ts";

/** One turn of a seat as a column: scored points above the zero line, lost points below it. */
interface Column {
  readonly turn: number;
  readonly x: number;
  readonly width: number;
  /** Scored minus lost. */
  readonly total: number;
  readonly top: number;
  readonly parts: readonly {
    readonly source: PointSource;
    readonly y: number;
    readonly height: number;
  }[];
}

/** The columns of all seats, on the same scale. */
export interface PointsChartLayout {
  readonly width: number;
  readonly height: number;
  /** The y position of the zero line. */
  readonly zero: number;
  readonly seats: readonly (readonly Column[])[];
}

const CHART_WIDTH = 280;
const CHART_HEIGHT = 170;
/** Space for the numbers above and the turns below. */
const MARGIN_TOP = 22;
const MARGIN_BOTTOM = 24;
const COLUMN_GAP = 8;

export function pointsChartLayout({ start, turns }: PointsRace): PointsChartLayout {
  const sums = turns.flatMap(({ seats }) =>
    seats.map(({ bySource }) => ({
      up: POINT_SOURCES.reduce((sum, source) => sum + Math.max(0, bySource[source]), 0),
      down: POINT_SOURCES.reduce((sum, source) => sum + Math.max(0, -bySource[source]), 0),
    })),
  );
  const up = Math.max(1, ...sums.map((sum) => sum.up));
  const down = Math.max(0, ...sums.map((sum) => sum.down));
  const unit = (CHART_HEIGHT - MARGIN_TOP - MARGIN_BOTTOM) / (up + down);
  const zero = MARGIN_TOP + up * unit;
  const span = CHART_WIDTH / Math.max(1, turns.length);
  return {
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    zero,
    seats: start.map((_, seat) =>
      turns.map(({ turn, seats }, at) => {
        const bySource = seats[seat]?.bySource;
        let above = zero;
        let below = zero;
        const parts = POINT_SOURCES.flatMap((source) => {
          const points = bySource?.[source] ?? 0;
          if (points === 0) return [];
          const height = Math.abs(points) * unit;
          if (points < 0) {
            below += height;
            return [{ source, y: below - height, height }];
          }
          above -= height;
          return [{ source, y: above, height }];
        });
        const total = POINT_SOURCES.reduce((sum, source) => sum + (bySource?.[source] ?? 0), 0);
        return {
          turn,
          x: at * span + COLUMN_GAP / 2,
          width: span - COLUMN_GAP,
          total,
          top: above,
          parts,
        };
      }),
    ),
  };
}
