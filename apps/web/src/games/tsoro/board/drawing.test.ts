import { POINTS } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { pointByKey } from "../../../table/point-board/point-navigation.ts";
import { drawing } from "./drawing.tsx";

test("up and down lead along the lines, and end at the top and the base", () => {
  expect(pointByKey(drawing, "ArrowDown", "a")).toBe("b2");
  expect(pointByKey(drawing, "ArrowDown", "b3")).toBe("c3");
  expect(pointByKey(drawing, "ArrowUp", "c1")).toBe("b1");
  expect(pointByKey(drawing, "ArrowUp", "b1")).toBe("a");
  expect(pointByKey(drawing, "ArrowUp", "a")).toBeUndefined();
  expect(pointByKey(drawing, "ArrowDown", "c2")).toBeUndefined();
});

test("left and right stay in the row and wrap", () => {
  expect(pointByKey(drawing, "ArrowRight", "b1")).toBe("b2");
  expect(pointByKey(drawing, "ArrowLeft", "c1")).toBe("c3");
  expect(pointByKey(drawing, "End", "c1")).toBe("c3");
});

test("the arrow keys reach every point from the top", () => {
  const reached = new Set<string>(["a"]);
  for (const point of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = pointByKey(drawing, key, point as (typeof POINTS)[number]);
      if (next !== undefined) reached.add(next);
    }
  }
  expect(reached.size).toBe(POINTS.length);
});

test("other keys lead nowhere", () => {
  expect(pointByKey(drawing, "Enter", "b1")).toBeUndefined();
});
