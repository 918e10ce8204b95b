import { expect, test } from "vitest";
import { raceLayout, linePath } from "./race-layout.ts";

const step = (
  round: number,
  ...seats: readonly (readonly [points: number, target?: number])[]
) => ({
  round,
  seats: seats.map(([points, target]) => (target === undefined ? { points } : { points, target })),
});

const RACE = [
  step(0, [1, 20], [1, 20]),
  step(1, [3, 23], [1, 20]),
  step(2, [7, 23], [4, 25]),
  step(3, [24, 23], [13, 25]),
];

test("a race is laid out from left to right, more points higher up", () => {
  const { seats, rounds, levels, left, right, bottom, top } = raceLayout(RACE, 600);
  const [first] = seats;
  expect(rounds.map(({ x }) => x)).toEqual([left, left + 168, left + 336, right]);
  expect(levels.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(levels.map(({ y }) => y)).toEqual([bottom, ...levels.slice(1, -1).map(({ y }) => y), top]);
  const heights = first?.points.map(({ y }) => y) ?? [];
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(first?.lastPoints).toBe(24);
});

test("the axis ends at a multiple of its step, above all points and targets", () => {
  const highest = (...score: readonly [points: number, target?: number]) =>
    raceLayout([step(1, score)], 600).levels.at(-1)?.value;
  expect(highest(1, 20)).toBe(20);
  expect(highest(31, 27)).toBe(40);
  expect(highest(130)).toBe(150);
});

test("a target is marked where it changes", () => {
  const { seats } = raceLayout(RACE, 600);
  expect(seats.map(({ targetChanges }) => targetChanges.length)).toEqual([1, 1]);
  expect(seats[0]?.targetChanges[0]).toEqual(seats[0]?.targets[1]);
});

test("equal targets lie side by side, and a race without targets has no such lines", () => {
  const { seats } = raceLayout(RACE, 600);
  expect(seats[0]?.targets[0]?.y).not.toBe(seats[1]?.targets[0]?.y);
  expect(raceLayout([step(0, [3]), step(1, [4])], 600).seats[0]?.targets).toEqual([]);
});

test("labels of equal points do not overlap", () => {
  const { seats } = raceLayout([step(0, [9], [9], [9], [9], [9])], 300);
  const labels = seats.map(({ labelY }) => labelY).toSorted((a, b) => a - b);
  for (const [at, label] of labels.slice(1).entries())
    expect(label - (labels[at] ?? 0)).toBeGreaterThanOrEqual(23.9);
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
  expect(linePath(seats[0]?.points ?? [])).toMatch(/^M[\d.]+ [\d.]+$/u);
  expect(raceLayout([], 300).seats).toEqual([]);
});
