import * as z from "zod/mini";
import { parseWith } from "@sofala/engine";
import type { GamePresentation, SvgDrawing } from "../presentation.ts";

/** The side of the drawing, in units of its own. */
const SIZE = 360;
const MARGIN = 24;
const INNER_WIDTH = SIZE - 2 * MARGIN;
const TURNS = 6;
/** Where the columns stand, and how high one may be. */
const COLUMN_BASE_Y = 212;
const MAX_COLUMN_HEIGHT = 150;
const MIN_COLUMN_HEIGHT = 10;
/** Points that a column of full height stands for, unless somebody has more. */
const FULL_COLUMN_POINTS = 30;
/** From the middle of a track to its end, in spaces. */
const TRACK_HALF_LENGTH = 10;
const TRACKS = [
  { name: "happiness", y: 254 },
  { name: "safety", y: 320 },
] as const;

/** The seats in their order, as the web app colours them. */
const SEAT_COLOURS = [
  { fill: "#72b162", rim: "#1f1a14" },
  { fill: "#b196d6", rim: "#1f1a14" },
  { fill: "#ef8e3d", rim: "#1f1a14" },
  { fill: "#f3d64f", rim: "#1f1a14" },
  { fill: "#a9754b", rim: "#1f1a14" },
  { fill: "#58bdbd", rim: "#1f1a14" },
] as const;
const BACKGROUND_COLOUR = "#ece4d3";
const LINE_COLOUR = "#85775f";
const FUTURE_TURN_COLOUR = "#cfc2ab";
const PLAYED_TURN_COLOUR = "#b0512b";

/** What of a view is drawn: nothing that anybody hides. */
const drawnView = z.looseObject({
  game: z.literal("mediterranean"),
  turn: z.int(),
  seats: z.array(
    z.looseObject({
      vp: z.exactOptional(z.int()),
      happiness: z.int(),
      safety: z.int(),
    }),
  ),
});
type DrawnView = z.infer<typeof drawnView>;

export const mediterraneanPresentation: GamePresentation = {
  seatColours: (at) => SEAT_COLOURS[at] ?? { fill: "#b9b2a5", rim: "#3f3b35" },
  drawBoard(view) {
    const known = parseWith(drawnView, view);
    return known.ok ? boardDrawing(known.value) : undefined;
  },
};

/** How far the game has come, everybody's points as columns, happiness and safety as tracks. */
function boardDrawing({ turn, seats }: DrawnView): SvgDrawing {
  const svg = [
    `<rect width="${SIZE}" height="${SIZE}" rx="12" fill="${BACKGROUND_COLOUR}"/>`,
    ...Array.from({ length: TURNS }, (_, n) => turnMark(n, n < turn)),
    `<path d="M${MARGIN} ${COLUMN_BASE_Y}h${INNER_WIDTH}" stroke="${LINE_COLOUR}" stroke-width="3"/>`,
    ...pointColumns(seats),
    ...TRACKS.flatMap(({ name, y }) =>
      track(
        seats.map((seat) => seat[name]),
        y,
      ),
    ),
  ].join("");
  return { svg, width: SIZE, height: SIZE };
}

function turnMark(at: number, isPlayed: boolean): string {
  const step = INNER_WIDTH / TURNS;
  return `<rect x="${MARGIN + at * step + 3}" y="20" width="${step - 6}" height="12" rx="6" fill="${isPlayed ? PLAYED_TURN_COLOUR : FUTURE_TURN_COLOUR}"/>`;
}

/** Pillars in the colours of their seats; hidden points are all of one height, and pale. */
function pointColumns(seats: DrawnView["seats"]): readonly string[] {
  const most = Math.max(FULL_COLUMN_POINTS, ...seats.map(({ vp = 0 }) => vp));
  const step = INNER_WIDTH / seats.length;
  return seats.map(({ vp }, seat) => {
    const height = Math.max(
      MIN_COLUMN_HEIGHT,
      Math.round((MAX_COLUMN_HEIGHT * (vp ?? most / 2)) / most),
    );
    const x = MARGIN + step * (seat + 0.5);
    const paint = seatPaint(seat);
    const shaft = `<rect x="${x - 14}" y="${COLUMN_BASE_Y - height}" width="28" height="${height}" ${paint}/>`;
    const top = `<rect x="${x - 20}" y="${COLUMN_BASE_Y - height - 10}" width="40" height="12" rx="3" ${paint}/>`;
    return `<g opacity="${vp === undefined ? 0.45 : 1}">${shaft}${top}</g>`;
  });
}

/** A track with a marker for each seat; those of one space fan out. */
function track(values: readonly number[], y: number): readonly string[] {
  const line = `<path d="M${MARGIN} ${y}h${INNER_WIDTH}M${SIZE / 2} ${y - 18}v36" fill="none" stroke="${LINE_COLOUR}" stroke-width="3"/>`;
  const markers = values.map((value, seat) => {
    const before = values.slice(0, seat).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    const spaces = Math.max(-TRACK_HALF_LENGTH, Math.min(TRACK_HALF_LENGTH, value));
    const x =
      SIZE / 2 +
      (spaces * (INNER_WIDTH / 2 - 20)) / TRACK_HALF_LENGTH +
      (before - (all - 1) / 2) * 10;
    const off = all > 1 ? (before % 2 === 0 ? -9 : 9) : 0;
    return `<circle cx="${x}" cy="${y + off}" r="12" ${seatPaint(seat)}/>`;
  });
  return [line, ...markers];
}

function seatPaint(seat: number): string {
  const { fill, rim } = mediterraneanPresentation.seatColours(seat);
  return `fill="${fill}" stroke="${rim}" stroke-width="2"`;
}
