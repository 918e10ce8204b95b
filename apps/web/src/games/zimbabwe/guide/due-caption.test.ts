import { expect, test } from "vitest";
import { dueCaption } from "./due-caption.ts";

test("each number is explained the first time it matters, and once", () => {
  const shown: string[] = [];
  const explained = (
    [
      ["setup", 1],
      ["gifts", 1],
      ["gifts", 1],
      ["culture", 1],
      ["gifts", 2],
      ["culture", 2],
      ["gifts", 3],
      ["culture", 3],
      ["culture", 4],
    ] as const
  ).map(([phase, round]) => {
    const topic = dueCaption({ phase, round }, shown);
    if (topic !== undefined) shown.push(topic);
    return topic;
  });
  expect(explained).toEqual([
    "vr",
    "plaques",
    undefined,
    "vp",
    "revenue",
    undefined,
    undefined,
    "goods",
    undefined,
  ]);
});
