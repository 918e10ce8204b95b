import type { Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import type { PlayedMove } from "../../local/original-moves.ts";
import { movesPlayedAfter } from "./moves-played-after.ts";

test("the moves played next are the rest of the turn, as long as the line is the same", () => {
  const original: readonly PlayedMove<Zimbabwe>[] = [
    [0, { kind: "pass" }],
    [1, { kind: "build-monument", at: "a1" }],
    [1, { kind: "end-turn" }],
    [2, { kind: "end-turn" }],
  ];
  const playedMoves = original.map(([, move]) => move);
  expect(movesPlayedAfter(original, original.slice(0, 1))).toEqual(playedMoves.slice(1, 3));
  expect(movesPlayedAfter(original, original.slice(0, 2))).toEqual(playedMoves.slice(2, 3));
  expect(movesPlayedAfter(original, original.slice(0, 3))).toEqual(playedMoves.slice(3));
  expect(movesPlayedAfter(original, original)).toBeUndefined();
  expect(movesPlayedAfter(original, [[0, { kind: "give", cattle: 1 }]])).toBeUndefined();
  expect(movesPlayedAfter(original, [[1, { kind: "pass" }]])).toBeUndefined();
  expect(movesPlayedAfter([], [])).toBeUndefined();
});
