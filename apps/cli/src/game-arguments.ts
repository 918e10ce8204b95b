import { jsonPath, ok, type GameTypes, type Result } from "@sofala/engine";
import { badInput, wholeNumber, type AnyGame, type Trouble } from "./command.ts";
import { parseJson } from "./json-text.ts";

/** The options of a game, given as JSON on the command line. */
export function gameOptions(
  game: AnyGame,
  text: string | undefined,
): Result<GameTypes["options"], Trouble> {
  const given = text === undefined ? ok({}) : parseJson(text);
  if (!given.ok) return badInput(`--options is not JSON: ${given.error}.`);
  const options = game.parseOptions(given.value);
  if (options.ok) return options;
  return badInput(`--options: ${jsonPath(options.error.path)}: ${options.error.reason}.`);
}

/** The number of players, as many as the game takes. */
export function playerCount(
  { players: { min, max } }: AnyGame,
  text: string | undefined,
  usual: number,
): Result<number, Trouble> {
  if (text === undefined) return ok(Math.min(max, Math.max(min, usual)));
  return wholeNumber(text, "--players", min, max);
}
