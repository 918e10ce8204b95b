import { spreadLabels } from "../../ui/spread-labels.ts";

/** Everybody's score after a round; round 0 is the start. */
export interface RaceStep {
  readonly round: number;
  readonly seats: readonly Score[];
}

interface Score {
  readonly points: number;
  /** The points that it needs to win, if the game sets a goal. */
  readonly target?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The lines of a seat, in pixels. */
interface SeatLines {
  readonly points: readonly Point[];
  /** Empty without targets. */
  readonly targets: readonly Point[];
  /** Where the target changed. */
  readonly targetChanges: readonly Point[];
  /** The middle of the label at the right. */
  readonly labelY: number;
  readonly lastPoints: number;
}

/** The positions of a chart, in pixels. */
export interface RaceLayout {
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly x: number;
    readonly isNamed: boolean;
  }[];
  readonly seats: readonly SeatLines[];
}

/** Pixels around the lines. */
const MARGIN = { left: 34, right: 62, top: 12, bottom: 30 };
/** The minimum between the labels of two rounds. */
const MIN_NAME_GAP_PX = 26;
/** The same after the label of the start, which is long. */
const MIN_START_GAP_PX = 32;
const LABEL_HEIGHT_PX = 24;
/** The offset between targets that would cover each other. */
const TARGET_OFFSET_PX = 2.5;
const GRID_STEPS = [5, 10, 20, 25, 50, 100];

export function raceLayout(race: readonly RaceStep[], width: number): RaceLayout {
  const height = Math.round(Math.max(240, Math.min(340, width * 0.42)));
  const [left, right] = [MARGIN.left, Math.max(MARGIN.left + 40, width - MARGIN.right)];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const scores = race.flatMap(({ seats }) => seats);
  const max = Math.max(1, ...scores.flatMap(({ points, target = 0 }) => [points, target]));
  const unit = GRID_STEPS.find((step) => max / step <= 6) ?? 200;
  const ceiling = Math.ceil(max / unit) * unit;
  const span = (right - left) / Math.max(1, race.length - 1);
  const every = Math.ceil(MIN_NAME_GAP_PX / span);
  const pointAt = (n: number, score: number): Point => ({
    x: left + n * span,
    y: bottom - (score / ceiling) * (bottom - top),
  });
  const last = race.at(-1)?.seats ?? [];
  const labels = spreadLabels(
    last.map(({ points }) => pointAt(0, points).y),
    LABEL_HEIGHT_PX,
    top,
    bottom,
  );
  return {
    height,
    left,
    right,
    top,
    bottom,
    levels: Array.from({ length: ceiling / unit + 1 }, (_, n) => ({
      value: n * unit,
      y: pointAt(0, n * unit).y,
    })),
    rounds: race.map(({ round }, n) => ({
      round,
      x: pointAt(n, 0).x,
      isNamed: n === 0 || (n % every === 0 && n * span >= MIN_START_GAP_PX),
    })),
    seats: last.map(({ points: lastPoints }, seat) => {
      const shift = (seat - (last.length - 1) / 2) * TARGET_OFFSET_PX;
      const targets = race.flatMap(({ seats }, n) => {
        const target = seats[seat]?.target;
        if (target === undefined) return [];
        const { x, y } = pointAt(n, target);
        return [{ x, y: y + shift }];
      });
      return {
        points: race.map(({ seats }, n) => pointAt(n, seats[seat]?.points ?? 0)),
        targets,
        targetChanges: targets.filter(({ y }, n) => n > 0 && y !== targets[n - 1]?.y),
        labelY: labels[seat] ?? top,
        lastPoints,
      };
    }),
  };
}

export const linePath = (line: readonly Point[]): string =>
  line.map(({ x, y }, n) => `${n === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
