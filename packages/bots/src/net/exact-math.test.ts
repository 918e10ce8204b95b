import { expect, test } from "vitest";
import { exp, log } from "./exact-math.ts";

const relativeError = (found: number, wanted: number): number => Math.abs(found / wanted - 1);

test("the exponential is that of the platform, up to rounding", () => {
  for (let x = -50; x <= 50; x += 0.37)
    expect(relativeError(exp(x), Math.exp(x))).toBeLessThan(1e-14);
  expect(exp(0)).toBe(1);
});

test("the logarithm is that of the platform, up to rounding", () => {
  for (let x = 1e-12; x < 1e6; x *= 1.7) {
    expect(Math.abs(log(x) - Math.log(x))).toBeLessThan(1e-13);
  }
  expect(log(1)).toBe(0);
});
