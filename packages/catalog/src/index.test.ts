import { expect, test } from "vitest";
import { findGame, findGameVersion, games } from "./index.ts";

test("a game is found by its id", () => {
  for (const game of games) expect(findGame(game.id)).toBe(game);
  expect(findGame("chess")).toBeUndefined();
});

test.each(games)("$id is found by each of its rules versions, and by no other", (game) => {
  for (let rulesVersion = 1; rulesVersion <= game.rulesVersion; rulesVersion++) {
    expect(findGameVersion(game.id, rulesVersion)).toMatchObject({ id: game.id, rulesVersion });
  }
  expect(findGameVersion(game.id, game.rulesVersion)).toBe(game);
  expect(findGameVersion(game.id, game.rulesVersion + 1)).toBeUndefined();
  expect(findGameVersion(game.id, 0)).toBeUndefined();
  expect(findGameVersion("chess", 1)).toBeUndefined();
});
