import type { Ranking, Seat } from "@sofala/engine";
import { expect, test } from "vitest";
import { earlyOutcome, finishedOutcome } from "./outcome.ts";

test.each<[what: string, ranking: Ranking, resigned: readonly Seat[], expected: Ranking]>([
  ["nobody resigned", [[2], [0, 1]], [], [[2], [0, 1]]],
  ["the winner had resigned", [[0], [1], [2]], [0], [[1], [2], [0]]],
  ["one of a tie had resigned", [[0, 1], [2]], [1], [[0], [2], [1]]],
  ["two resigned, the first is last", [[0], [1], [2], [3]], [1, 0], [[2], [3], [0], [1]]],
])("a game played to its end, where %s", (_what, ranking, resigned, expected) => {
  expect(finishedOutcome(ranking, resigned)).toEqual({ reason: "played", ranking: expected });
});

test.each<[what: string, players: number, gone: readonly Seat[], expected: Ranking]>([
  ["one of two went", 2, [0], [[1], [0]]],
  ["those who stayed share the first place", 4, [2], [[0, 1, 3], [2]]],
  ["the first who went is last", 4, [3, 1, 0], [[2], [0], [1], [3]]],
  ["all went", 2, [1, 0], [[0], [1]]],
])("a game cut short: %s", (_what, players, gone, expected) => {
  for (const reason of ["resigned", "time"] as const) {
    expect(earlyOutcome(reason, players, gone)).toEqual({ reason, ranking: expected });
  }
});
