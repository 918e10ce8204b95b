import type { JsonObject } from "@sofala/engine";
import { tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { coloured, plain } from "../../paint.ts";
import { tsoroUi } from "./tsoro-ui.ts";

const context = {
  paint: plain,
  columns: 80,
  names: ["Ann", "Ben"],
  highlightedCells: new Set<string>(),
  isBrief: false,
};

function draw(members: JsonObject, changes = {}): readonly string[] {
  const state = tsoro.fromPosition({ format: "sofala-position/1", game: "tsoro", ...members }, "");
  if (!state.ok) throw new Error(state.error.reason);
  const description = tsoro.scenario.describe(state.value);
  return tsoroUi.draw({ description, views: [] }, { ...context, ...changes });
}

test("the board is a triangle with the names of its points, and marks for pieces", () => {
  expect(draw({ board: "0/.1./0.." })).toEqual([
    "Placing stones",
    "",
    "           aX",
    "         / | \\",
    "        /  |  \\",
    "     b1·--b2O--b3·",
    "    /      |      \\",
    "   /       |       \\",
    " c1X------c2·-------c3·",
    "",
    "  X  Ann, 1 stone to place",
    "▶ O  Ben, 2 stones to place",
  ]);
});

test("marked points have a plus", () => {
  const highlightedCells = new Set(["a", "b2", "c3"]);
  const lines = draw({ board: "0/.1./0.." }, { highlightedCells });
  expect([lines[2], lines[5], lines[8]]).toEqual([
    "         + aX",
    "     b1·-+b2O--b3·",
    " c1X------c2·------+c3·",
  ]);
});

test("a position that comes up again is announced", () => {
  const text = "This position has come up before: the third time is a draw.";
  const position = { board: "./001/110", active: 0 };
  expect(draw(position)).not.toContain(text);
  const earlier = [
    "./001/110 0",
    "0/0.1/110 1",
    "0/01./110 0",
    "./010/110 1",
    "1/0.0/110 0",
    "1/00./110 1",
  ];
  expect(draw({ ...position, earlier })).toContain(text);
});

test("colour changes nothing but colour", () => {
  const highlightedCells = new Set(["b1"]);
  const painted = draw({ board: "0/.1./0.." }, { paint: coloured, highlightedCells }).join("\n");
  expect(painted).toContain("\u001b[");
  expect(painted.replaceAll(/\u001b\[[\d;]*m/gu, "")).toBe(
    draw({ board: "0/.1./0.." }, { highlightedCells }).join("\n"),
  );
});
