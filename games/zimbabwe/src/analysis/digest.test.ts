import { expect, test } from "vitest";
import { Digest } from "./digest.ts";

function digestOf(numbers: readonly number[]): number {
  const digest = new Digest();
  digest.add(5);
  digest.clear();
  for (const number of numbers) digest.addNumber(number);
  return digest.value;
}

test("different series have different numbers, and the same series has the same", () => {
  const series = [
    [],
    [0],
    [1],
    [0, 0],
    [1, 2],
    [2, 1],
    [0.5],
    [0.25],
    [-1],
    [2 ** 40],
    [2 ** 40 + 1],
  ];
  expect(new Set(series.map(digestOf)).size).toBe(series.length);
  expect(series.map(digestOf)).toEqual(series.map(digestOf));
});
