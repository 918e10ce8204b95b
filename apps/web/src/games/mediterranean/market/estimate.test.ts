import { CURRENT_EDITION, EDITIONS, type HeldCard } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { afterDeal, dangersOf, outcomeOf } from "./estimate.ts";

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

test("a hand brings the money of its sets and the arrows of its bottoms", () => {
  const { money, religion, safety } = outcomeOf(EDITION, HAND);
  expect(money).toBe(9 + 1);
  expect(religion).toBe(-2);
  expect(safety).toBeLessThan(0);
});

test("dangers are counted, ideas are none", () => {
  const dangers = dangersOf(EDITION, [...HAND, held(5, "ore", "barbarians")]);
  expect(dangers).toEqual([
    { bottom: "barbarians", count: 2 },
    { bottom: "slaveRevolt", count: 1 },
  ]);
});

describe("after a deal", () => {
  test("the sets that change are told with their money and the change", () => {
    const given = HAND.filter(({ slot }) => slot === 4);
    const { sets, unknown } = afterDeal(EDITION, HAND, given, { wine: 1 });
    expect(sets).toEqual([
      { good: "salt", count: 0, money: 0, by: -1 },
      { good: "wine", count: 4, money: 14, by: 5 },
    ]);
    expect(unknown).toBe(1);
  });

  test("dangers that go are named, and their arrows are undone", () => {
    const given = HAND.filter(({ slot }) => slot === 2);
    const { shed, arrows } = afterDeal(EDITION, HAND, given, {});
    expect(shed).toEqual(["barbarians"]);
    expect(arrows.safety).toBeGreaterThan(0);
    expect(arrows.religion).toBe(0);
  });

  test("a stored card that goes changes no set", () => {
    const stored = held(9, "dye", "mars");
    expect(afterDeal(EDITION, HAND, [stored], {}).sets).toEqual([]);
  });
});
