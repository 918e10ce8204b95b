import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fault, GameTypes, Result } from "@sofala/engine";
import { gameOrDefault } from "../src/games/registry.ts";
import { loadRow, type LoadedGame } from "../src/local/load-game.ts";
import { samples } from "./samples.ts";
import { sampleGame } from "./sample-games.ts";

const names = readdirSync(join(import.meta.dirname, "games")).map((file) => file.slice(0, -5));

test.each(names)("%s can still be replayed, and waits for a person or nobody", async (name) => {
  const row = sampleGame(name);
  check(loadRow(await gameOrDefault(row.game).loadRules(), row));
});

function check<T extends GameTypes>(loaded: Result<LoadedGame<T>, Fault>): void {
  if (!loaded.ok) throw new Error(loaded.error.reason);
  const { stored, moments } = loaded.value;
  const { toAct = [] } = moments.at(-1) ?? {};
  if (toAct.length === 0) expect(stored.ranking).toBeDefined();
  else expect(toAct.map((seat) => stored.players[seat]?.kind)).toContain("person");
}

test("the games of all samples exist", () => {
  const wanted = samples.flatMap(({ game }) => (game === undefined ? [] : [game]));
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});
