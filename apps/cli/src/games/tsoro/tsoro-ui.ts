import type { JsonObject } from "@sofala/engine";
import { english } from "@sofala/text";
import { PIECES_EACH, POINTS, piecesOf, seatAt, type Point, type View } from "@sofala/tsoro";
import type { Style } from "../../paint.ts";
import { fallbackUi } from "../fallback-ui.ts";
import type { DrawContext, TerminalUi } from "../terminal-ui.ts";

/** The mark of each seat, since colour alone carries no meaning. */
const MARKS = ["X", "O"] as const;
const SEAT_STYLES: readonly Style[] = [
  { foreground: 231, background: 160, bold: true },
  { foreground: 16, background: 220, bold: true },
];
const HIGHLIGHT: Style = { foreground: 16, background: 229, bold: true };

/** The rows of the drawing; names of points stand for what is there. */
const ROWS: readonly (readonly string[])[] = [
  ["         ", "a"],
  ["         / | \\"],
  ["        /  |  \\"],
  ["    ", "b1", "-", "b2", "-", "b3"],
  ["    /      |      \\"],
  ["   /       |       \\"],
  ["c1", "-----", "c2", "------", "c3"],
];

const KIND_LABELS: { readonly [kind: string]: string } = {
  place: "place a stone",
  move: "move a stone along a line",
};
const QUESTIONS: { readonly [field: string]: string } = {
  at: "On which point?",
  from: "Which stone?",
  to: "To which point?",
};
const PHASES: { readonly [phase in View["phase"]]: string } = {
  placing: "Placing stones",
  moving: "Moving stones",
  over: "The game is over",
};

export const tsoroUi: TerminalUi = {
  ...fallbackUi,
  sentences: english.tsoro,
  botTexts: english.tsoro.bot,
  hasHiddenInformation: false,
  hasMap: true,
  seatNames: () => MARKS.map((mark) => `Player ${mark}`),
  draw({ description }, context) {
    const view = asView(description);
    return [
      context.paint(PHASES[view.phase], { bold: true }),
      "",
      ...ROWS.map((row) => drawRow(view, row, context)),
      "",
      ...drawSeats(view, context),
      ...repetitionLines(view),
    ];
  },
  moveKinds: Object.keys(KIND_LABELS),
  moveKindLabel: (kind) => KIND_LABELS[kind] ?? kind,
  fieldQuestion: (field) => QUESTIONS[field] ?? `${field}?`,
  inputExamples: ["place b2", "move b2 c2"],
};

const drawRow = (view: View, row: readonly string[], context: DrawContext): string =>
  row.map((part) => (isPoint(part) ? drawPoint(view, part, context) : part)).join("");

const isPoint = (part: string): part is Point => POINTS.some((point) => point === part);

/** Four characters: a plus if the point is marked, its name, and whose piece is there. */
function drawPoint(
  { board }: View,
  point: Point,
  { paint, highlightedCells }: DrawContext,
): string {
  const seat = seatAt(board, point);
  const isHighlighted = highlightedCells.has(point);
  const isFirstInRow = point === "a" || point.endsWith("1");
  const before = isHighlighted ? "+" : isFirstInRow ? " " : "-";
  const text = `${point.padStart(2)}${seat === undefined ? "·" : MARKS[seat]}`;
  const style = isHighlighted ? HIGHLIGHT : seat === undefined ? {} : SEAT_STYLES[seat];
  return `${before}${paint(text, style ?? {})}`;
}

/** `▶ X  Ann, 2 pieces to place` */
const drawSeats = (
  { board, active, phase }: View,
  { names, paint }: DrawContext,
): readonly string[] =>
  MARKS.map((mark, seat) => {
    const toPlace = PIECES_EACH - piecesOf(board, seat).length;
    const rest = toPlace === 0 ? "" : `, ${toPlace} ${toPlace === 1 ? "stone" : "stones"} to place`;
    const arrow = phase !== "over" && seat === active ? "▶" : " ";
    return `${arrow} ${paint(mark, SEAT_STYLES[seat] ?? {})}  ${names[seat] ?? mark}${rest}`;
  });

/** A position that comes up for the third time is a draw. */
function repetitionLines({ board, active, earlier, phase }: View): readonly string[] {
  const isRepeated = earlier.includes(`${board} ${active}`);
  return isRepeated && phase === "moving"
    ? ["", "This position has come up before: the third time is a draw."]
    : [];
}

/** The game describes itself by its view; the contract only promises JSON. */
const asView = (description: JsonObject): View => description as unknown as View;
