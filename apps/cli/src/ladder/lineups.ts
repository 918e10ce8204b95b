import { botsOf, LEVELS, type Entrant } from "@sofala/bots";
import { ok, type Result } from "@sofala/engine";
import { botList } from "../bots.ts";
import { badInput, type AnyGame, type Trouble } from "../command.ts";
import { playerCount } from "../game-arguments.ts";

export type Lineup = readonly Entrant[];

/** What the command line says about who plays. */
export interface LineupArguments {
  readonly players?: string;
  readonly lineup: readonly string[];
  readonly bot: readonly string[];
}

/** The lineups of a tournament: those that are written, else every level against the next lower one. */
export function parseLineups(
  game: AnyGame,
  { players, lineup, bot }: LineupArguments,
  usualPlayers: number,
): Result<readonly Lineup[], Trouble> {
  const written = allOf(lineup.map((text) => botList(game, "--lineup", text)));
  if (!written.ok) return written;
  const guests = allOf(bot.map((text) => botList(game, "--bot", text)));
  if (!guests.ok) return guests;
  const own = written.value[0]?.length;
  const count = playerCount(game, players, own ?? usualPlayers);
  if (!count.ok) return count;
  const odd = written.value.find(({ length }) => length !== count.value);
  if (odd !== undefined) {
    return badInput(`--lineup names ${odd.length} bots for ${count.value} seats.`);
  }
  const pairs =
    written.value.length === 0 && guests.value.length === 0
      ? steps(game).map(([higher, lower]) => against(higher, lower, count.value))
      : written.value;
  const visits = guests.value.flat().flatMap((guest) =>
    levelsOf(game)
      .filter((level) => level !== guest)
      .map((level) => against(guest, level, count.value)),
  );
  return ok([...pairs, ...visits]);
}

/** One bot against so many of another that all seats are taken. */
const against = (bot: Entrant, others: Entrant, players: number): Lineup => [
  bot,
  ...Array.from({ length: players - 1 }, () => others),
];

/** The strongest first. */
const levelsOf = (game: AnyGame): Lineup => {
  const levels = botsOf(game).map(({ level }) => level);
  return LEVELS.filter((level) => levels.includes(level)).toReversed();
};

const steps = (game: AnyGame): readonly (readonly [Entrant, Entrant])[] => {
  const levels = levelsOf(game);
  return levels.slice(1).map((lower, index) => [levels[index] ?? lower, lower]);
};

/** All values, or the first trouble. */
export function allOf<T>(results: readonly Result<T, Trouble>[]): Result<readonly T[], Trouble> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
