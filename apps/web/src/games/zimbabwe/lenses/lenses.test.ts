import { zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { marksOf } from "./lens.ts";
import { nextRaises } from "./next-raises.ts";

const BOARD = ["..t.......t.", "............", "............", ".s........s."];

function table(changes: object = {}): State {
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
const state = table();
const view = zimbabwe.view(state, 0);
const marks = (lens: Parameters<typeof marksOf>[0]) => marksOf(lens, view, state, 0);

test("the range of a piece, with the hubs that others are away", () => {
  const found = marks({ kind: "range", at: "b2" });
  expect(found.filter(({ kind }) => kind === "range").map(({ cell }) => cell)).toContain("e3");
  expect(found).toContainEqual({ cell: "d2", kind: "spoken", note: "0" });
  expect(found).toContainEqual({ cell: "b2", kind: "chosen" });
});

test("an empty cell has a range and no connections", () => {
  expect(marks({ kind: "range", at: "h2" }).some(({ kind }) => kind === "spoken")).toBe(false);
});

test("resources are free or claimed for a craft", () => {
  expect(marks({ kind: "claims", craft: "wood-carver" })).toEqual([
    { cell: "c1", kind: "claimed" },
    { cell: "k1", kind: "free" },
  ]);
  expect(marks({ kind: "claims", craft: "potter" })).toEqual([]);
});

test("another seat has claims and places of its own range", () => {
  const seats = [
    { cattle: 0, technologies: { "wood-carver": { card: 1, price: 1, cattle: 0 } } },
    { cattle: 3, god: "eshu" },
  ];
  const eshu = table({ seats, board: ["..t.....t...", "............", ...BOARD.slice(2)] });
  const seen = zimbabwe.view(eshu, 0);
  const claims = (seat: number) =>
    marksOf({ kind: "claims", craft: "wood-carver" }, seen, eshu, seat);
  expect(claims(0)).toContainEqual({ cell: "i1", kind: "free" });
  expect(claims(1)).toContainEqual({ cell: "i1", kind: "claimed" });
  const sites = (seat: number) =>
    marksOf({ kind: "sites", craft: "wood-carver" }, seen, eshu, seat);
  expect(sites(0)).toContainEqual({ cell: "j1", kind: "legal" });
  expect(sites(1)).toEqual([]);
});

test("next round's raises count the revenue and forget used markers", () => {
  const [mine, other] = nextRaises(state);
  // Two from the card and one for the monument of level one.
  expect(mine).toEqual({
    seat: 0,
    purse: 3,
    single: [{ at: "b2", cost: 1, vp: 2 }],
    best: { monuments: ["b2"], cost: 1, vp: 2 },
  });
  expect(other?.best).toBeUndefined();
});
