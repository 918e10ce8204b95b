import { POINTS } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { pointByKey } from "./point-navigation.ts";

test("up and down lead along the lines, and end at the top and the base", () => {
  expect(pointByKey("ArrowDown", "a")).toBe("b2");
  expect(pointByKey("ArrowDown", "b3")).toBe("c3");
  expect(pointByKey("ArrowUp", "c1")).toBe("b1");
  expect(pointByKey("ArrowUp", "b1")).toBe("a");
  expect(pointByKey("ArrowUp", "a")).toBeUndefined();
  expect(pointByKey("ArrowDown", "c2")).toBeUndefined();
});

test("left and right stay in the row and wrap", () => {
  expect(pointByKey("ArrowRight", "b1")).toBe("b2");
  expect(pointByKey("ArrowLeft", "c1")).toBe("c3");
  expect(pointByKey("End", "c1")).toBe("c3");
});

test("the arrow keys reach every point from the top", () => {
  const reached = new Set<string>(["a"]);
  for (const point of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = pointByKey(key, point as (typeof POINTS)[number]);
      if (next !== undefined) reached.add(next);
    }
  }
  expect(reached.size).toBe(POINTS.length);
});

test("other keys lead nowhere", () => {
  expect(pointByKey("Enter", "b1")).toBeUndefined();
});
