import { zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { lensMarks } from "./lens.ts";
import { nextRaises } from "../workers/next-raises.ts";

const BOARD = ["..t.......t.", "............", "............", ".s........s."];

function stateWith(changes: object = {}): State {
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: BOARD,
      phase: "culture",
      active: 0,
      seats: [
        { cattle: 0, technologies: { "wood-carver": { card: 1, price: 1, cattle: 2 } } },
        { cattle: 3 },
      ],
      monuments: [
        { at: "b2", seat: 0, level: 1 },
        { at: "k4", seat: 1, level: 1 },
      ],
      craftsmen: [{ craftsman: "wood-carver", at: "d2", seat: 0 }],
      used: { c1: 1 },
      ...changes,
    },
    "",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")} ${state.error.reason}`);
  return state.value;
}
const state = stateWith();
const view = zimbabwe.view(state, 0);
const marks = (lens: Parameters<typeof lensMarks>[0]) => lensMarks(lens, view, state, 0);

test("the range of a piece, with the number of hubs to others", () => {
  const rangeMarks = marks({ kind: "range", at: "b2" });
  expect(rangeMarks.filter(({ kind }) => kind === "range").map(({ cell }) => cell)).toContain("e3");
  expect(rangeMarks).toContainEqual({ cell: "d2", kind: "highlighted", note: "0" });
  expect(rangeMarks).toContainEqual({ cell: "b2", kind: "chosen" });
});

test("an empty cell has a range and no connections", () => {
  expect(marks({ kind: "range", at: "h2" }).some(({ kind }) => kind === "highlighted")).toBe(false);
});

test("resources are free or claimed for a craft", () => {
  expect(marks({ kind: "claims", craft: "wood-carver" })).toEqual([
    { cell: "c1", kind: "claimed" },
    { cell: "k1", kind: "free" },
  ]);
  expect(marks({ kind: "claims", craft: "potter" })).toEqual([]);
});

test("another seat has claims and sites by its own range", () => {
  const seats = [
    { cattle: 0, technologies: { "wood-carver": { card: 1, price: 1, cattle: 0 } } },
    { cattle: 3, god: "eshu" },
  ];
  const eshu = stateWith({ seats, board: ["..t.....t...", "............", ...BOARD.slice(2)] });
  const viewOfEshu = zimbabwe.view(eshu, 0);
  const claims = (seat: number) =>
    lensMarks({ kind: "claims", craft: "wood-carver" }, viewOfEshu, eshu, seat);
  expect(claims(0)).toContainEqual({ cell: "i1", kind: "free" });
  expect(claims(1)).toContainEqual({ cell: "i1", kind: "claimed" });
  const sites = (seat: number) =>
    lensMarks({ kind: "sites", craft: "wood-carver" }, viewOfEshu, eshu, seat);
  expect(sites(0)).toContainEqual({ cell: "j1", kind: "legal" });
  expect(sites(1)).toEqual([]);
});

test("next round's raises count the revenue and ignore used markers", () => {
  const [mine, other] = nextRaises(state);
  // Two from the card and one for the monument of level one.
  expect(mine).toEqual({
    seat: 0,
    availableCattle: 3,
    affordable: [{ at: "b2", cost: 1, vp: 2 }],
    best: { monuments: ["b2"], cost: 1, vp: 2 },
  });
  expect(other?.best).toBeUndefined();
});
