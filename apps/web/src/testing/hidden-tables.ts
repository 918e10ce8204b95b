import type { Game } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { vi } from "vitest";
import { LocalHiddenTable, type LocalHiddenTableDeps } from "../local/local-hidden-table.ts";
import { loadStored } from "../local/load-game.ts";
import { rowOpener } from "../local/open-row.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";
import { mediterraneanBotHandlers } from "../games/mediterranean/workers/bot-handlers.ts";
import { memoryStore } from "./tables.ts";

export const person = (name: string): Player => ({ kind: "person", name });
export const bot = (name: string): Player => ({ kind: "bot", name, level: "novice" });

const parseOptions = (input: unknown): Mediterranean["options"] => {
  const options = mediterranean.parseOptions(input);
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
};

let tables = 0;

/** A table of the Mediterranean, with bots that think here. */
export function openHiddenTable(
  players: readonly Player[],
  options: object = {},
  changes: Partial<LocalHiddenTableDeps<Mediterranean>> = {},
  fields: Partial<StoredGame<Mediterranean>> = {},
  rules: Game<Mediterranean> = mediterranean,
): LocalHiddenTable<Mediterranean> {
  // Bots are cached by the name of the table.
  const table = `table ${++tables}`;
  const stored: StoredGame<Mediterranean> = {
    id: "game",
    game: "mediterranean",
    rules: 1,
    mode: "play",
    players,
    options: parseOptions(options),
    seed: "company",
    log: [],
    created: 0,
    changed: 0,
    revision: 0,
    ...fields,
  };
  const loaded = loadStored(rules, stored);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  return new LocalHiddenTable(loaded.value, {
    store: memoryStore(),
    openRow: rowOpener([rules, ...(rules.older ?? [])], async () => rules),
    askBot: async (request) => mediterraneanBotHandlers.decide({ ...request, table }),
    timedParts: ["trading", "grace"],
    botDelayFactor: () => 1,
    now: () => Date.now(),
    ...changes,
  });
}

export const BOTS: readonly Player[] = [bot("Ann"), bot("Ben"), bot("Cem"), bot("Dia")];

/** Lets so many seconds pass on the fake clock. */
export const advanceSeconds = (count: number): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(count * 1000);

/** Lets bots play until the game is over. */
export async function playToEnd(table: LocalHiddenTable<Mediterranean>): Promise<void> {
  for (let n = 0; n < 200 && table.currentMoment.value.toAct.length > 0; n++)
    await advanceSeconds(20);
}
