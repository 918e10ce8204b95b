import { expect, test } from "vitest";
import { raceLayout, linePath } from "./race-layout.ts";

const step = (round: number, ...seats: readonly (readonly [vp: number, vr: number])[]) => ({
  round,
  seats: seats.map(([vp, vr]) => ({ vp, vr })),
});

const RACE = [
  step(0, [1, 20], [1, 20]),
  step(1, [3, 23], [1, 20]),
  step(2, [7, 23], [4, 25]),
  step(3, [24, 23], [13, 25]),
];

test("a race is laid out from left to right, more VP higher up", () => {
  const { seats, rounds, levels, left, right, bottom, top } = raceLayout(RACE, 600);
  const [first] = seats;
  expect(rounds.map(({ x }) => x)).toEqual([
    left,
    left + 171.33333333333334,
    expect.any(Number),
    right,
  ]);
  expect(levels.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
  expect(levels.map(({ y }) => y)).toEqual([bottom, ...levels.slice(1, -1).map(({ y }) => y), top]);
  const heights = first?.vpLine.map(({ y }) => y) ?? [];
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(first?.vp).toBe(24);
});

test("a VR is marked where it changes", () => {
  const { seats } = raceLayout(RACE, 600);
  expect(seats.map(({ vrChanges }) => vrChanges.length)).toEqual([1, 1]);
  expect(seats[0]?.vrChanges[0]).toEqual(seats[0]?.vrLine[1]);
});

test("equal VR lie side by side", () => {
  const { seats } = raceLayout(RACE, 600);
  expect(seats[0]?.vrLine[0]?.y).not.toBe(seats[1]?.vrLine[0]?.y);
});

test("with little space fewer rounds are labelled, but always the start", () => {
  const long = Array.from({ length: 31 }, (_, round) => step(round, [1, 20]));
  const named = raceLayout(long, 300).rounds.filter(({ isNamed }) => isNamed);
  expect(named[0]?.round).toBe(0);
  for (const [n, { x }] of named.slice(1).entries()) {
    expect(x - (named[n]?.x ?? 0)).toBeGreaterThanOrEqual(26);
  }
});

test("a game without a complete round is a point", () => {
  const { seats } = raceLayout([step(0, [1, 20])], 300);
  expect(linePath(seats[0]?.vpLine ?? [])).toMatch(/^M[\d.]+ [\d.]+$/u);
  expect(raceLayout([], 300).seats).toEqual([]);
});
