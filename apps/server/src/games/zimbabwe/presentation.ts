import * as z from "zod/mini";
import { parseWith } from "@sofala/engine";
import { english } from "@sofala/text";
import { COLOURS } from "../../colour-tokens.ts";
import { seatColoursOf, type GamePresentation, type SvgDrawing } from "../presentation.ts";

const CELL_SIZE = 20;
const CELLS_PER_TILE = 6;

/** By seat. */
const EMPIRE_FILLS = [
  COLOURS.seatKilwa,
  COLOURS.seatMutapa,
  COLOURS.seatZulu,
  COLOURS.seatLozi,
  COLOURS.seatMapungubwe,
];
/** Printed resources, by their sign in the view's board. */
const RESOURCE_COLOURS: { readonly [sign: string]: string } = {
  t: COLOURS.wood,
  c: COLOURS.clay,
  i: COLOURS.ivory,
  d: COLOURS.diamondShade,
};
/** Craftsmen whose tiles cover two cells; the others' cover four. */
const TWO_CELL_CRAFTSMEN = ["wood-carver", "potter", "throne-maker"];

const placeSchema = z.string().check(z.regex(/^[a-z]\d{1,2}$/u));
const seatSchema = z.int();
/** The part of a view that is drawn. */
const drawnView = z.looseObject({
  board: z.array(z.string()),
  monuments: z.array(z.looseObject({ at: placeSchema, seat: seatSchema, level: z.int() })),
  craftsmen: z.array(
    z.looseObject({
      craftsman: z.string(),
      at: placeSchema,
      seat: seatSchema,
      vertical: z.exactOptional(z.boolean()),
    }),
  ),
});
type DrawnView = z.infer<typeof drawnView>;

export const zimbabwePresentation: GamePresentation = {
  seatColours: (seat) => seatColoursOf(EMPIRE_FILLS[seat]),
  drawBoard(view) {
    const parsed = parseWith(drawnView, view);
    return parsed.ok ? boardDrawing(parsed.value) : undefined;
  },
  botTexts: english.zimbabwe.bot,
  hasSharedClock: false,
};

/** The map with its resources, workshops and monuments. */
function boardDrawing({ board, craftsmen, monuments }: DrawnView): SvgDrawing {
  const width = CELL_SIZE * Math.max(...board.map((row) => row.length));
  const height = CELL_SIZE * board.length;
  const svg = [
    ...board.flatMap((row, y) => [...row].map((sign, x) => cellSvg(sign, x, y))),
    ...craftsmen.map(workshopSvg),
    ...monuments.map(monumentSvg),
  ].join("");
  return { svg, width, height };
}

function cellSvg(sign: string, x: number, y: number): string {
  if (sign === " ") return "";
  const isOtherTile = (Math.floor(x / CELLS_PER_TILE) + Math.floor(y / CELLS_PER_TILE)) % 2 === 1;
  const land = isOtherTile ? COLOURS.landOther : COLOURS.land;
  const colour = sign === "~" ? COLOURS.water : land;
  // Slightly larger than the cell, so that no gaps show.
  const cell = `<rect x="${x * CELL_SIZE}" y="${y * CELL_SIZE}" width="${CELL_SIZE + 0.5}" height="${CELL_SIZE + 0.5}" fill="${colour}"/>`;
  const middle = `cx="${(x + 0.5) * CELL_SIZE}" cy="${(y + 0.5) * CELL_SIZE}"`;
  if (sign === "s") {
    return `${cell}<circle ${middle} r="${CELL_SIZE * 0.32}" fill="none" stroke="${COLOURS.graniteBand}" stroke-width="3" stroke-dasharray="3 2"/>`;
  }
  const resource = RESOURCE_COLOURS[sign];
  return resource === undefined
    ? cell
    : `${cell}<circle ${middle} r="${CELL_SIZE * 0.25}" fill="${resource}" stroke="${COLOURS.landEdge}"/>`;
}

function workshopSvg({
  craftsman,
  at,
  seat: owner,
  vertical = false,
}: DrawnView["craftsmen"][number]) {
  const { x, y } = cellCorner(at);
  const isBar = TWO_CELL_CRAFTSMEN.includes(craftsman);
  const across = isBar && vertical ? 1 : 2;
  const down = isBar && !vertical ? 1 : 2;
  const { fill, rim } = zimbabwePresentation.seatColours(owner);
  return `<rect x="${x + 2}" y="${y + 2}" width="${across * CELL_SIZE - 4}" height="${down * CELL_SIZE - 4}" rx="4" fill="${fill}" stroke="${rim}" stroke-width="2"/>`;
}

/** A disc in the owner's colour; its wall is thicker at each level. */
function monumentSvg({ at, seat: owner, level }: DrawnView["monuments"][number]): string {
  const { x, y } = cellCorner(at);
  const middle = `cx="${x + CELL_SIZE / 2}" cy="${y + CELL_SIZE / 2}"`;
  const { fill, rim } = zimbabwePresentation.seatColours(owner);
  const wall = CELL_SIZE * (0.34 + 0.09 * level);
  return `<circle ${middle} r="${wall}" fill="${COLOURS.graniteLight}" stroke="${COLOURS.graniteDark}" stroke-width="2"/><circle ${middle} r="${CELL_SIZE * 0.34}" fill="${fill}" stroke="${rim}" stroke-width="2"/>`;
}

/** `a1` is the top left cell. */
const cellCorner = (at: string) => ({
  x: (at.charCodeAt(0) - "a".charCodeAt(0)) * CELL_SIZE,
  y: (Number(at.slice(1)) - 1) * CELL_SIZE,
});
