import { isObject, type Fault, type Game, type Result } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { parseStored, type StoredGame } from "../store/stored-game.ts";

/** The rules that games are read by. */
export interface Rules {
  readonly zimbabwe: Game<Zimbabwe>;
  /** Loaded when a game needs them. */
  readonly mediterranean?: Game<Mediterranean>;
}

/** What is loaded from the start. */
export const PRELOADED_RULES: Rules = { zimbabwe };

/** The rules that a text needs. */
export const rulesForText = (text: string): Promise<Rules> =>
  loadRules(text.includes('"mediterranean"'));

/** The rules that a stored game needs. */
export const rulesForRow = (row: unknown): Promise<Rules> =>
  loadRules(isObject(row) && row["game"] === "mediterranean");

async function loadRules(isMediterranean: boolean): Promise<Rules> {
  if (!isMediterranean) return PRELOADED_RULES;
  const { mediterranean } = await import("@sofala/mediterranean");
  return { zimbabwe, mediterranean };
}

/** Parses a stored game by its own rules. */
export async function parseRow(row: unknown): Promise<Result<StoredGame, Fault>> {
  const { mediterranean } = await rulesForRow(row);
  return mediterranean === undefined ? parseStored(zimbabwe, row) : parseStored(mediterranean, row);
}
