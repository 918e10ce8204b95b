import { expect, test } from "vitest";
import { bubblePlace } from "./tooltip-placement.ts";

const stage = { width: 400, height: 300 };
const bubble = { width: 160, height: 60 };
const cell = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

test("a bubble stands above what it speaks of, in its middle", () => {
  expect(bubblePlace(cell(200, 150), bubble, stage)).toEqual({ x: 140, y: 80, side: "above" });
});

test("at the top of the stage it stands below", () => {
  expect(bubblePlace(cell(200, 10), bubble, stage)).toEqual({ x: 140, y: 60, side: "below" });
});

test("it never leaves the stage", () => {
  expect(bubblePlace(cell(380, 150), bubble, stage)).toMatchObject({ x: 234, side: "above" });
  expect(bubblePlace(cell(-20, 150), bubble, stage)).toMatchObject({ x: 6, side: "above" });
});

test("on a low stage it stands beside", () => {
  const low = { width: 400, height: 100 };
  expect(bubblePlace(cell(100, 30), bubble, low)).toMatchObject({ x: 150, side: "right" });
  expect(bubblePlace(cell(300, 30), bubble, low)).toMatchObject({ x: 130, side: "left" });
});
