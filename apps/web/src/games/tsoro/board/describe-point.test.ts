import { loadTsoroAppText } from "@sofala/text/tsoro";
import { expect, test } from "vitest";
import type { BoardMarks } from "./board-marks.ts";
import { describePoint } from "./describe-point.ts";

const english = await loadTsoroAppText("en");
const italian = await loadTsoroAppText("it");
const names = ["Ann", "Ben"];
const view = { board: "0/10./011" };
const marks: BoardMarks = {
  selected: "a",
  movable: ["a", "b2"],
  targets: ["b3"],
  lastMove: { kind: "place", at: "b1" },
  winningLine: undefined,
};

test.each([
  ["a", "Top: stone of Ann, chosen", "Vertice: pietra di Ann, scelta"],
  ["b1", "Left side: stone of Ben, last move", "Lato sinistro: pietra di Ben, ultima mossa"],
  ["b2", "Centre: stone of Ann, you can move this stone", undefined],
  ["b3", "Right side: free, you can move here", "Lato destro: libero, puoi muovere qui"],
] as const)("%s", (point, inEnglish, inItalian) => {
  expect(describePoint(view, point, names, marks, english)).toBe(inEnglish);
  if (inItalian === undefined) return;
  expect(describePoint(view, point, names, marks, italian)).toBe(inItalian);
});

test("a free point where a stone can be placed, and a line that wins", () => {
  const placing = { ...marks, selected: undefined, movable: [], targets: ["c1" as const] };
  expect(describePoint({ board: "0/.1./..." }, "c1", names, placing, english)).toBe(
    "Left corner: free, you can place a stone here",
  );
  const won = { ...marks, movable: [], targets: [], winningLine: ["b1", "b2", "b3"] as const };
  expect(describePoint({ board: "1/000/.11" }, "b2", names, won, english)).toBe(
    "Centre: stone of Ann, part of the winning line",
  );
});
