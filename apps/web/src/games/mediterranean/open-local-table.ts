import { ok, type Fault, type Result } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { LocalHiddenTable } from "../../local/local-hidden-table.ts";
import { botDelayFactor } from "../../local/bot-pace.ts";
import { loadRow } from "../../local/load-game.ts";
import { gameStore } from "../../store/game-database.ts";
import type { BotRequests } from "./workers/bot-handlers.ts";
import { workerClient } from "../../workers/worker-client.ts";
import { whenIdle } from "../../ui/when-idle.ts";

const requestBot = workerClient<BotRequests>(
  () => new Worker(new URL("./workers/bot-worker.ts", import.meta.url), { type: "module" }),
);

/** Opens a game of the Mediterranean that is stored on this device. */
export function openLocalTable(row: unknown): Result<LocalHiddenTable<Mediterranean>, Fault> {
  const loaded = loadRow(mediterranean, row);
  if (!loaded.ok) return loaded;
  const { stored, timeline } = loaded.value;
  const table = new LocalHiddenTable(mediterranean, stored, timeline, {
    store: gameStore,
    // Wait until the table is drawn; bots pause anyway.
    askBot: async (request) => {
      await whenIdle();
      return requestBot("decide", request);
    },
    timedParts: ["trading", "grace"],
    botDelayFactor,
    now: () => Date.now(),
  });
  return ok(table);
}
