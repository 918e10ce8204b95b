import { expect, test } from "vitest";
import { thumbnailLayout } from "./thumbnail-layout.ts";

const seat = (vp: number | undefined, happiness = 0, safety = 0) => ({ vp, happiness, safety });

test("a column is higher with more points, within the picture", () => {
  const { seats } = thumbnailLayout({ turn: 3, seats: [seat(0), seat(12), seat(60), seat(30)] });
  const heights = seats.map(({ height }) => height);
  expect(heights[2]).toBe(Math.max(...heights));
  expect(heights[1]).toBeLessThan(heights[3] ?? 0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test("with hidden points all columns are equal", () => {
  const { seats } = thumbnailLayout({ turn: 1, seats: [seat(undefined), seat(undefined)] });
  expect(new Set(seats.map(({ height }) => height)).size).toBe(1);
  expect(seats.every(({ isKnown }) => !isKnown)).toBe(true);
});

test("markers on one space do not overlap, and none leaves its track", () => {
  const { seats, turns } = thumbnailLayout({
    turn: 2,
    seats: [seat(0, 0, 99), seat(0), seat(0), seat(0, -99)],
  });
  const spots = seats.map(({ happiness: { x, y } }) => `${x} ${y}`);
  expect(new Set(spots).size).toBe(4);
  for (const { happiness, safety } of seats) {
    for (const { x } of [happiness, safety])
      expect(x).toSatisfy((at: number) => at > 8 && at < 112);
  }
  expect(turns).toEqual([true, true, false, false, false, false]);
});
