import { expect, test } from "vitest";
import { begun, person, START } from "../tables/testing/contexts.ts";
import { tallyOf } from "./table-result.ts";

test("after a tie for the first place comes the third", () => {
  const { play, table } = begun(["ann", "ben", "cleo"].map(person));
  const outcome = { reason: "played", ranking: [[0, 2], [1]] } as const;
  const over = { ...table, outcome, ended: START + 1 };
  const { seats } = tallyOf(play, { table: over, entries: [] });
  expect(seats.map(({ place, tied }) => [place, tied])).toEqual([
    [1, 2],
    [3, 1],
    [1, 2],
  ]);
});
