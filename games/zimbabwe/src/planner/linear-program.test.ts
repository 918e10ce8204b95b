import { expect, test } from "vitest";
import { LinearProgram } from "./linear-program.ts";

test("meets all conditions at the least cost", () => {
  const program = new LinearProgram([3, 2, 1]);
  program.require(4, [0, 1, 2], []);
  program.require(-1, [], [2]);
  program.require(1, [0], [1]);
  expect(program.solve(Infinity)).toBe(true);
  expect([0, 1, 2].map((amount) => program.sum([amount]))).toEqual([2, 1, 1]);
});

test("finds out that conditions contradict each other, or cost too much", () => {
  const contradictory = new LinearProgram([1]);
  contradictory.require(3, [0], []);
  contradictory.require(-2, [], [0]);
  expect(contradictory.solve(Infinity)).toBe(false);
  const dear = new LinearProgram([2]);
  dear.require(3, [0], []);
  expect(dear.solve(5)).toBe(false);
});

test("goes on from a solution when a sum is bounded, and leaves the solution as it was", () => {
  const program = new LinearProgram([1, 2]);
  program.require(5, [0, 0, 1, 1], []);
  expect(program.solve(Infinity)).toBe(true);
  expect(program.sum([0])).toBeCloseTo(2.5);
  for (const [sign, bound, whole] of [
    [1, 3, [3, 0]],
    [-1, 2, [2, 0.5]],
  ] as const) {
    const bounded = program.bounded([0], sign, bound);
    expect(bounded.solve(Infinity)).toBe(true);
    expect([0, 1].map((amount) => bounded.sum([amount]))).toEqual(whole);
  }
  const both = program.bounded([0, 1], 1, 4);
  expect(both.solve(Infinity)).toBe(true);
  expect(both.sum([0, 1])).toBe(4);
  expect(program.sum([0])).toBeCloseTo(2.5);
});
