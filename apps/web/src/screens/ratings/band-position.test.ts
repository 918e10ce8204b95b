import { expect, test } from "vitest";
import { bandOf } from "./band-position.ts";

test("a newcomer stands in the middle of a wide band", () => {
  expect(bandOf(1500, 500)).toEqual({ from: 14.3, width: 71.4, at: 50 });
});

test("who is far better than anybody stands at the end", () => {
  const { from, width, at } = bandOf(2500, 400);
  expect([from, from + width, at]).toEqual([92.9, 100, 100]);
});
