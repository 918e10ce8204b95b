import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { missedPurchases } from "./missed-purchases.ts";
import { testState } from "../testing/test-state.ts";

function missedIn(position: object) {
  const state = testState({ phase: "purchasing", ...position });
  return missedPurchases(state, 0, [...mediterranean.legalMoves(state, 0)]);
}

test("points are listed if the money that would be lost could buy one", () => {
  expect(missedIn({ seats: [{ money: 9 }] })).toEqual({ isLastTurn: false, vp: 2, cards: [] });
  expect(missedIn({ seats: [{ money: 6 }] })).toBeUndefined();
  expect(missedIn({ seats: [{ money: 9, cubes: { "industry.base": 0 } }] })).toBeUndefined();
});

test("in the last turn everything that brings points is listed", () => {
  expect(missedIn({ turn: 6, seats: [{ money: 5 }] })).toMatchObject({ isLastTurn: true, vp: 1 });
  const found = missedIn({
    turn: 6,
    seats: [{ money: 11, cubes: { available: 1, "industry.base": 0 } }],
    developments: ["I01", "I02", "I05"],
  });
  expect(found).toEqual({ isLastTurn: true, vp: 0, cards: ["I01", "I02"] });
});
