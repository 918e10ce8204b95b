import { CURRENT_EDITION, EDITIONS, mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { bankOutcome } from "./bank-outcome.ts";
import { testState } from "../testing/test-state.ts";

test("gives the outcome of either choice", () => {
  const edition = EDITIONS[CURRENT_EDITION];
  const [seat] = mediterranean.view(testState({ seats: [{ happiness: -1 }] }), 0).seats;
  if (edition === undefined || seat === undefined) throw new Error("no table");
  const bottoms = ["poverty", "poverty", "prosperity", "depression"] as const;
  const spent = bottoms.map((bottom) => ({ good: "grain", bottom }) as const);
  const { cards, changes } = bankOutcome(edition, { ...seat, spent });
  expect(cards).toEqual({ poverty: 2, prosperity: 1 });
  expect(changes.poverty).toEqual([
    { of: "happiness", from: -1, to: -3 },
    { of: "vp", from: 5, to: 6 },
  ]);
  expect(changes.prosperity).toEqual([
    { of: "happiness", from: -1, to: -5 },
    { of: "vp", from: 5, to: 8 },
  ]);
});
