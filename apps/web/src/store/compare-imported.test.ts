import { expect, test } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { compareImported, gameToStore } from "./compare-imported.ts";

const game = randomGame("arrival", 2, 20);
const earlier = { ...game, log: game.log.slice(0, 12), revision: 12 };
const later = { ...game, revision: 20 };
const other = { ...randomGame("arrival", 2, 14), id: game.id };
const diverged = { ...other, log: [...earlier.log, ...other.log] };

test.each([
  ["new", undefined, game],
  ["already-stored", game, game],
  ["already-stored", later, earlier],
  ["continues", earlier, later],
  ["diverged", diverged, game],
  ["diverged", { ...game, seed: "another" }, game],
  ["diverged", { id: game.id }, game],
  ["diverged", "rubbish", game],
] as const)("an imported game: %s", (expected, stored, imported) => {
  expect(compareImported(stored, imported)).toBe(expected);
});

test("a stored game stays, a continuation replaces it, a different game gets another id", () => {
  expect(gameToStore(later, earlier)).toBeUndefined();
  expect(gameToStore({ ...earlier, revision: 30 }, later)).toEqual({ ...later, revision: 31 });
  const beside = gameToStore(diverged, game);
  expect(beside).toMatchObject({ log: game.log });
  expect(beside?.id).not.toBe(game.id);
});
