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
