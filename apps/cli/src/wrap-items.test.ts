import { expect, test } from "vitest";
import { filled } from "./wrap-items.ts";

test("items fill lines, and a line that goes on says so", () => {
  expect(filled(["Gu", "Eshu", "Xango"], ", ", 9)).toEqual(["Gu, Eshu,", "Xango"]);
  expect(filled(["Gu", "Eshu", "Xango"], " · ", 80)).toEqual(["Gu · Eshu · Xango"]);
  expect(filled(["longer than the line"], ", ", 5)).toEqual(["longer than the line"]);
  expect(filled([], ", ", 5)).toEqual([]);
});
