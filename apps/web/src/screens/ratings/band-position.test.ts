import { expect, test } from "vitest";
import { bandPosition } from "./band-position.ts";

test("an initial rating is in the middle of a wide band", () => {
  expect(bandPosition(1500, 500)).toEqual({ from: 14.3, width: 71.4, at: 50 });
});

test("a rating beyond the scale is at its end", () => {
  const { from, width, at } = bandPosition(2500, 400);
  expect([from, from + width, at]).toEqual([92.9, 100, 100]);
});
