import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { replayOf } from "./replay-table.ts";

test("a game that is looked at has all its moments, and nobody to move", () => {
  const game = randomGame("replay", 4, 60);
  const found = replayOf(zimbabwe, game);
  if (!found.ok) throw new Error(found.error.reason);
  const table = found.value;
  expect(table.history.value).toHaveLength(61);
  expect(table.now.value.number).toBe(60);
  expect(table.me.value).toBeUndefined();
  expect(table.stored).toEqual(game);
  expect(() => table.play()).toThrow("looked at");
  table.undo();
  table.retry();
  table.close();
  expect(table.history.value).toHaveLength(61);
});

test("what is no game is told with its place", () => {
  expect(replayOf(zimbabwe, undefined)).toMatchObject({ ok: false, error: { path: [] } });
  const game = randomGame("replay", 2, 5);
  const broken = {
    ...game,
    log: [...game.log, { kind: "move", actor: 0, move: { kind: "pass" } }],
  };
  expect(replayOf(zimbabwe, { ...broken, players: [] }).ok).toBe(false);
  expect(replayOf(zimbabwe, { ...broken, log: [game.log[0], game.log[0]] })).toMatchObject({
    error: { path: ["moves", 1] },
  });
});
