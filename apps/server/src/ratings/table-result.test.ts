import { RecentStates, Timeline } from "@sofala/engine";
import { expect, test } from "vitest";
import { startedContext, personHolder, START } from "../tables/testing/contexts.ts";
import { computeTableResult } from "./table-result.ts";

test("after a tie for first place the next place is third", () => {
  const { timeline, table } = startedContext(["ann", "ben", "cleo"].map(personHolder));
  const outcome = { reason: "played", ranking: [[0, 2], [1]] } as const;
  const over = { ...table, outcome, endedAt: START + 1 };
  const { seats } = computeTableResult(timeline, { table: over, entries: [] });
  expect(seats.map(({ place, tiedCount }) => [place, tiedCount])).toEqual([
    [1, 2],
    [3, 1],
    [1, 2],
  ]);
});

test("a game that is never rated has places, but no ranking for ratings", () => {
  const { timeline, table } = startedContext(["ann", "ben"].map(personHolder));
  const outcome = { reason: "played", ranking: [[1], [0]] } as const;
  const over = { ...table, outcome, endedAt: START + 1, commitment: "commitment" };
  const resultOf = (isRated?: false) => {
    const game = { ...timeline.game, ...(isRated === undefined ? {} : { isRated }) };
    const played = new Timeline(game, timeline.state, new RecentStates());
    return computeTableResult(played, { table: over, entries: [] });
  };
  expect(resultOf().ranking).toEqual(outcome.ranking);
  expect(resultOf(false).ranking).toBeUndefined();
  expect(resultOf(false).seats.map(({ place }) => place)).toEqual([2, 1]);
});
