import { LEVELS } from "@sofala/bots";
import { expect, test } from "vitest";
import { english } from "./english.ts";

test.each([english.zimbabwe, english.mediterranean])("every bot has a name and a style", (game) => {
  const bots = LEVELS.map((level) => game.bot[level]);
  expect(new Set(bots.map(({ name }) => name)).size).toBe(LEVELS.length);
  for (const { style } of bots) expect(style).toMatch(/^[A-Z].*[^.]\.$/u);
});
