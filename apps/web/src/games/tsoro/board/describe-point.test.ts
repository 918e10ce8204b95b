import { loadTsoroAppText } from "@sofala/text/tsoro";
import { piecesOf, type Board, type Point } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { describePoint, type BoardMarks } from "../../../table/point-board/describe-point.ts";

const english = await loadTsoroAppText("en");
const italian = await loadTsoroAppText("it");
const names = ["Ann", "Ben"];
const stonesOn = (board: Board) => [0, 1].map((seat) => piecesOf(board, seat));
const stones = stonesOn("0/10./011");
const marks: BoardMarks<Point> = {
  selected: "a",
  movable: ["a", "b2"],
  targets: ["b3"],
  lastMove: { to: "b1" },
  winningLine: undefined,
};

test.each([
  ["a", "Top: Ann's stone, selected", "Vertice: pietra di Ann, scelta"],
  ["b1", "Left side: Ben's stone, last move", "Lato sinistro: pietra di Ben, ultima mossa"],
  ["b2", "Centre: Ann's stone, you can move this stone", undefined],
  ["b3", "Right side: free, you can move here", "Lato destro: libero, puoi muovere qui"],
] as const)("%s", (point, inEnglish, inItalian) => {
  expect(describePoint(stones, point, names, marks, english)).toBe(inEnglish);
  if (inItalian === undefined) return;
  expect(describePoint(stones, point, names, marks, italian)).toBe(inItalian);
});

test("a free point where a stone can be placed, and a line that wins", () => {
  const placing = { ...marks, selected: undefined, movable: [], targets: ["c1" as const] };
  expect(describePoint(stonesOn("0/.1./..."), "c1", names, placing, english)).toBe(
    "Left corner: free, you can place a stone here",
  );
  const won = { ...marks, movable: [], targets: [], winningLine: ["b1", "b2", "b3"] as const };
  expect(describePoint(stonesOn("1/000/.11"), "b2", names, won, english)).toBe(
    "Centre: Ann's stone, part of the winning line",
  );
});
