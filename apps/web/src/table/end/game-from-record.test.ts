import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { recordOf } from "../../store/stored-game.ts";
import { mediterraneanGame } from "../../testing/mediterranean-game.ts";
import { gameFromRecord } from "./game-from-record.ts";

test("a game is rebuilt from its record", () => {
  const { stored, moments } = mediterraneanGame(5);
  const table = { id: "t", players: stored.players };
  const record: unknown = JSON.parse(JSON.stringify(recordOf(stored)));
  const loaded = gameFromRecord(mediterranean, table, record);
  expect(loaded.ok && loaded.value.stored.id).toBe("t");
  expect(loaded.ok && loaded.value.moments.at(-1)?.state).toEqual(moments.at(-1)?.state);
  expect(gameFromRecord(mediterranean, table, { moves: 3 }).ok).toBe(false);
});
