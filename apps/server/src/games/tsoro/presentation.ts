import * as z from "zod/mini";
import { parseWith } from "@sofala/engine";
import { english } from "@sofala/text";
import { COLOURS } from "../../colour-tokens.ts";
import { seatColoursOf, type GamePresentation, type SvgDrawing } from "../presentation.ts";

/** By seat. */
const STONE_FILLS = [COLOURS.stoneDark, COLOURS.stoneBright];
const STONE_MARKS = [COLOURS.stoneDarkMark, COLOURS.stoneBrightMark];

/** The points in the order of the signs in the view's board. */
const POSITIONS = [
  { x: 180, y: 60 },
  { x: 115, y: 170 },
  { x: 180, y: 170 },
  { x: 245, y: 170 },
  { x: 50, y: 280 },
  { x: 180, y: 280 },
  { x: 310, y: 280 },
];
const OUTLINE = "M180 60L310 280H50z";
const LINES = `${OUTLINE}M180 60V280M115 170H245`;

/** The part of a view that is drawn: a sign for every point, in rows. */
const drawnView = z.looseObject({
  game: z.literal("tsoro"),
  board: z.string().check(z.regex(/^[.01]\/[.01]{3}\/[.01]{3}$/u)),
});

export const tsoroPresentation: GamePresentation = {
  seatColours: (seat) => seatColoursOf(STONE_FILLS[seat]),
  drawBoard(view) {
    const parsed = parseWith(drawnView, view);
    return parsed.ok ? boardDrawing(parsed.value.board) : undefined;
  },
  botTexts: english.tsoro.bot,
  hasSharedClock: false,
};

/** The slab with its lines, and the stones. */
function boardDrawing(board: string): SvgDrawing {
  const signs = [...board.replaceAll("/", "")];
  const svg = [
    slab(COLOURS.landSide, 76, 7),
    slab(COLOURS.landEdge, 76, 0),
    slab(COLOURS.land, 71, 0),
    `<path d="${LINES}" fill="none" stroke="${COLOURS.landEdge}" stroke-width="4"/>`,
    ...POSITIONS.map((position, index) => pointSvg(position, signs[index])),
  ].join("");
  return { svg, width: 360, height: 330 };
}

const slab = (colour: string, width: number, down: number): string =>
  `<path d="${OUTLINE}" transform="translate(0 ${down})" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A stone with a ring, or a hollow where none is. */
function pointSvg({ x, y }: (typeof POSITIONS)[number], sign: string | undefined): string {
  const middle = `cx="${x}" cy="${y}"`;
  if (sign !== "0" && sign !== "1") {
    return `<circle ${middle} r="12" fill="${COLOURS.landOther}" stroke="${COLOURS.landEdge}" stroke-width="3"/>`;
  }
  const { fill, rim } = tsoroPresentation.seatColours(Number(sign));
  return `<circle ${middle} r="25" fill="${fill}" stroke="${rim}" stroke-width="2.5"/><circle ${middle} r="14" fill="none" stroke="${STONE_MARKS[Number(sign)]}" stroke-width="2.5"/>`;
}
