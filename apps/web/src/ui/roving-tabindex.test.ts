import { expect, test } from "vitest";
import { nextIndex } from "./roving-tabindex.ts";

test("arrows cycle through a row, Home and End go to its ends", () => {
  expect(nextIndex("ArrowRight", 2, 3)).toBe(0);
  expect(nextIndex("ArrowLeft", 0, 3)).toBe(2);
  expect(nextIndex("Home", 2, 3)).toBe(0);
  expect(nextIndex("End", 0, 3)).toBe(2);
});

test("a column has its own arrows", () => {
  expect(nextIndex("ArrowDown", 0, 3, true)).toBe(1);
  expect(nextIndex("ArrowUp", 0, 3, true)).toBe(2);
  expect(nextIndex("ArrowRight", 0, 3, true)).toBe(-1);
});

test("other keys, and keys in an empty row, do nothing", () => {
  expect(nextIndex("a", 0, 3)).toBe(-1);
  expect(nextIndex("Home", 0, 0)).toBe(-1);
  expect(nextIndex("ArrowRight", -1, 3)).toBe(0);
  expect(nextIndex("ArrowLeft", -1, 3)).toBe(2);
});
