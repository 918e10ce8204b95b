import { jsonPath, ok, isSameJson, type GameTypes, type Result } from "@sofala/engine";
import { badInput, parseInteger, type AnyGame, type CommandError } from "./command.ts";
import { parseJson } from "./parse-json.ts";

/** The options of a game, given as JSON on the command line. */
export function parseGameOptions(
  game: AnyGame,
  text: string | undefined,
): Result<GameTypes["options"], CommandError> {
  const given = text === undefined ? ok({}) : parseJson(text);
  if (!given.ok) return badInput(`--options is not JSON: ${given.error}.`);
  const options = game.parseOptions(given.value);
  if (options.ok) return options;
  return badInput(`--options: ${jsonPath(options.error.path)}: ${options.error.reason}.`);
}

/** The number of players, as many as the game takes. */
export function parsePlayerCount(
  { players: { min, max } }: AnyGame,
  text: string | undefined,
  usual: number,
): Result<number, CommandError> {
  if (text === undefined) return ok(Math.min(max, Math.max(min, usual)));
  return parseInteger(text, "--players", min, max);
}

/** The round limit of games between bots, if the game has one. */
export const DEFAULT_ROUNDS = 60;

export interface LimitedOptions {
  readonly options: GameTypes["options"];
  /** 0: none. */
  readonly rounds: number;
}

/** The options of a game and its limit on rounds, both as given on the command line. */
export function parseLimitedOptions(
  game: AnyGame,
  { options, rounds }: { readonly options?: string; readonly rounds?: string },
): Result<LimitedOptions, CommandError> {
  const most = rounds === undefined ? ok(undefined) : parseInteger(rounds, "--rounds", 0);
  if (!most.ok) return most;
  const parsed = parseGameOptions(game, options);
  return parsed.ok ? ok(withRoundLimit(game, parsed.value, most.value)) : parsed;
}

/**
 * The options with a round limit: the one from the command line, else the one they have, else the
 * default.
 */
function withRoundLimit(
  { simulation }: AnyGame,
  options: GameTypes["options"],
  rounds: number | undefined,
): LimitedOptions {
  const usual = simulation.limitRounds(options, DEFAULT_ROUNDS);
  const limitName = Object.keys(usual).find(
    (name) => !isSameJson(usual[name], simulation.limitRounds(options, DEFAULT_ROUNDS + 1)[name]),
  );
  // A game with a fixed number of turns has no round limit.
  if (limitName === undefined) return { rounds: 0, options };
  if (rounds !== undefined) return { rounds, options: simulation.limitRounds(options, rounds) };
  const own = options[limitName];
  if (typeof own === "number" && own > 0) return { rounds: own, options };
  return { rounds: DEFAULT_ROUNDS, options: usual };
}
