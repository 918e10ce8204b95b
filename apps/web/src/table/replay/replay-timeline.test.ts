import { expect, test } from "vitest";
import { stopFrom } from "./replay-timeline.ts";

test("steps by turns stop at both ends", () => {
  const stops = [0, 4, 9];
  expect(stopFrom(stops, 4, 1)).toBe(9);
  expect(stopFrom(stops, 5, 1)).toBe(9);
  expect(stopFrom(stops, 9, 1)).toBe(9);
  expect(stopFrom(stops, 5, -1)).toBe(4);
  expect(stopFrom(stops, 4, -1)).toBe(0);
  expect(stopFrom(stops, 0, -1)).toBe(0);
});
