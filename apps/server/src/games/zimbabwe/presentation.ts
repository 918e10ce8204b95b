import * as z from "zod/mini";
import { read } from "@sofala/engine";
import type { Board, Drawing } from "../presentation.ts";

/** The side of a cell in the units of the drawing, and cells along the side of a tile of the map. */
const CELL = 20;
const TILE = 6;

/** The empires in the order of their seats, as the web app colours them. */
const EMPIRES = [
  { fill: "#c53a30", rim: "#5f1813" },
  { fill: "#e9b824", rim: "#6b4a00" },
  { fill: "#2f7a3a", rim: "#123a19" },
  { fill: "#2b2825", rim: "#000000" },
  { fill: "#fdfaf3", rim: "#1f1a14" },
] as const;
const LAND = ["#e3d3a4", "#dac995"] as const;
const EDGE = "#6f5d35";
const WATER = "#2f7884";
const STONES = "#8d8577";
/** What is printed in the land, by its sign. */
const RESOURCES: { readonly [sign: string]: string } = {
  t: "#4d7d3a",
  c: "#bd6237",
  i: "#fff8e3",
  d: "#86c5e2",
};
/** Craftsmen whose tiles are two cells; those of the others are four. */
const BARS = ["wood-carver", "potter", "throne-maker"];

const place = z.string().check(z.regex(/^[a-z]\d{1,2}$/u));
const seat = z.int();
/** What of a view is drawn. */
const drawn = z.looseObject({
  board: z.array(z.string()),
  monuments: z.array(z.looseObject({ at: place, seat, level: z.int() })),
  craftsmen: z.array(
    z.looseObject({
      craftsman: z.string(),
      at: place,
      seat,
      vertical: z.exactOptional(z.boolean()),
    }),
  ),
});
type Drawn = z.infer<typeof drawn>;

export const zimbabweBoard: Board = {
  colours: (at) => EMPIRES[at] ?? { fill: "#b9b2a5", rim: "#3f3b35" },
  plan(view) {
    const known = read(drawn, view);
    return known.ok ? planOf(known.value) : undefined;
  },
};

/** The map from above: ground, what is printed in it, workshops, monuments. */
function planOf({ board, craftsmen, monuments }: Drawn): Drawing {
  const width = CELL * Math.max(...board.map((row) => row.length));
  const height = CELL * board.length;
  const svg = [
    ...board.flatMap((row, y) => [...row].map((sign, x) => ground(sign, x, y))),
    ...craftsmen.map(workshop),
    ...monuments.map(monument),
  ].join("");
  return { svg, width, height };
}

function ground(sign: string, x: number, y: number): string {
  if (sign === " ") return "";
  const tone = LAND[(Math.floor(x / TILE) + Math.floor(y / TILE)) % 2] ?? LAND[0];
  const colour = sign === "~" ? WATER : tone;
  // A hair wider than the cell: no seams.
  const cell = `<rect x="${x * CELL}" y="${y * CELL}" width="${CELL + 0.5}" height="${CELL + 0.5}" fill="${colour}"/>`;
  const middle = `cx="${(x + 0.5) * CELL}" cy="${(y + 0.5) * CELL}"`;
  if (sign === "s") {
    return `${cell}<circle ${middle} r="${CELL * 0.32}" fill="none" stroke="${STONES}" stroke-width="3" stroke-dasharray="3 2"/>`;
  }
  const resource = RESOURCES[sign];
  return resource === undefined
    ? cell
    : `${cell}<circle ${middle} r="${CELL * 0.25}" fill="${resource}" stroke="${EDGE}"/>`;
}

function workshop({ craftsman, at, seat: owner, vertical = false }: Drawn["craftsmen"][number]) {
  const { x, y } = cornerOf(at);
  const isBar = BARS.includes(craftsman);
  const across = isBar && vertical ? 1 : 2;
  const down = isBar && !vertical ? 1 : 2;
  const { fill, rim } = zimbabweBoard.colours(owner);
  return `<rect x="${x + 2}" y="${y + 2}" width="${across * CELL - 4}" height="${down * CELL - 4}" rx="4" fill="${fill}" stroke="${rim}" stroke-width="2"/>`;
}

/** Rings of dry-stone wall around the owner's colour: one for each level. */
function monument({ at, seat: owner, level }: Drawn["monuments"][number]): string {
  const { x, y } = cornerOf(at);
  const middle = `cx="${x + CELL / 2}" cy="${y + CELL / 2}"`;
  const { fill, rim } = zimbabweBoard.colours(owner);
  const wall = CELL * (0.34 + 0.09 * level);
  return `<circle ${middle} r="${wall}" fill="#ded8cb" stroke="#3f3b35" stroke-width="2"/><circle ${middle} r="${CELL * 0.34}" fill="${fill}" stroke="${rim}" stroke-width="2"/>`;
}

/** `a1` is the top left cell. */
const cornerOf = (at: string) => ({
  x: (at.charCodeAt(0) - "a".charCodeAt(0)) * CELL,
  y: (Number(at.slice(1)) - 1) * CELL,
});
