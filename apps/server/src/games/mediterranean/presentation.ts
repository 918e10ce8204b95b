import * as z from "zod/mini";
import { parseWith } from "@sofala/engine";
import { english } from "@sofala/text";
import { COLOURS } from "../../colour-tokens.ts";
import { seatColoursOf, type GamePresentation, type SvgDrawing } from "../presentation.ts";

/** The side of the square drawing. */
const SIZE = 360;
const MARGIN = 24;
const INNER_WIDTH = SIZE - 2 * MARGIN;
const TURNS = 6;
const COLUMN_BASE_Y = 212;
const MAX_COLUMN_HEIGHT = 150;
const MIN_COLUMN_HEIGHT = 10;
/** The points of a column of full height, unless somebody has more. */
const FULL_COLUMN_POINTS = 30;
/** Spaces from the middle of a track to its end. */
const TRACK_HALF_LENGTH = 10;
const TRACKS = [
  { name: "happiness", y: 254 },
  { name: "safety", y: 320 },
] as const;

/** By seat. */
const SEAT_FILLS = [
  COLOURS.seat1,
  COLOURS.seat2,
  COLOURS.seat3,
  COLOURS.seat4,
  COLOURS.seat5,
  COLOURS.seat6,
];

/** The part of a view that is drawn; all of it is public. */
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
  seatColours: (seat) => seatColoursOf(SEAT_FILLS[seat]),
  drawBoard(view) {
    const parsed = parseWith(drawnView, view);
    return parsed.ok ? boardDrawing(parsed.value) : undefined;
  },
  botTexts: english.mediterranean.bot,
  hasSharedClock: true,
};

/** The turns played, the points as columns, happiness and safety as tracks. */
function boardDrawing({ turn, seats }: DrawnView): SvgDrawing {
  const svg = [
    `<rect width="${SIZE}" height="${SIZE}" rx="12" fill="${COLOURS.limestone}"/>`,
    ...Array.from({ length: TURNS }, (_, n) => turnMark(n, n < turn)),
    `<path d="M${MARGIN} ${COLUMN_BASE_Y}h${INNER_WIDTH}" stroke="${COLOURS.lineStrong}" stroke-width="3"/>`,
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
  return `<rect x="${MARGIN + at * step + 3}" y="20" width="${step - 6}" height="12" rx="6" fill="${isPlayed ? COLOURS.terracotta : COLOURS.line}"/>`;
}

/** A column per seat; if points are hidden, all columns are pale and of the same height. */
function pointColumns(seats: DrawnView["seats"]): readonly string[] {
  const maxPoints = Math.max(FULL_COLUMN_POINTS, ...seats.map(({ vp = 0 }) => vp));
  const step = INNER_WIDTH / seats.length;
  return seats.map(({ vp }, seat) => {
    const height = Math.max(
      MIN_COLUMN_HEIGHT,
      Math.round((MAX_COLUMN_HEIGHT * (vp ?? maxPoints / 2)) / maxPoints),
    );
    const x = MARGIN + step * (seat + 0.5);
    const paint = seatPaint(seat);
    const shaft = `<rect x="${x - 14}" y="${COLUMN_BASE_Y - height}" width="28" height="${height}" ${paint}/>`;
    const top = `<rect x="${x - 20}" y="${COLUMN_BASE_Y - height - 10}" width="40" height="12" rx="3" ${paint}/>`;
    return `<g opacity="${vp === undefined ? 0.45 : 1}">${shaft}${top}</g>`;
  });
}

/** A track with a marker for each seat; markers on the same space are spread out. */
function track(values: readonly number[], y: number): readonly string[] {
  const line = `<path d="M${MARGIN} ${y}h${INNER_WIDTH}M${SIZE / 2} ${y - 18}v36" fill="none" stroke="${COLOURS.lineStrong}" stroke-width="3"/>`;
  const markers = values.map((value, seat) => {
    const before = values.slice(0, seat).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    const spaces = Math.max(-TRACK_HALF_LENGTH, Math.min(TRACK_HALF_LENGTH, value));
    const x =
      SIZE / 2 +
      (spaces * (INNER_WIDTH / 2 - 20)) / TRACK_HALF_LENGTH +
      (before - (all - 1) / 2) * 10;
    const offset = all > 1 ? (before % 2 === 0 ? -9 : 9) : 0;
    return `<circle cx="${x}" cy="${y + offset}" r="12" ${seatPaint(seat)}/>`;
  });
  return [line, ...markers];
}

function seatPaint(seat: number): string {
  const { fill, rim } = mediterraneanPresentation.seatColours(seat);
  return `fill="${fill}" stroke="${rim}" stroke-width="2"`;
}
