import type { Move } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { lossesIn, placesIn, suggestedLoss, withCube, withoutCube } from "./cube-loss.ts";

const LEGAL: readonly Move[] = [
  { kind: "lose-cubes", areas: ["farm.grain", "city"] },
  { kind: "lose-cubes", areas: ["farm.grain", "available"] },
  { kind: "lose-cubes", areas: ["city", "available"] },
  { kind: "lose-cubes", areas: ["city", "city"] },
];

test("places are those that some choice names", () => {
  expect(placesIn(lossesIn(LEGAL))).toEqual(["farm.grain", "city", "available"]);
});

test("what is missed least is suggested", () => {
  expect(suggestedLoss(lossesIn(LEGAL))).toEqual(["farm.grain", "available"]);
});

test("one cube too many makes the first one stay", () => {
  expect(withCube(["city"], "available", 2)).toEqual(["city", "available"]);
  expect(withCube(["city", "available"], "farm.ore", 2)).toEqual(["available", "farm.ore"]);
  expect(withoutCube(["city", "city"], "city")).toEqual(["city"]);
});
