import { expect, test } from "vitest";
import { findGame, games } from "./index.ts";

test("a game is found by its id", () => {
  for (const game of games) expect(findGame(game.id)).toBe(game);
  expect(findGame("chess")).toBeUndefined();
});
