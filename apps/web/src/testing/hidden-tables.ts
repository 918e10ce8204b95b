import type { Game } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { vi } from "vitest";
import { CompanyTable, type CompanySurroundings } from "../local/local-hidden-table.ts";
import { timelineOf } from "../local/moments.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";
import { traders } from "../games/mediterranean/workers/bot-handlers.ts";
import { memory } from "./tables.ts";

export const person = (name: string): Player => ({ kind: "person", name });
export const bot = (name: string): Player => ({ kind: "bot", name, level: "novice" });

const parsed = (input: unknown): Mediterranean["options"] => {
  const options = mediterranean.parseOptions(input);
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
};

let tables = 0;

/** A table of the Mediterranean, with bots that think here. */
export function sitDown(
  players: readonly Player[],
  options: object = {},
  changes: Partial<CompanySurroundings<Mediterranean>> = {},
  kept: Partial<StoredGame<Mediterranean>> = {},
  rules: Game<Mediterranean> = mediterranean,
): CompanyTable<Mediterranean> {
  // Bots remember a game by its table's name.
  const table = `table ${++tables}`;
  const stored: StoredGame<Mediterranean> = {
    id: "game",
    game: "mediterranean",
    rules: 1,
    mode: "play",
    players,
    options: parsed(options),
    seed: "company",
    log: [],
    created: 0,
    changed: 0,
    revision: 0,
    ...kept,
  };
  const timeline = timelineOf(rules, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return new CompanyTable(rules, stored, timeline.value, {
    shelf: memory(),
    think: async (question) => traders.decide({ ...question, table }),
    timed: ["trading", "grace"],
    pace: () => 1,
    now: () => Date.now(),
    ...changes,
  });
}

export const BOTS: readonly Player[] = [bot("Ann"), bot("Ben"), bot("Cem"), bot("Dia")];

/** Lets so many seconds pass on the fake clock. */
export const seconds = (count: number): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(count * 1000);

/** Lets bots play until the game is over. */
export async function playToEnd(table: CompanyTable<Mediterranean>): Promise<void> {
  for (let n = 0; n < 200 && table.now.value.toAct.length > 0; n++) await seconds(20);
}
