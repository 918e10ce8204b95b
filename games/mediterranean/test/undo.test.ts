import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { stateOf } from "./support/positions.ts";
import { playedBy } from "./support/random-play.ts";
import { BELL, NO_GRACE, trading } from "./support/refusal-table.ts";

test("a vote that others have seen is not taken back by one seat alone", () => {
  const seats = [{ happiness: -1 }, { happiness: -1 }];
  const market = stateOf(trading(seats, { ...NO_GRACE, calamities: ["CU3"] }));
  const { after: vote } = playedBy(market, ...BELL);
  expect(mediterranean.toAct(vote)).toEqual([2, 3]);
  expect(mediterranean.applyMove(vote, 2, { kind: "vote", victim: 0 })).toMatchObject({
    value: { reveals: true },
  });
});
