import { isObject, type Fault, type Game, type Result } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { parseStored, type StoredGame } from "../store/stored-game.ts";

/** The rules that games are read by. */
export interface Rules {
  readonly zimbabwe: Game<Zimbabwe>;
  /** Loaded when a game asks for them. */
  readonly mediterranean?: Game<Mediterranean>;
}

/** What is there from the beginning. */
export const FIRST_RULES: Rules = { zimbabwe };

/** The rules for whatever a text holds. */
export const rulesForText = (text: string): Promise<Rules> =>
  rules(text.includes('"mediterranean"'));

/** The rules for a game as it is kept. */
export const rulesForRow = (row: unknown): Promise<Rules> =>
  rules(isObject(row) && row["game"] === "mediterranean");

async function rules(isOfMediterranean: boolean): Promise<Rules> {
  if (!isOfMediterranean) return FIRST_RULES;
  const { mediterranean } = await import("@sofala/mediterranean");
  return { zimbabwe, mediterranean };
}

/** A game as it is kept, read by the rules of its own. */
export async function parseRow(row: unknown): Promise<Result<StoredGame, Fault>> {
  const { mediterranean } = await rulesForRow(row);
  return mediterranean === undefined ? parseStored(zimbabwe, row) : parseStored(mediterranean, row);
}
