import type { RaceGround } from "../../../table/end/race-drawing.tsx";
import { spread } from "../../../ui/spread-labels.ts";
import { pointText, type Point } from "../board/geometry.ts";
import { ceilingOf, type RaceStep } from "./race-data.ts";

/** One seat's two lines, in pixels. */
interface ChartSeat {
  readonly vpLine: readonly Point[];
  readonly vrLine: readonly Point[];
  /** Where the VR became another one: a card was taken. */
  readonly vrTurns: readonly Point[];
  /** The middle of the label at the right. */
  readonly label: number;
  readonly vp: number;
}

/** A race laid out on so many pixels. */
export interface Chart extends RaceGround {
  readonly top: number;
  readonly bottom: number;
  readonly rounds: readonly {
    readonly round: number;
    readonly x: number;
    readonly isNamed: boolean;
  }[];
  readonly seats: readonly ChartSeat[];
}

/** Pixels around the lines. */
const MARGIN = { left: 30, right: 56, top: 12, bottom: 28 };
/** The least between two names of rounds. */
const NAME = 26;
/** The same after the name of the start, which is long. */
const START = 48;
const LABEL = 22;
/** Lines that would cover each other lie so far apart. */
const LANE = 2.5;

export function chartOf(race: readonly RaceStep[], width: number): Chart {
  const height = Math.round(Math.max(240, Math.min(340, width * 0.42)));
  const [left, right] = [MARGIN.left, Math.max(MARGIN.left + 40, width - MARGIN.right)];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const ceiling = ceilingOf(race);
  const span = (right - left) / Math.max(1, race.length - 1);
  const xOf = (n: number) => left + n * span;
  const yOf = (value: number) => bottom - (value / ceiling) * (bottom - top);
  const every = Math.ceil(NAME / span);
  const seats = race[0]?.seats.length ?? 0;
  const last = race.at(-1)?.seats ?? [];
  const labels = spread(
    last.map(({ vp }) => yOf(vp)),
    LABEL,
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
    levels: Array.from({ length: ceiling / 10 + 1 }, (_, n) => ({ value: n * 10, y: yOf(n * 10) })),
    rounds: race.map(({ round }, n) => ({
      round,
      x: xOf(n),
      isNamed: n === 0 || (n % every === 0 && n * span >= START),
    })),
    seats: Array.from({ length: seats }, (_, seat) => {
      const shift = (seat - (seats - 1) / 2) * LANE;
      const line = (what: "vp" | "vr") =>
        race.map(({ seats: all }, n) => ({
          x: xOf(n),
          y: yOf(all[seat]?.[what] ?? 0) + (what === "vr" ? shift : 0),
        }));
      const vrLine = line("vr");
      return {
        vpLine: line("vp"),
        vrLine,
        vrTurns: vrLine.filter(
          (_at, n) => n > 0 && race[n]?.seats[seat]?.vr !== race[n - 1]?.seats[seat]?.vr,
        ),
        label: labels[seat] ?? top,
        vp: last[seat]?.vp ?? 0,
      };
    }),
  };
}

export const pathOf = (line: readonly Point[]): string =>
  line.map((point, n) => `${n === 0 ? "M" : "L"}${pointText(point)}`).join("");
