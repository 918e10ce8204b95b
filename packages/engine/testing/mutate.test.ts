import { dice, isSameJson } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { mutateJson } from "./mutate.ts";

const POOL = ["potter", "c4", 3, true, { kind: "pass" }];
const VALUES = [
  { kind: "give", cattle: 3 },
  { kind: "use", cells: ["a1", "a2"], deep: { goods: [{ at: "b2", hubs: [] }, { at: "c3" }] } },
  [],
  {},
  "",
  0,
  null,
  true,
];

describe("mutateJson", () => {
  test.each(VALUES)("returns other JSON than %j, and does not change it", (value) => {
    const before = JSON.stringify(value);
    const random = dice("mutate");
    for (let n = 0; n < 500; n++) {
      const mutated = mutateJson(value, random, POOL);
      expect(isSameJson(mutated, value)).toBe(false);
      expect(JSON.parse(JSON.stringify(mutated))).toEqual(mutated);
    }
    expect(JSON.stringify(value)).toBe(before);
  });

  test("depends on the dice only", () => {
    const run = () => {
      const random = dice("same");
      return VALUES.map((value) => mutateJson(value, random, POOL));
    };
    expect(run()).toEqual(run());
  });

  test("makes every kind of change", () => {
    const value = { kind: "give", cattle: 3 };
    const random = dice("variety");
    const seen = new Set<string>();
    for (let n = 0; n < 5000; n++) seen.add(JSON.stringify(mutateJson(value, random, POOL)));
    for (const wanted of [
      { kind: "give" },
      { cattle: 3 },
      { kind: "give", cattle: 4 },
      { kind: "give", cattle: 2 },
      { kind: "potter", cattle: 3 },
      { kind: "give", cattle: "3" },
      { kind: "give", cattle: null },
      { kind: "give", cattle: 3, c4: 3 },
      { kind: "give", cattle: 3, constructor: 3 },
      { kind: "give", potter: 3 },
    ]) {
      expect(seen).toContain(JSON.stringify(wanted));
    }
  });
});
