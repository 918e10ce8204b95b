import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { testState } from "../testing/test-state.ts";

test("an ability moves a marker", () => {
  const government = { idea: "democracy", position: 4 };
  const state = testState({ seats: [{ government, buildings: ["white-G2"] }] });
  expect(outcomeOf(state, 0, { kind: "use-ability", building: "white-G2" })).toEqual([
    {
      of: "government",
      from: { idea: "democracy", position: 4 },
      to: { idea: "democracy", position: 6 },
      destroyed: [],
    },
  ]);
});

test("an ability that flips the target's board lists what it destroys", () => {
  const state = testState({
    seats: [
      { religion: { idea: "mars", position: 5 }, buildings: ["red-R5"] },
      { religion: { idea: "venus", position: 0 }, buildings: ["blue-R6"], money: 3 },
    ],
  });
  const move = { kind: "use-ability", building: "red-R5", target: 1 } as const;
  expect(outcomeOf(state, 0, move, 1)).toEqual([
    {
      of: "religion",
      from: { idea: "venus", position: 0 },
      to: { idea: "mars", position: 0 },
      destroyed: ["blue-R6"],
    },
  ]);
  expect(outcomeOf(state, 0, move)).toEqual([]);
});

test("a purchase changes money, points, workers and the price of points; a refused one has no outcome", () => {
  const state = testState({
    phase: "purchasing",
    seats: [{ money: 9, cubes: { available: 1 } }],
    developments: ["S12", "S14"],
  });
  const industry = { kind: "develop", card: "S12", from: ["available"], industry: "arms" } as const;
  expect(outcomeOf(state, 0, industry)).toEqual([
    { of: "money", from: 9, to: 6 },
    { of: "available", from: 1, to: 0 },
    { of: "price", from: 4, to: 3 },
  ]);
  expect(outcomeOf(state, 0, { kind: "buy-vp", vp: 2 })).toEqual([
    { of: "vp", from: 5, to: 7 },
    { of: "money", from: 9, to: 1 },
  ]);
  expect(outcomeOf(state, 0, { kind: "buy-vp", vp: 3 })).toBeUndefined();
});
