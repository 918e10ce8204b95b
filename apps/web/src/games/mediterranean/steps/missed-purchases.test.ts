import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { leftUndone } from "./missed-purchases.ts";
import { tableOf } from "../testing/test-state.ts";

function left(position: object) {
  const state = tableOf({ phase: "purchasing", ...position });
  return leftUndone(state, 0, [...mediterranean.legalMoves(state, 0)]);
}

test("points are worth a question when the money lost would buy one", () => {
  expect(left({ seats: [{ money: 9 }] })).toEqual({ isLastTurn: false, vp: 2, cards: [] });
  expect(left({ seats: [{ money: 6 }] })).toBeUndefined();
  expect(left({ seats: [{ money: 9, cubes: { "industry.base": 0 } }] })).toBeUndefined();
});

test("in the last turn whatever brings points is", () => {
  expect(left({ turn: 6, seats: [{ money: 5 }] })).toMatchObject({ isLastTurn: true, vp: 1 });
  const found = left({
    turn: 6,
    seats: [{ money: 11, cubes: { available: 1, "industry.base": 0 } }],
    developments: ["I01", "I02", "I05"],
  });
  expect(found).toEqual({ isLastTurn: true, vp: 0, cards: ["I01", "I02"] });
});
