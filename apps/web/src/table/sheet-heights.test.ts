import { expect, test } from "vitest";
import { pressed, restOf, stepped } from "./sheet-heights.ts";

const SIZES = { peek: 100, half: 350, full: 760 };

test("a sheet that is let go rests at the nearest height", () => {
  expect(restOf(SIZES, 110, 0)).toBe("peek");
  expect(restOf(SIZES, 240, 0.1)).toBe("half");
  expect(restOf(SIZES, 600, -0.1)).toBe("full");
});

test("a flick goes on to the next height", () => {
  expect(restOf(SIZES, 120, 0.9)).toBe("half");
  expect(restOf(SIZES, 360, 0.9)).toBe("full");
  expect(restOf(SIZES, 740, -0.9)).toBe("half");
  expect(restOf(SIZES, 90, -0.9)).toBe("peek");
  expect(restOf(SIZES, 800, 0.9)).toBe("full");
});

test("pressing goes up step by step, then down at once", () => {
  expect(pressed("peek")).toBe("half");
  expect(pressed("half")).toBe("full");
  expect(pressed("full")).toBe("peek");
});

test("keys step and stop at the ends", () => {
  expect(stepped("peek", -1)).toBe("peek");
  expect(stepped("half", -1)).toBe("peek");
  expect(stepped("full", 1)).toBe("full");
});
