import { isObject, type Fault, type Result } from "@sofala/engine";
import type { Rules } from "../local/import.ts";
import { parseStored } from "../store/parse-stored.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { defaultGame, gameOrDefault, games } from "./registry.ts";

/** The rules of all games that a text names; first those of documents that name none. */
export async function rulesForText(text: string): Promise<Rules> {
  const named = games.filter((game) => game !== defaultGame && text.includes(`"${game.id}"`));
  const [first, others] = await Promise.all([
    defaultGame.loadRules(),
    Promise.all(named.map(({ loadRules }) => loadRules())),
  ]);
  return [first, ...others];
}

/** The rules that a stored game needs. */
export async function rulesForRow(row: unknown): Promise<Rules> {
  return [await gameOrDefault(isObject(row) ? row["game"] : undefined).loadRules()];
}

/** Parses a stored game by its own rules. */
export async function parseRow(row: unknown): Promise<Result<StoredGame, Fault>> {
  const [rules] = await rulesForRow(row);
  return parseStored(rules, row);
}
