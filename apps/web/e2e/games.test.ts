import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fault, GameTypes, Result } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { takeUp, type TakenUp } from "../src/local/load-game.ts";
import { samples } from "./samples.ts";
import { gameNamed } from "./sample-games.ts";

const names = readdirSync(join(import.meta.dirname, "games")).map((file) => file.slice(0, -5));

test.each(names)("%s still follows the rules, and waits for a person or nobody", (name) => {
  const row = gameNamed(name);
  if (row.game === mediterranean.id) check(takeUp(mediterranean, row));
  else check(takeUp(zimbabwe, row));
});

function check<T extends GameTypes>(taken: Result<TakenUp<T>, Fault>): void {
  if (!taken.ok) throw new Error(taken.error.reason);
  const { stored, moments } = taken.value;
  const { toAct = [] } = moments.at(-1) ?? {};
  if (toAct.length === 0) expect(stored.ranking).toBeDefined();
  else expect(toAct.map((seat) => stored.players[seat]?.kind)).toContain("person");
}

test("the screens ask for games that are there", () => {
  const wanted = samples.flatMap(({ game }) => (game === undefined ? [] : [game]));
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});
