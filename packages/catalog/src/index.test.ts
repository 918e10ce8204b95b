import { expect, test } from "vitest";
import { findGame, gameAt, games } from "./index.ts";

test("a game is found by its id", () => {
  for (const game of games) expect(findGame(game.id)).toBe(game);
  expect(findGame("chess")).toBeUndefined();
});

test.each(games)("$id is found under every version of its rules, and no other", (game) => {
  for (let rules = 1; rules <= game.rulesVersion; rules++) {
    expect(gameAt(game.id, rules)).toMatchObject({ id: game.id, rulesVersion: rules });
  }
  expect(gameAt(game.id, game.rulesVersion)).toBe(game);
  expect(gameAt(game.id, game.rulesVersion + 1)).toBeUndefined();
  expect(gameAt(game.id, 0)).toBeUndefined();
  expect(gameAt("chess", 1)).toBeUndefined();
});
