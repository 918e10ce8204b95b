import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { stateOf } from "./support/positions.ts";
import { playedBy } from "./support/random-play.ts";
import { BELL, purchasing } from "./support/refusal-table.ts";

test("a game that ends after its last turn is not cut short", () => {
  const seats = [{ vp: 4 }, { vp: 3 }, { vp: 2 }, { vp: 1 }];
  const end = playedBy(stateOf(purchasing(seats, { turn: 6 })), ...BELL).after;
  expect(mediterranean.result(end)).toEqual([[0], [1], [2], [3]]);
  expect(mediterranean.simulation.isCutShort(end)).toBe(false);
});
