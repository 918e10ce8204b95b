import type { Ranking, Seat } from "@sofala/engine";
import { expect, test } from "vitest";
import { earlyOutcome, finishedOutcome } from "./outcome.ts";

test.each<[title: string, ranking: Ranking, resigned: readonly Seat[], expected: Ranking]>([
  ["nobody resigned", [[2], [0, 1]], [], [[2], [0, 1]]],
  ["the winner had resigned and comes last", [[0], [1], [2]], [0], [[1], [2], [0]]],
  ["of two who tied, one had resigned and comes last", [[0, 1], [2]], [1], [[0], [2], [1]]],
  [
    "two resigned, and the first of them comes last",
    [[0], [1], [2], [3]],
    [1, 0],
    [[2], [3], [0], [1]],
  ],
])("a finished game: %s", (_title, ranking, resigned, expected) => {
  expect(finishedOutcome(ranking, resigned)).toEqual({ reason: "played", ranking: expected });
});

test.each<[title: string, players: number, resigned: readonly Seat[], expected: Ranking]>([
  ["one of two resigned", 2, [0], [[1], [0]]],
  ["those who stayed share the first place", 4, [2], [[0, 1, 3], [2]]],
  ["the first who resigned comes last", 4, [3, 1, 0], [[2], [0], [1], [3]]],
  ["everybody resigned", 2, [1, 0], [[0], [1]]],
])("a game that ended early: %s", (_title, players, resigned, expected) => {
  for (const reason of ["resigned", "time"] as const) {
    expect(earlyOutcome(reason, players, resigned)).toEqual({ reason, ranking: expected });
  }
});
