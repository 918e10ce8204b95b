import type { BaseRaceLayout } from "../../../table/end/race-drawing.tsx";
import { spreadLabels } from "../../../ui/spread-labels.ts";
import type { PointsRace } from "./points.ts";

/** The layout of the race chart, in pixels. */
export interface RaceLayout extends BaseRaceLayout {
  readonly bottom: number;
  /** Turn 0 is the start. */
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
  readonly seats: readonly {
    readonly points: readonly { readonly x: number; readonly y: number }[];
    /** The middle of the label at the right. */
    readonly labelY: number;
    readonly vp: number;
  }[];
}

/** Pixels around the chart. */
const MARGIN = { left: 34, right: 62, top: 12, bottom: 30 };
const LABEL_HEIGHT_PX = 24;
const GRID_STEPS = [5, 10, 20, 25, 50, 100];

export function raceLayout({ start, turns }: PointsRace, width: number): RaceLayout {
  const height = Math.round(Math.max(240, Math.min(340, width * 0.42)));
  const [left, right] = [MARGIN.left, Math.max(MARGIN.left + 40, width - MARGIN.right)];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const steps = [start, ...turns.map(({ seats }) => seats.map(({ total }) => total))];
  const maxVp = Math.max(1, ...steps.flat());
  const unit = GRID_STEPS.find((each) => maxVp / each <= 6) ?? 200;
  const ceiling = Math.ceil(maxVp / unit) * unit;
  const xOf = (at: number) => left + (at * (right - left)) / Math.max(1, steps.length - 1);
  const yOf = (vp: number) => bottom - (vp / ceiling) * (bottom - top);
  const last = steps.at(-1) ?? [];
  const labels = spreadLabels(last.map(yOf), LABEL_HEIGHT_PX, top, bottom);
  return {
    width,
    height,
    left,
    right,
    bottom,
    levels: Array.from({ length: ceiling / unit + 1 }, (_, at) => ({
      value: at * unit,
      y: yOf(at * unit),
    })),
    turns: steps.map((_, at) => ({ turn: at === 0 ? 0 : (turns[at - 1]?.turn ?? at), x: xOf(at) })),
    seats: start.map((_, seat) => ({
      points: steps.map((step, at) => ({ x: xOf(at), y: yOf(step[seat] ?? 0) })),
      labelY: labels[seat] ?? top,
      vp: last[seat] ?? 0,
    })),
  };
}
