import { ok, type Fault, type Result } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { LocalTable } from "../../local/local-table.ts";
import { pause } from "../../local/bot-pace.ts";
import { takeUp } from "../../local/load-game.ts";
import { shelf } from "../../store/game-database.ts";
import { think } from "./workers/request-worker.ts";

/** Sits down at a game of Zimbabwe that is kept on this device. */
export function openZimbabwe(row: unknown): Result<LocalTable<Zimbabwe>, Fault> {
  const taken = takeUp(zimbabwe, row);
  if (!taken.ok) return taken;
  const { stored, timeline } = taken.value;
  const table = new LocalTable(zimbabwe, stored, timeline, {
    shelf,
    decide: ({ bot, ...question }) => think("decide", { ...question, level: bot.level }),
    pause,
    now: () => Date.now(),
  });
  return ok(table);
}
