import * as z from "zod/mini";
import { read } from "@sofala/engine";
import type { Board, Drawing } from "../presentation.ts";

/** The side of the drawing, in units of its own. */
const SIDE = 360;
const MARGIN = 24;
const WIDTH = SIDE - 2 * MARGIN;
const TURNS = 6;
/** Where the columns stand, and how high one may be. */
const FLOOR = 212;
const HIGHEST = 150;
const LOWEST = 10;
/** Points that a column of full height stands for, unless somebody has more. */
const MANY = 30;
/** From the middle of a track to its end, in spaces. */
const FAR = 10;
const TRACKS = [
  { name: "happiness", y: 254 },
  { name: "safety", y: 320 },
] as const;

/** The seats in their order, as the web app colours them. */
const SEATS = [
  { fill: "#72b162", rim: "#1f1a14" },
  { fill: "#b196d6", rim: "#1f1a14" },
  { fill: "#ef8e3d", rim: "#1f1a14" },
  { fill: "#f3d64f", rim: "#1f1a14" },
  { fill: "#a9754b", rim: "#1f1a14" },
  { fill: "#58bdbd", rim: "#1f1a14" },
] as const;
const GROUND = "#ece4d3";
const LINE = "#85775f";
const QUIET = "#cfc2ab";
const PLAYED = "#b0512b";

/** What of a view is drawn: nothing that anybody hides. */
const drawn = z.looseObject({
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
type Drawn = z.infer<typeof drawn>;

export const mediterraneanBoard: Board = {
  colours: (at) => SEATS[at] ?? { fill: "#b9b2a5", rim: "#3f3b35" },
  plan(view) {
    const known = read(drawn, view);
    return known.ok ? planOf(known.value) : undefined;
  },
};

/** How far the game has come, everybody's points as columns, happiness and safety as tracks. */
function planOf({ turn, seats }: Drawn): Drawing {
  const svg = [
    `<rect width="${SIDE}" height="${SIDE}" rx="12" fill="${GROUND}"/>`,
    ...Array.from({ length: TURNS }, (_, n) => turnMark(n, n < turn)),
    `<path d="M${MARGIN} ${FLOOR}h${WIDTH}" stroke="${LINE}" stroke-width="3"/>`,
    ...columns(seats),
    ...TRACKS.flatMap(({ name, y }) =>
      track(
        seats.map((seat) => seat[name]),
        y,
      ),
    ),
  ].join("");
  return { svg, width: SIDE, height: SIDE };
}

function turnMark(at: number, isPlayed: boolean): string {
  const step = WIDTH / TURNS;
  return `<rect x="${MARGIN + at * step + 3}" y="20" width="${step - 6}" height="12" rx="6" fill="${isPlayed ? PLAYED : QUIET}"/>`;
}

/** Pillars in the colours of their seats; hidden points are all of one height, and pale. */
function columns(seats: Drawn["seats"]): readonly string[] {
  const most = Math.max(MANY, ...seats.map(({ vp = 0 }) => vp));
  const step = WIDTH / seats.length;
  return seats.map(({ vp }, seat) => {
    const height = Math.max(LOWEST, Math.round((HIGHEST * (vp ?? most / 2)) / most));
    const x = MARGIN + step * (seat + 0.5);
    const paint = paintOf(seat);
    const shaft = `<rect x="${x - 14}" y="${FLOOR - height}" width="28" height="${height}" ${paint}/>`;
    const top = `<rect x="${x - 20}" y="${FLOOR - height - 10}" width="40" height="12" rx="3" ${paint}/>`;
    return `<g opacity="${vp === undefined ? 0.45 : 1}">${shaft}${top}</g>`;
  });
}

/** A track with a marker for each seat; those of one space fan out. */
function track(values: readonly number[], y: number): readonly string[] {
  const line = `<path d="M${MARGIN} ${y}h${WIDTH}M${SIDE / 2} ${y - 18}v36" fill="none" stroke="${LINE}" stroke-width="3"/>`;
  const markers = values.map((value, seat) => {
    const before = values.slice(0, seat).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    const spaces = Math.max(-FAR, Math.min(FAR, value));
    const x = SIDE / 2 + (spaces * (WIDTH / 2 - 20)) / FAR + (before - (all - 1) / 2) * 10;
    const off = all > 1 ? (before % 2 === 0 ? -9 : 9) : 0;
    return `<circle cx="${x}" cy="${y + off}" r="12" ${paintOf(seat)}/>`;
  });
  return [line, ...markers];
}

function paintOf(seat: number): string {
  const { fill, rim } = mediterraneanBoard.colours(seat);
  return `fill="${fill}" stroke="${rim}" stroke-width="2"`;
}
