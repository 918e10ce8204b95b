import type { Game, GameTypes } from "./game.ts";
import { fault, type Fault } from "./json.ts";
import { fail, ok, type Result } from "./result.ts";

/** The game as a version of its rules plays it; `undefined` where there is no such version. */
export const findVersion = <T extends GameTypes>(
  game: Game<T>,
  rules: unknown,
): Game<T> | undefined =>
  [game, ...(game.older ?? [])].find(({ rulesVersion }) => rulesVersion === rules);

/** The same for a document that names its rules. */
export function parseVersion<T extends GameTypes>(
  game: Game<T>,
  rules: unknown,
): Result<Game<T>, Fault> {
  const version = findVersion(game, rules);
  if (version !== undefined) return ok(version);
  return fail(fault(`expected a rules version from 1 to ${game.rulesVersion}`, "rules"));
}
