import { expect, test } from "vitest";
import { CURVE_SIZE, ratingCurve } from "./rating-curve.ts";

const point = (rating: number, uncertainty: number) => ({ rating, uncertainty, endedAt: 0 });

test("a first game is drawn from the initial rating", () => {
  const { from, line } = ratingCurve({ games: 1, history: [point(1560, 480)] });
  expect(from).toBe(1500);
  expect(line).toMatch(/^M0 [\d.]+L240 [\d.]+$/u);
});

test("a cut history starts with its first entry", () => {
  const history = [point(1700, 100), point(1750, 100), point(1650, 90)];
  const { from, line, uncertainty } = ratingCurve({ games: 200, history });
  expect(from).toBe(1700);
  const heights = [...line.matchAll(/ (?<y>[\d.]+)/gu)].map(({ groups }) => Number(groups?.["y"]));
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  expect(heights[2]).toBeGreaterThan(heights[0] ?? 0);
  expect(Math.max(...heights)).toBeLessThan(CURVE_SIZE.height);
  expect(uncertainty.split("L")).toHaveLength(6);
});
