import type { Move } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { cubeChoices, placesIn, suggestedLoss, withCube, withoutCube } from "./cube-loss.ts";

const LEGAL: readonly Move[] = [
  { kind: "lose-cubes", areas: ["farm.grain", "city"] },
  { kind: "lose-cubes", areas: ["farm.grain", "available"] },
  { kind: "lose-cubes", areas: ["city", "available"] },
  { kind: "lose-cubes", areas: ["city", "city"] },
];

test("lists the places of all choices", () => {
  expect(placesIn(cubeChoices(LEGAL))).toEqual(["farm.grain", "city", "available"]);
});

test("suggests the least harmful loss", () => {
  expect(suggestedLoss(cubeChoices(LEGAL))).toEqual(["farm.grain", "available"]);
});

test("does not suggest the last industry before a cube of the warehouse", () => {
  const choices = [["industry.base"], ["warehouse"]] as const;
  expect(suggestedLoss(choices)).toEqual(["warehouse"]);
});

test("with one cube too many, the first one is dropped", () => {
  expect(withCube(["city"], "available", 2)).toEqual(["city", "available"]);
  expect(withCube(["city", "available"], "farm.ore", 2)).toEqual(["available", "farm.ore"]);
  expect(withoutCube(["city", "city"], "city")).toEqual(["city"]);
});
