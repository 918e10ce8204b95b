import { expect, test } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { arrivalOf, keptOf } from "./compare-imported.ts";

const game = randomGame("arrival", 2, 20);
const earlier = { ...game, log: game.log.slice(0, 12), revision: 12 };
const later = { ...game, revision: 20 };
const other = { ...randomGame("arrival", 2, 14), id: game.id };
const turned = { ...other, log: [...earlier.log, ...other.log] };

test.each([
  ["new", undefined, game],
  ["here", game, game],
  ["here", later, earlier],
  ["further", earlier, later],
  ["apart", turned, game],
  ["apart", { ...game, seed: "another" }, game],
  ["apart", { id: game.id }, game],
  ["apart", "rubbish", game],
] as const)("a game is %s", (arrival, kept, coming) => {
  expect(arrivalOf(kept, coming)).toBe(arrival);
});

test("what is here stays; what goes on replaces; what differs is kept beside it", () => {
  expect(keptOf(later, earlier)).toBeUndefined();
  expect(keptOf({ ...earlier, revision: 30 }, later)).toEqual({ ...later, revision: 31 });
  const beside = keptOf(turned, game);
  expect(beside).toMatchObject({ log: game.log });
  expect(beside?.id).not.toBe(game.id);
});
