import { expect, test } from "vitest";
import { sounds } from "./sounds.ts";

test.each([
  ["monument-built", "stone"],
  ["revenue-collected", "cattle"],
  ["turn-ended", undefined],
] as const)("%s sounds like %s", (kind, sound) => {
  expect(sounds.soundOf({ kind })).toBe(sound);
});
