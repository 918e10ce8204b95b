import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zimbabwe } from "@sofala/zimbabwe";
import { chronicleOf } from "../src/host/chronicle.ts";
import { parseStored } from "../src/store/stored-game.ts";
import { samples } from "./samples.ts";
import { gameNamed } from "./stored-games.ts";

const names = readdirSync(join(import.meta.dirname, "games")).map((file) => file.slice(0, -5));

test.each(names)("%s still follows the rules, and waits for a person or nobody", (name) => {
  const stored = parseStored(zimbabwe, gameNamed(name));
  if (!stored.ok) throw new Error(stored.error.reason);
  const moments = chronicleOf(zimbabwe, stored.value);
  if (!moments.ok) throw new Error(moments.error.reason);
  const [seat] = moments.value.at(-1)?.toAct ?? [];
  if (seat === undefined) expect(stored.value.ranking).toBeDefined();
  else expect(stored.value.players[seat]?.kind).toBe("person");
});

test("the screens ask for games that are there", () => {
  const wanted = samples.flatMap(({ game }) => (game === undefined ? [] : [game]));
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});
