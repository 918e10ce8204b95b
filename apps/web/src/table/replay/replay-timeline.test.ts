import { expect, test } from "vitest";
import { nextStop } from "./replay-timeline.ts";

test("steps by turns stop at both ends", () => {
  const stops = [0, 4, 9];
  expect(nextStop(stops, 4, 1)).toBe(9);
  expect(nextStop(stops, 5, 1)).toBe(9);
  expect(nextStop(stops, 9, 1)).toBe(9);
  expect(nextStop(stops, 5, -1)).toBe(4);
  expect(nextStop(stops, 4, -1)).toBe(0);
  expect(nextStop(stops, 0, -1)).toBe(0);
});
