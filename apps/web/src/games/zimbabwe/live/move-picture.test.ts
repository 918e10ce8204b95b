import { expect, test } from "vitest";
import { isAtUpperEdge } from "./move-picture.ts";

test("a caption at the top would hide the first three rows", () => {
  expect(isAtUpperEdge(["c9", "b3"])).toBe(true);
  expect(isAtUpperEdge(["b4"])).toBe(false);
});
