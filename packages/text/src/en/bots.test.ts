import { expect, test } from "vitest";
import { english } from "./english.ts";

test.each([english.zimbabwe, english.mediterranean])("every bot has a name and a style", (game) => {
  const bots = Object.values(game.bot);
  expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
  for (const { style } of bots) expect(style).toMatch(/^[A-Z].*[^.]\.$/u);
});
