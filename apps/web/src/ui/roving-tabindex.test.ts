import { expect, test } from "vitest";
import { stepOf } from "./roving-tabindex.ts";

test("arrows go round a row, Home and End to its ends", () => {
  expect(stepOf("ArrowRight", 2, 3)).toBe(0);
  expect(stepOf("ArrowLeft", 0, 3)).toBe(2);
  expect(stepOf("Home", 2, 3)).toBe(0);
  expect(stepOf("End", 0, 3)).toBe(2);
});

test("a column listens to its own arrows", () => {
  expect(stepOf("ArrowDown", 0, 3, true)).toBe(1);
  expect(stepOf("ArrowUp", 0, 3, true)).toBe(2);
  expect(stepOf("ArrowRight", 0, 3, true)).toBe(-1);
});

test("other keys, and keys in an empty row, lead nowhere", () => {
  expect(stepOf("a", 0, 3)).toBe(-1);
  expect(stepOf("Home", 0, 0)).toBe(-1);
  expect(stepOf("ArrowRight", -1, 3)).toBe(0);
  expect(stepOf("ArrowLeft", -1, 3)).toBe(2);
});
