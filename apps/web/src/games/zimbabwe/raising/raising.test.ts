import { planRaises, zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { billOf, settledGoods, waysOf } from "./bill.ts";
import { costOf, swapped, swapsFor, type Raise } from "./swaps.ts";
import { whyNot } from "./raise-obstacle.ts";

/** Two wood carvers, two woods, a monument at b2 and one at g2. */
function table(changes: object = {}): State {
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["..t...t.", "........", "........", "...~~...", ".s....s."],
      phase: "culture",
      active: 0,
      seats: [
        { cattle: 4, technologies: { "wood-carver": { card: 1, price: 1, cattle: 0 } } },
        { cattle: 3, technologies: { "wood-carver": { card: 2, price: 2, cattle: 0 } } },
      ],
      monuments: [
        { at: "b2", seat: 0, level: 1 },
        { at: "b5", seat: 1, level: 1 },
        { at: "g2", seat: 0, level: 2 },
      ],
      craftsmen: [
        { craftsman: "wood-carver", at: "d2", seat: 0 },
        { craftsman: "wood-carver", at: "d3", seat: 1 },
      ],
      ...changes,
    },
    "",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")} ${state.error.reason}`);
  return state.value;
}
const view = (state: State) => zimbabwe.view(state, 0);
const plan = (state: State): readonly Raise[] => planRaises(state, 0, ["b2"])?.moves ?? [];

test("the bill names who is paid and what comes back", () => {
  const state = table();
  expect(billOf(state, 0, plan(state))).toEqual({
    lines: [{ to: 0, craft: "wood-carver", cattle: 1 }],
    cost: 1,
    returns: 1,
  });
});

test("goods go from the resource over the craftsman to the monument", () => {
  const state = table();
  expect(waysOf(state, 0, plan(state)).map(({ kind, stops }) => [kind, ...stops])).toEqual([
    ["resource", "c1", "d2"],
    ["good", "d2", "b2"],
  ]);
});

test("another maker or another resource can be taken, and costs what it costs", () => {
  const state = table();
  const moves = plan(state);
  const { makers, resources } = swapsFor(view(state), state, 0, moves, 0, 0);
  expect(makers.map(({ good, cost }) => [good.craftsman, cost])).toEqual([["d3", 2]]);
  expect(resources.map(({ good }) => good.resource)).toEqual(["g1"]);
  const [other] = makers;
  expect(other && costOf(state, 0, swapped(moves, 0, 0, other.good))).toBe(2);
});

test("the hubs that the rules choose are told with the goods", () => {
  const state = table({
    monuments: [
      { at: "h5", seat: 0, level: 1 },
      { at: "b5", seat: 1, level: 1 },
      { at: "e2", seat: 0, level: 2 },
    ],
    craftsmen: [
      { craftsman: "wood-carver", at: "a1", seat: 0 },
      { craftsman: "wood-carver", at: "b3", seat: 1 },
    ],
  });
  const move: Raise = {
    kind: "raise-monument",
    at: "h5",
    goods: [{ craftsman: "a1", resource: "c1" }],
  };
  const [[good] = []] = settledGoods(state, 0, [move]);
  expect(good).toMatchObject({ craftsman: "a1", resource: "c1", hubs: ["e2"] });
});

test("what is missing for a monument is said", () => {
  const state = table();
  expect(whyNot(view(state), state, 0, "g2", undefined)).toMatchObject({
    kind: "lines",
    need: 2,
    inReach: [{ resource: "wood", cost: 1 }],
    missing: ["clay", "ivory", "diamond"],
  });
  expect(whyNot(view(state), state, 0, "b2", 7)).toEqual({ kind: "cattle", cost: 7, have: 4 });
  const used = table({ used: { c1: 1, g1: 1 } });
  expect(whyNot(view(used), used, 0, "b2", undefined)).toMatchObject({ kind: "lines", need: 1 });
  const full = table({
    monuments: [
      { at: "b2", seat: 0, level: 5 },
      { at: "b5", seat: 1, level: 1 },
    ],
  });
  expect(whyNot(view(full), full, 0, "b2", undefined)).toEqual({ kind: "complete" });
});
