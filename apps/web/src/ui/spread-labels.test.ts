import { expect, test } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

test("labels make room for each other and stay inside", () => {
  expect(spreadLabels([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  expect(spreadLabels([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
  expect(spreadLabels([90, 95, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(spreadLabels([30, 10], 20, 15, 100)).toEqual([35, 15]);
});
