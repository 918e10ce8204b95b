import { CURRENT_EDITION, EDITIONS, type HeldCard } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { estimateDeal, dangersOf, estimateHand } from "./estimate.ts";

const EDITION = EDITIONS[CURRENT_EDITION];
if (EDITION === undefined) throw new Error("no edition");

const held = (slot: number, good: HeldCard["good"], bottom: HeldCard["bottom"]): HeldCard => ({
  slot,
  good,
  bottom,
});
const HAND = [
  held(1, "wine", "mars"),
  held(2, "wine", "barbarians"),
  held(3, "wine", "mars"),
  held(4, "salt", "slaveRevolt"),
];

test("a hand gives the money of its sets and the arrows of its bottoms", () => {
  const { money, religion, safety } = estimateHand(EDITION, HAND);
  expect(money).toBe(9 + 1);
  expect(religion).toBe(-2);
  expect(safety).toBeLessThan(0);
});

test("dangers are counted; ideas are not dangers", () => {
  const dangers = dangersOf(EDITION, [...HAND, held(5, "ore", "barbarians")]);
  expect(dangers).toEqual([
    { bottom: "barbarians", count: 2 },
    { bottom: "slaveRevolt", count: 1 },
  ]);
});

describe("after a deal", () => {
  test("lists the sets that change, with their money and the difference", () => {
    const given = HAND.filter(({ slot }) => slot === 4);
    const { sets, unknownCards } = estimateDeal(EDITION, HAND, given, { wine: 1 });
    expect(sets).toEqual([
      { good: "salt", count: 0, money: 0, moneyChange: -1 },
      { good: "wine", count: 4, money: 14, moneyChange: 5 },
    ]);
    expect(unknownCards).toBe(1);
  });

  test("lists dangers that are given away, and undoes their arrows", () => {
    const given = HAND.filter(({ slot }) => slot === 2);
    const { dangersGiven, arrowChanges } = estimateDeal(EDITION, HAND, given, {});
    expect(dangersGiven).toEqual(["barbarians"]);
    expect(arrowChanges.safety).toBeGreaterThan(0);
    expect(arrowChanges.religion).toBe(0);
  });

  test("giving a stored card changes no set", () => {
    const stored = held(9, "dye", "mars");
    expect(estimateDeal(EDITION, HAND, [stored], {}).sets).toEqual([]);
  });
});
