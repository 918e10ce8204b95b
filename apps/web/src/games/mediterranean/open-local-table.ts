import { ok, type Fault, type Result } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { CompanyTable } from "../../local/local-hidden-table.ts";
import { haste } from "../../local/bot-pace.ts";
import { takeUp } from "../../local/load-game.ts";
import { shelf } from "../../store/game-database.ts";
import type { TraderQuestions } from "./workers/bot-handlers.ts";
import { thinkerIn } from "../../workers/worker-client.ts";
import { idle } from "../../ui/when-idle.ts";

const think = thinkerIn<TraderQuestions>(
  () => new Worker(new URL("./workers/bot-worker.ts", import.meta.url), { type: "module" }),
);

/** Sits down at a game of the Mediterranean that is kept on this device. */
export function openMediterranean(row: unknown): Result<CompanyTable<Mediterranean>, Fault> {
  const taken = takeUp(mediterranean, row);
  if (!taken.ok) return taken;
  const { stored, timeline } = taken.value;
  const table = new CompanyTable(mediterranean, stored, timeline, {
    shelf,
    // The table stands first; bots take their time anyway.
    think: async (question) => {
      await idle();
      return think("decide", question);
    },
    timed: ["trading", "grace"],
    pace: haste,
    now: () => Date.now(),
  });
  return ok(table);
}
