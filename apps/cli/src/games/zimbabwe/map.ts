import type { Craft } from "@sofala/zimbabwe";
import type { DrawContext } from "../terminal-ui.ts";
import type { Style } from "../../paint.ts";
import { EMPIRE_LETTERS, EMPIRE_STYLES, STYLES } from "./colours.ts";
import type { CraftsmanDescription, Description } from "./description.ts";

export const CRAFT_LETTERS: { readonly [craft in Craft]: string } = {
  "wood-carver": "W",
  potter: "P",
  "ivory-carver": "I",
  "diamond-cutter": "D",
  sculptor: "S",
  "vessel-maker": "V",
  "throne-maker": "T",
};

const SQUARE_CRAFTS: readonly Craft[] = [
  "ivory-carver",
  "diamond-cutter",
  "sculptor",
  "vessel-maker",
];

/** What stands on one cell: three characters and how they are painted. */
interface CellDrawing {
  readonly text: string;
  readonly style: Style;
}

/** The map with its letters and numbers, one line per row. */
export function drawMap(
  description: Description,
  { paint, highlightedCells }: DrawContext,
): readonly string[] {
  const pieces = new Map<string, CellDrawing>([
    ...description.craftsmen.flatMap((placed) => drawCraftsman(description, placed)),
    ...description.monuments.map(({ at, seat, level }): [string, CellDrawing] => {
      const { letter, style } = ownerStyle(description, seat);
      return [at, { text: `${highlightedCells.has(at) ? "+" : "▲"}${letter}${level}`, style }];
    }),
  ]);
  const width = Math.max(...description.board.map((row) => row.length));
  const letters = Array.from({ length: width }, (_, column) => ` ${columnName(column)} `).join("");
  const header = paint(`   ${letters}`, STYLES.rim);
  const rows = description.board.map((row, index) => {
    const cells = [...row].map((ground, column) => {
      const cell = `${columnName(column)}${index + 1}`;
      const drawn = pieces.get(cell) ?? drawGround(ground, description.used[cell] ?? 0);
      return highlightedCells.has(cell) ? highlighted(drawn, pieces.has(cell)) : drawn;
    });
    const number = paint(`${index + 1}`.padStart(2), STYLES.rim);
    return `${number} ${cells.map(({ text, style }) => paint(text, style)).join("")}`;
  });
  return [header, ...rows];
}

function drawGround(ground: string, used: number): CellDrawing {
  switch (ground) {
    case "~":
      return { text: " ~ ", style: STYLES.water };
    case "s":
      return { text: "( )", style: STYLES.start };
    case "t":
      return { text: resourceText("t", used), style: STYLES.wood };
    case "c":
      return { text: resourceText("c", used), style: STYLES.clay };
    case "i":
      return { text: resourceText("i", used), style: STYLES.ivory };
    case "d":
      return { text: resourceText("d", used), style: STYLES.diamond };
    case " ":
      return { text: "   ", style: {} };
    default:
      return { text: " · ", style: STYLES.land };
  }
}

/** A used marker crosses the resource out, Atete's second one on the other side. */
const resourceText = (letter: string, used: number): string =>
  `${used > 1 ? "×" : " "}${letter}${used > 0 ? "×" : " "}`;

const highlighted = ({ text }: CellDrawing, isPiece: boolean): CellDrawing => ({
  text: isPiece ? text : `${text.charAt(0)}+${text.charAt(2)}`,
  style: STYLES.highlight,
});

/** A bracket round the footprint, the craft's letter at its start, the owner's at its end. */
function drawCraftsman(
  description: Description,
  { craftsman, at, seat, vertical }: CraftsmanDescription,
): readonly [string, CellDrawing][] {
  const { letter, style } = ownerStyle(description, seat);
  const craft = CRAFT_LETTERS[craftsman];
  const right = neighbour(at, 1, 0);
  const below = neighbour(at, 0, 1);
  const put = (cell: string, text: string): [string, CellDrawing] => [cell, { text, style }];
  if (SQUARE_CRAFTS.includes(craftsman)) {
    return [
      put(at, `[${craft} `),
      put(right, "  ]"),
      put(below, "[  "),
      put(neighbour(at, 1, 1), ` ${letter}]`),
    ];
  }
  return vertical === true
    ? [put(at, `[${craft}]`), put(below, `[${letter}]`)]
    : [put(at, `[${craft} `), put(right, ` ${letter}]`)];
}

function ownerStyle(
  { seats }: Description,
  seat: number,
): { readonly letter: string; readonly style: Style } {
  const empire = seats[seat]?.empire;
  if (empire === undefined) return { letter: "?", style: {} };
  return { letter: EMPIRE_LETTERS[empire], style: EMPIRE_STYLES[empire] };
}

const columnName = (column: number): string => String.fromCharCode("a".charCodeAt(0) + column);

const neighbour = (cell: string, right: number, down: number): string =>
  `${columnName(cell.charCodeAt(0) - "a".charCodeAt(0) + right)}${Number(cell.slice(1)) + down}`;
