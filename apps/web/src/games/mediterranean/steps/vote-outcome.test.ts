import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { testState } from "../testing/test-state.ts";
import { neededVotes, certainLosses, votersFor } from "./vote-outcome.ts";

test("more than half of the judges decide", () => {
  expect([1, 2, 3, 4].map(neededVotes)).toEqual([1, 2, 2, 3]);
});

test("lists the voters for a victim", () => {
  const strike = {
    calamity: "CU4",
    tied: [3, 4],
    round: 1,
    effect: 0,
    lost: 0,
    asked: false,
    votes: [3, null, 4, null, null, 3],
  };
  expect(votersFor(strike, 3)).toEqual([0, 5]);
});

test("no more is lost than there is", () => {
  const government = { idea: "democracy", position: 1 };
  const [seat] = mediterranean.view(testState({ seats: [{ money: 2, government }] }), 0).seats;
  if (seat === undefined) throw new Error("nobody");
  const effects = [
    { op: "lose", vp: 3, money: 5 },
    { op: "trackTowardZero", track: "government", spaces: 2 },
    { op: "trackTowardZero", track: "religion", spaces: 2 },
    { op: "discardWarehouse" },
  ] as const;
  expect(certainLosses(seat, effects)).toMatchObject([
    { of: "vp", from: 5, to: 2 },
    { of: "money", from: 2, to: 0 },
    { of: "government", to: { idea: "democracy", position: 0 } },
  ]);
});
