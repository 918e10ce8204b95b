import { expect, test } from "vitest";
import { startedContext, personHolder, START } from "../tables/testing/contexts.ts";
import { computeTableResult } from "./table-result.ts";

test("after a tie for the first place comes the third", () => {
  const { timeline, table } = startedContext(["ann", "ben", "cleo"].map(personHolder));
  const outcome = { reason: "played", ranking: [[0, 2], [1]] } as const;
  const over = { ...table, outcome, endedAt: START + 1 };
  const { seats } = computeTableResult(timeline, { table: over, entries: [] });
  expect(seats.map(({ place, tied }) => [place, tied])).toEqual([
    [1, 2],
    [3, 1],
    [1, 2],
  ]);
});
