import { zimbabwe, type Move } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { cellsOfMove } from "./move-cells.ts";

const start = zimbabwe.fromPosition(
  {
    format: "sofala-position/1",
    game: "zimbabwe",
    board: ["s.....", "......", "t.c...", "......", "......", ".....s"],
    phase: "culture",
    active: 0,
    seats: [
      { cattle: 9, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
      { cattle: 9 },
    ],
    monuments: [
      { at: "a1", seat: 0, level: 1 },
      { at: "f6", seat: 1, level: 1 },
    ],
    craftsmen: [{ craftsman: "potter", at: "c2", seat: 0 }],
  },
  "",
);
if (!start.ok) throw new Error(start.error.reason);
const view = zimbabwe.view(start.value, "spectator");

test.each<[cells: string, move: Move]>([
  ["", { kind: "pass" }],
  ["", { kind: "end-turn" }],
  ["b4", { kind: "build-monument", at: "b4" }],
  ["b4 b5", { kind: "place-craftsman", craftsman: "wood-carver", at: "b4", vertical: true }],
  ["d4 e4", { kind: "use-specialist", specialist: "rain-ceremony", cells: ["d4", "e4"] }],
  [
    "a1 c2 d2 c3",
    { kind: "raise-monument", at: "a1", goods: [{ craftsman: "c2", resource: "c3" }] },
  ],
])("%s", (cells, move) => {
  expect(cellsOfMove(move, view).join(" ")).toBe(cells);
});
