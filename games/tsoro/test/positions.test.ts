import { jsonPath, type JsonObject } from "@sofala/engine";
import { tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";

const fromPosition = (members: JsonObject) =>
  tsoro.fromPosition({ format: "sofala-position/1", game: "tsoro", ...members }, "");

test("what a position leaves out is as at the start", () => {
  expect(fromPosition({})).toEqual({ ok: true, value: tsoro.setup("", 2, {}) });
});

test.each([
  ["while pieces are placed, from their number", "0/.1./0..", 1],
  ["once all are placed, seat 0", "0/1.0/101", 0],
])("the seat on turn follows, if left out: %s", (_when, board, active) => {
  expect(fromPosition({ board })).toMatchObject({ ok: true, value: { active } });
});

/** What is impossible, a position that shows it, and where the fault is. */
const IMPOSSIBLE: readonly (readonly [what: string, position: JsonObject, path: string])[] = [
  ["a fourth piece", { board: "0/010/1.0" }, "$.board"],
  ["more pieces of seat 1, which places second", { board: "0/.1./1.." }, "$.board"],
  ["two pieces ahead", { board: "0/.../0.." }, "$.board"],
  ["a board without its rows", { board: "0.1...." }, "$.board"],
  ["a piece of a third seat", { board: "2/.../..." }, "$.board"],
  ["the wrong seat to place", { board: "0/.../...", active: 0 }, "$.active"],
  ["a third seat", { active: 2 }, "$.active"],
  ["a line of the seat on turn", { board: "0/01./01.", active: 0 }, "$.active"],
  ["a line of the seat on turn, all placed", { board: "0/01./011", active: 0 }, "$.board"],
  ["two lines", { board: "./000/111", active: 1 }, "$.board"],
  ["a member that is unknown", { boards: "0/.../..." }, "$"],
  ["an option that is unknown", { options: { jumps: true } }, "$.options"],
  [
    "earlier positions that do not lead here",
    { board: "0/01./110", earlier: ["./001/110 0"] },
    "$.earlier[0]",
  ],
  [
    "earlier positions that do not follow each other",
    { board: "0/01./110", earlier: ["./001/110 0", "0/0.1/110 0"] },
    "$.earlier[0]",
  ],
  [
    "an earlier position in which a piece is still to be placed",
    { board: "./001/110", earlier: ["./001/1.0 1"] },
    "$.earlier[0]",
  ],
  [
    "an earlier position after which there was no game",
    { board: "0/0.1/011", active: 0, earlier: ["0/01./011 1"] },
    "$.earlier[0]",
  ],
  [
    "an earlier position in which the seat on turn had won",
    { board: "./010/011", active: 1, earlier: ["0/01./011 0"] },
    "$.earlier[0]",
  ],
];

test("earlier positions count if they lead here", () => {
  const members = { board: "0/01./110", active: 0, earlier: ["./001/110 0", "0/0.1/110 1"] };
  expect(fromPosition(members)).toEqual({ ok: true, value: members });
});

test.each(IMPOSSIBLE)("a position is malformed with %s", (_what, position, path) => {
  const state = fromPosition(position);
  expect(state.ok ? "accepted" : jsonPath(state.error.path)).toBe(path);
});
