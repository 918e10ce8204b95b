import { expect, test } from "vitest";
import { sounds } from "./sounds.ts";

test.each([
  ["offer-made", "cards"],
  ["development-bought", "coins"],
  ["seat-ready", undefined],
] as const)("%s sounds like %s", (kind, sound) => {
  expect(sounds.soundOf({ kind })).toBe(sound);
});
