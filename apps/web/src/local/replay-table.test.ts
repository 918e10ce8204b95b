import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { openReplay } from "./replay-table.ts";

test("a replay has all moments, and nobody to move", () => {
  const game = randomGame("replay", 4, 60);
  const found = openReplay(zimbabwe, game);
  if (!found.ok) throw new Error(found.error.reason);
  const table = found.value;
  expect(table.moments.value).toHaveLength(61);
  expect(table.currentMoment.value.moveCount).toBe(60);
  expect(table.me.value).toBeUndefined();
  expect(table.stored).toEqual(game);
  expect(() => table.play()).toThrow("cannot be played");
  table.undo();
  table.retry();
  table.close();
  expect(table.moments.value).toHaveLength(61);
});

test("a broken game is refused, with the path of the fault", () => {
  expect(openReplay(zimbabwe, undefined)).toMatchObject({ ok: false, error: { path: [] } });
  const game = randomGame("replay", 2, 5);
  const broken = {
    ...game,
    log: [...game.log, { kind: "move", actor: 0, move: { kind: "pass" } }],
  };
  expect(openReplay(zimbabwe, { ...broken, players: [] }).ok).toBe(false);
  expect(openReplay(zimbabwe, { ...broken, log: [game.log[0], game.log[0]] })).toMatchObject({
    error: { path: ["moves", 1] },
  });
});
