import { describe, expect, test } from "vitest";
import { mediterranean, type Refusal } from "@sofala/mediterranean";
import { CIVIC_REFUSALS } from "./support/civic-refusals.ts";
import { stateOf } from "./support/positions.ts";
import { PURCHASING_REFUSALS } from "./support/purchasing-refusals.ts";
import { playedBy, textOf } from "./support/random-play.ts";
import type { Attempt, RefusalTable } from "./support/refusal-table.ts";
import { RESOLUTION_REFUSALS } from "./support/resolution-refusals.ts";
import { TRADING_REFUSALS } from "./support/trading-refusals.ts";

/** A new code does not compile without an attempt. */
const REFUSALS: RefusalTable<Refusal["code"]> = {
  ...CIVIC_REFUSALS,
  ...TRADING_REFUSALS,
  ...RESOLUTION_REFUSALS,
  ...PURCHASING_REFUSALS,
};

const codes = Object.entries(REFUSALS) as [Refusal["code"], readonly Attempt<Refusal["code"]>[]][];

describe.each(codes)("%s", (code, attempts) => {
  test("is the answer, with what explains it, and nothing has changed", () => {
    expect(attempts.length).toBeGreaterThan(0);
    for (const { position, after = [], actor = 0, move, because } of attempts) {
      const state = after.reduce(
        (before, [by, made]) => playedBy(before, by, made).after,
        stateOf(position),
      );
      const before = textOf(state);
      const read = mediterranean.parseMove(JSON.parse(JSON.stringify(move)));
      if (!read.ok) return expect.fail(read.error.reason);
      const step = mediterranean.applyMove(state, actor, read.value);
      expect(step.ok ? "accepted" : step.error).toEqual({ code, ...because });
      expect(textOf(state)).toBe(before);
    }
  });
});
