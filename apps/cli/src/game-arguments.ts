import { jsonPath, ok, isSameJson, type GameTypes, type Result } from "@sofala/engine";
import { badInput, wholeNumber, type AnyGame, type Trouble } from "./command.ts";
import { parseJson } from "./parse-json.ts";

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

/** Games of bots end after this many rounds, where they know such a limit. */
export const USUAL_ROUNDS = 60;

export interface Limited {
  readonly options: GameTypes["options"];
  /** 0: none. */
  readonly rounds: number;
}

/** The options of a game and its limit on rounds, both as given on the command line. */
export function limitedOptions(
  game: AnyGame,
  { options, rounds }: { readonly options?: string; readonly rounds?: string },
): Result<Limited, Trouble> {
  const most = rounds === undefined ? ok(undefined) : wholeNumber(rounds, "--rounds", 0);
  if (!most.ok) return most;
  const parsed = gameOptions(game, options);
  return parsed.ok ? ok(limited(game, parsed.value, most.value)) : parsed;
}

/** The options with their limit on rounds: the one that was asked for, else the one they hold, else the usual one. */
function limited(
  { simulation }: AnyGame,
  options: GameTypes["options"],
  rounds: number | undefined,
): Limited {
  const usual = simulation.limitRounds(options, USUAL_ROUNDS);
  const limitName = Object.keys(usual).find(
    (name) => !isSameJson(usual[name], simulation.limitRounds(options, USUAL_ROUNDS + 1)[name]),
  );
  // A game of so many turns and no more knows no other limit.
  if (limitName === undefined) return { rounds: 0, options };
  if (rounds !== undefined) return { rounds, options: simulation.limitRounds(options, rounds) };
  const own = options[limitName];
  if (typeof own === "number" && own > 0) return { rounds: own, options };
  return { rounds: USUAL_ROUNDS, options: usual };
}
