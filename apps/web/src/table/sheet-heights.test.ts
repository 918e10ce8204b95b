import { expect, test } from "vitest";
import { heightAfterPress, snapHeight, stepHeight } from "./sheet-heights.ts";

const SIZES = { peek: 100, half: 350, full: 760 };

test("a released sheet snaps to the nearest height", () => {
  expect(snapHeight(SIZES, 110, 0)).toBe("peek");
  expect(snapHeight(SIZES, 240, 0.1)).toBe("half");
  expect(snapHeight(SIZES, 600, -0.1)).toBe("full");
});

test("a flick snaps to the next height", () => {
  expect(snapHeight(SIZES, 120, 0.9)).toBe("half");
  expect(snapHeight(SIZES, 360, 0.9)).toBe("full");
  expect(snapHeight(SIZES, 740, -0.9)).toBe("half");
  expect(snapHeight(SIZES, 90, -0.9)).toBe("peek");
  expect(snapHeight(SIZES, 800, 0.9)).toBe("full");
});

test("pressing goes up step by step, then down at once", () => {
  expect(heightAfterPress("peek")).toBe("half");
  expect(heightAfterPress("half")).toBe("full");
  expect(heightAfterPress("full")).toBe("peek");
});

test("keys step and stop at the ends", () => {
  expect(stepHeight("peek", -1)).toBe("peek");
  expect(stepHeight("half", -1)).toBe("peek");
  expect(stepHeight("full", 1)).toBe("full");
});
