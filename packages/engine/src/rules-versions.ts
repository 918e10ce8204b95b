import type { Game, GameTypes } from "./game.ts";
import { fault, type Fault } from "./json.ts";
import { fail, ok, type Result } from "./result.ts";

/** The game under a version of its rules; `undefined` if there is no such version. */
export const findVersion = <T extends GameTypes>(
  game: Game<T>,
  rules: unknown,
): Game<T> | undefined =>
  [game, ...(game.older ?? [])].find(({ rulesVersion }) => rulesVersion === rules);

/** Like `findVersion`, for a document that names its rules version. */
export function parseVersion<T extends GameTypes>(
  game: Game<T>,
  rules: unknown,
): Result<Game<T>, Fault> {
  const version = findVersion(game, rules);
  if (version !== undefined) return ok(version);
  return fail(fault(`expected a rules version from 1 to ${game.rulesVersion}`, "rules"));
}
