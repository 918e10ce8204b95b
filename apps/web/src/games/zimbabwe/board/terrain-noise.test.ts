import { expect, test } from "vitest";
import { noiseAt, patchPath } from "./terrain-noise.ts";

const BOARD = Array.from({ length: 6 }, () => ".".repeat(12));

test("noise looks random, but is the same every time", () => {
  const place = { row: 3, column: 4 };
  expect(noiseAt(place, 1)).toBe(noiseAt(place, 1));
  const all = Array.from({ length: 200 }, (_, column) => noiseAt({ row: 1, column }, 2));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(all.filter((value) => value < 0.5).length).toBeGreaterThan(60);
  expect(all.filter((value) => value < 0.5).length).toBeLessThan(140);
});

test("patches are drawn for every map", () => {
  expect(patchPath(BOARD)).toMatch(/^M/u);
});
