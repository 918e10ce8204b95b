import { fail, fault, ok, type Fault, type Result } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { readGame, shelf } from "../store/games.ts";
import { parseStored, type StoredGame } from "../store/stored-game.ts";
import { think } from "../thinker/thinker.ts";
import { chronicleOf } from "./chronicle.ts";
import { LocalTable } from "./local-table.ts";
import { pause } from "./pace.ts";

/** Sits down at a game that is kept on this device. */
export async function openTable(id: string): Promise<Result<LocalTable<Zimbabwe>, Fault>> {
  const found = await readGame(id);
  if (found === undefined) return fail(fault("there is no such game"));
  const stored = parseStored(zimbabwe, found);
  return stored.ok ? tableOf(stored.value) : stored;
}

/** A table for a game that is at hand. */
function tableOf(stored: StoredGame<Zimbabwe>): Result<LocalTable<Zimbabwe>, Fault> {
  const moments = chronicleOf(zimbabwe, stored);
  if (!moments.ok) return moments;
  const table = new LocalTable(zimbabwe, stored, moments.value, {
    shelf,
    decide: ({ bot, ...question }) => think("decide", { ...question, level: bot.level }),
    pause,
    now: () => Date.now(),
  });
  return ok(table);
}
