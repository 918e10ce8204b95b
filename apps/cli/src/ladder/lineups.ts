import { botsOf, LEVELS, type Entrant } from "@sofala/bots";
import { ok, type Result } from "@sofala/engine";
import { parseBots } from "../bots.ts";
import { badInput, type AnyGame, type CommandError } from "../command.ts";
import { parsePlayerCount } from "../game-arguments.ts";

export type Lineup = readonly Entrant[];

/** The command-line arguments about lineups. */
export interface LineupArguments {
  readonly players?: string;
  readonly lineup: readonly string[];
  readonly bot: readonly string[];
}

/** The lineups of a tournament: those given, else every level against the next lower one. */
export function parseLineups(
  game: AnyGame,
  { players, lineup, bot }: LineupArguments,
  usualPlayers: number,
): Result<readonly Lineup[], CommandError> {
  const written = collectResults(lineup.map((text) => parseBots(game, "--lineup", text)));
  if (!written.ok) return written;
  const guests = collectResults(bot.map((text) => parseBots(game, "--bot", text)));
  if (!guests.ok) return guests;
  const own = written.value[0]?.length;
  const count = parsePlayerCount(game, players, own ?? usualPlayers);
  if (!count.ok) return count;
  const odd = written.value.find(({ length }) => length !== count.value);
  if (odd !== undefined) {
    return badInput(`--lineup names ${odd.length} bots for ${count.value} seats.`);
  }
  const pairs =
    written.value.length === 0 && guests.value.length === 0
      ? adjacentLevels(game).map(([higher, lower]) => lineupAgainst(higher, lower, count.value))
      : written.value;
  const guestLineups = guests.value.flat().flatMap((guest) =>
    levelsOf(game)
      .filter((level) => level !== guest)
      .map((level) => lineupAgainst(guest, level, count.value)),
  );
  return ok([...pairs, ...guestLineups]);
}

/** One bot against copies of another on all other seats. */
const lineupAgainst = (bot: Entrant, others: Entrant, players: number): Lineup => [
  bot,
  ...Array.from({ length: players - 1 }, () => others),
];

/** The strongest first. */
const levelsOf = (game: AnyGame): Lineup => {
  const levels = botsOf(game).map(({ level }) => level);
  return LEVELS.filter((level) => levels.includes(level)).toReversed();
};

const adjacentLevels = (game: AnyGame): readonly (readonly [Entrant, Entrant])[] => {
  const levels = levelsOf(game);
  return levels.slice(1).map((lower, index) => [levels[index] ?? lower, lower]);
};

/** All values, or the first error. */
export function collectResults<T>(
  results: readonly Result<T, CommandError>[],
): Result<readonly T[], CommandError> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
