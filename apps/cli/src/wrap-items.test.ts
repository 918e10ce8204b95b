import { expect, test } from "vitest";
import { wrapItems } from "./wrap-items.ts";

test("items fill lines, and a line that continues ends with the separator", () => {
  expect(wrapItems(["Gu", "Eshu", "Xango"], ", ", 9)).toEqual(["Gu, Eshu,", "Xango"]);
  expect(wrapItems(["Gu", "Eshu", "Xango"], " · ", 80)).toEqual(["Gu · Eshu · Xango"]);
  expect(wrapItems(["longer than the line"], ", ", 5)).toEqual(["longer than the line"]);
  expect(wrapItems([], ", ", 5)).toEqual([]);
});
