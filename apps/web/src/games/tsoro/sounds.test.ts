import { expect, test } from "vitest";
import { sounds } from "./sounds.ts";

test.each([
  ["piece-placed", "pebble"],
  ["piece-moved", "wood"],
] as const)("%s sounds like %s", (kind, sound) => {
  expect(sounds.soundOf({ kind })).toBe(sound);
});
