import type { BaseRaceLayout } from "../../../table/end/race-drawing.tsx";
import { spreadLabels } from "../../../ui/spread-labels.ts";
import { pointText, type Point } from "../board/geometry.ts";
import { axisMax, type RaceStep } from "./race-data.ts";

/** One seat's two lines, in pixels. */
interface RaceLayoutSeat {
  readonly vpLine: readonly Point[];
  readonly vrLine: readonly Point[];
  /** Where the VR changed, because a card was taken. */
  readonly vrChanges: readonly Point[];
  /** The middle of the label at the right. */
  readonly labelY: number;
  readonly vp: number;
}

/** The positions of a chart, in pixels. */
export interface RaceLayout extends BaseRaceLayout {
  readonly top: number;
  readonly bottom: number;
  readonly rounds: readonly {
    readonly round: number;
    readonly x: number;
    readonly isNamed: boolean;
  }[];
  readonly seats: readonly RaceLayoutSeat[];
}

/** Pixels around the lines. */
const MARGIN = { left: 30, right: 56, top: 12, bottom: 28 };
/** The minimum between the labels of two rounds. */
const MIN_NAME_GAP_PX = 26;
/** The same after the label of the start, which is long. */
const MIN_START_GAP_PX = 48;
const LABEL_HEIGHT_PX = 22;
/** The offset between VR lines that would cover each other. */
const LINE_OFFSET_PX = 2.5;

export function raceLayout(race: readonly RaceStep[], width: number): RaceLayout {
  const height = Math.round(Math.max(240, Math.min(340, width * 0.42)));
  const [left, right] = [MARGIN.left, Math.max(MARGIN.left + 40, width - MARGIN.right)];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const maxScore = axisMax(race);
  const span = (right - left) / Math.max(1, race.length - 1);
  const xOf = (n: number) => left + n * span;
  const yOf = (value: number) => bottom - (value / maxScore) * (bottom - top);
  const every = Math.ceil(MIN_NAME_GAP_PX / span);
  const seats = race[0]?.seats.length ?? 0;
  const last = race.at(-1)?.seats ?? [];
  const labels = spreadLabels(
    last.map(({ vp }) => yOf(vp)),
    LABEL_HEIGHT_PX,
    top,
    bottom,
  );
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    levels: Array.from({ length: maxScore / 10 + 1 }, (_, n) => ({
      value: n * 10,
      y: yOf(n * 10),
    })),
    rounds: race.map(({ round }, n) => ({
      round,
      x: xOf(n),
      isNamed: n === 0 || (n % every === 0 && n * span >= MIN_START_GAP_PX),
    })),
    seats: Array.from({ length: seats }, (_, seat) => {
      const shift = (seat - (seats - 1) / 2) * LINE_OFFSET_PX;
      const line = (score: "vp" | "vr") =>
        race.map(({ seats: all }, n) => ({
          x: xOf(n),
          y: yOf(all[seat]?.[score] ?? 0) + (score === "vr" ? shift : 0),
        }));
      const vrLine = line("vr");
      return {
        vpLine: line("vp"),
        vrLine,
        vrChanges: vrLine.filter(
          (_at, n) => n > 0 && race[n]?.seats[seat]?.vr !== race[n - 1]?.seats[seat]?.vr,
        ),
        labelY: labels[seat] ?? top,
        vp: last[seat]?.vp ?? 0,
      };
    }),
  };
}

export const linePath = (line: readonly Point[]): string =>
  line.map((point, n) => `${n === 0 ? "M" : "L"}${pointText(point)}`).join("");
