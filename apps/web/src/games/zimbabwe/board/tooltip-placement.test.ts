import { expect, test } from "vitest";
import { placeTooltip } from "./tooltip-placement.ts";

const stage = { width: 400, height: 300 };
const tooltip = { width: 160, height: 60 };
const cell = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

test("a tooltip is centred above its target", () => {
  expect(placeTooltip(cell(200, 150), tooltip, stage)).toEqual({ x: 140, y: 80, side: "above" });
});

test("at the top of the stage it is below", () => {
  expect(placeTooltip(cell(200, 10), tooltip, stage)).toEqual({ x: 140, y: 60, side: "below" });
});

test("it never leaves the stage", () => {
  expect(placeTooltip(cell(380, 150), tooltip, stage)).toMatchObject({ x: 234, side: "above" });
  expect(placeTooltip(cell(-20, 150), tooltip, stage)).toMatchObject({ x: 6, side: "above" });
});

test("on a low stage it is beside", () => {
  const low = { width: 400, height: 100 };
  expect(placeTooltip(cell(100, 30), tooltip, low)).toMatchObject({ x: 150, side: "right" });
  expect(placeTooltip(cell(300, 30), tooltip, low)).toMatchObject({ x: 130, side: "left" });
});
