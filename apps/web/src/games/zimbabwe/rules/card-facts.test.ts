import { expect, test } from "vitest";
import { LEVEL_FACTS, cardOfSection } from "./card-facts.ts";

test("levels have the VP of the rules", () => {
  expect(LEVEL_FACTS).toEqual([
    { level: 1, vp: 1 },
    { level: 2, vp: 3, step: { vp: 2, goods: 1 } },
    { level: 3, vp: 7, step: { vp: 4, goods: 2 } },
    { level: 4, vp: 13, step: { vp: 6, goods: 3 } },
    { level: 5, vp: 21, step: { vp: 8, goods: 4 } },
  ]);
});

test("a card's section leads to the card", () => {
  expect(cardOfSection("god-tsui-goab")).toEqual({ kind: "god", id: "tsui-goab" });
  expect(cardOfSection("specialist-rain-ceremony")).toEqual({
    kind: "specialist",
    id: "rain-ceremony",
  });
  expect(cardOfSection("craft-potter")).toEqual({ kind: "craft", id: "potter" });
  expect(cardOfSection("hubs")).toBeUndefined();
});
