import { planRaises, raisePlans, zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { billOf, goodId, goodsWithHubs, goodsRoutesOf } from "./bill.ts";
import { extraCostOf } from "./extra-cost.ts";
import { costOf, withSwap, swapsFor, type Raise } from "../workers/swaps.ts";
import { raiseObstacle } from "../workers/raise-obstacle.ts";

/** Two wood carvers, two woods, a monument at b2 and one at g2. */
function stateWith(changes: object = {}): State {
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
  const state = stateWith();
  expect(billOf(state, 0, plan(state))).toEqual({
    lines: [{ to: 0, craft: "wood-carver", cattle: 1 }],
    cost: 1,
    returns: 1,
  });
});

test("goods go from the resource over the craftsman to the monument", () => {
  const state = stateWith();
  expect(goodsRoutesOf(state, 0, plan(state)).map(({ kind, stops }) => [kind, ...stops])).toEqual([
    ["resource", "c1", "d2"],
    ["good", "d2", "b2"],
  ]);
});

test("the routes of a good have its colour, and begin with its id", () => {
  const state = stateWith();
  for (const { id, line } of goodsRoutesOf(state, 0, plan(state))) {
    expect(id.startsWith(goodId("b2", 0))).toBe(true);
    expect(line).toBe("wood");
  }
});

test("a set costs more than its parts where a maker runs out of resources", () => {
  // The cheap carver has one wood in range: the second mask comes from the dear one.
  const state = stateWith({
    board: ["..t.......", "..........", "..........", "..........", ".s....s.t."],
    monuments: [
      { at: "b2", seat: 0, level: 1 },
      { at: "b5", seat: 1, level: 1 },
      { at: "f3", seat: 0, level: 1 },
    ],
    craftsmen: [
      { craftsman: "wood-carver", at: "d2", seat: 0 },
      { craftsman: "wood-carver", at: "f4", vertical: true, seat: 1 },
    ],
  });
  const alone = ["b2", "f3"].flatMap((at) => planRaises(state, 0, [at]) ?? []);
  const [together] = raisePlans(state, 0, ["b2", "f3"]);
  if (together === undefined) throw new Error("they cannot be raised together");
  expect(extraCostOf(view(state), alone, together)).toEqual({
    alone: [1, 1],
    together: together.cost,
    makers: [{ craft: "wood-carver", seat: 0 }],
    resources: ["wood"],
  });
  expect(together.cost).toBeGreaterThan(2);
  expect(extraCostOf(view(state), alone.slice(0, 1), alone[0] ?? together)).toBeUndefined();
});

test("another maker or another resource can be chosen, with its cost", () => {
  const state = stateWith();
  const moves = plan(state);
  const { makers, resources } = swapsFor(view(state), state, 0, moves, 0, 0);
  expect(makers.map(({ good, cost }) => [good.craftsman, cost])).toEqual([["d3", 2]]);
  expect(resources.map(({ good }) => good.resource)).toEqual(["g1"]);
  const [other] = makers;
  expect(other && costOf(state, 0, withSwap(moves, 0, 0, other.good))).toBe(2);
});

test("the goods include the hubs that the rules choose", () => {
  const state = stateWith({
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
  const [[good] = []] = goodsWithHubs(state, 0, [move]);
  expect(good).toMatchObject({ craftsman: "a1", resource: "c1", hubs: ["e2"] });
});

test("the obstacle says what is missing for a monument", () => {
  const state = stateWith();
  expect(raiseObstacle(view(state), state, 0, "g2", undefined)).toMatchObject({
    kind: "lines",
    need: 2,
    inReach: [{ resource: "wood", cost: 1 }],
    missing: ["clay", "ivory", "diamond"],
  });
  expect(raiseObstacle(view(state), state, 0, "b2", 7)).toEqual({
    kind: "cattle",
    cost: 7,
    have: 4,
  });
  const used = stateWith({ used: { c1: 1, g1: 1 } });
  expect(raiseObstacle(view(used), used, 0, "b2", undefined)).toMatchObject({
    kind: "lines",
    need: 1,
  });
  const full = stateWith({
    monuments: [
      { at: "b2", seat: 0, level: 5 },
      { at: "b5", seat: 1, level: 1 },
    ],
  });
  expect(raiseObstacle(view(full), full, 0, "b2", undefined)).toEqual({ kind: "complete" });
});
