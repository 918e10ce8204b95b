import { NEWCOMER, type Rating } from "@sofala/bots";
import type { GameStatistics, Player, Profile, RatingInfo, ResultInfo } from "@sofala/protocol";
import type { Played } from "./played.ts";
import { shownRating } from "./shown.ts";

/** So many points of a rating's history, opponents and last games are told. */
const HISTORY = 100;
const OPPONENTS = 10;
const LAST = 20;

/** A game that was rated. */
type Rated = Played & { readonly after: Rating };
const isRated = (played: Played): played is Rated => played.after !== undefined;

/** How to tell who played. */
type Naming = (holder: string) => Player;

/** Somebody's ratings, those with the most games first. */
export const ratingsOf = (played: readonly Played[]): readonly RatingInfo[] =>
  [...Map.groupBy(played.filter(isRated), ({ game, pace }) => `${pace} ${game}`).values()]
    .flatMap((games) => {
      const last = games.at(-1);
      if (last === undefined) return [];
      const { game, pace, after } = last;
      const history = games
        .slice(-HISTORY)
        .map((each) => ({ ended: each.ended, ...shownRating(each.after) }));
      return [{ game, pace, ...after, ...shownRating(after), games: games.length, history }];
    })
    .toSorted((a, b) => b.games - a.games);

/** What somebody has done in each game; opponents only of games that whoever asks may know of. */
export const statisticsOf = (
  played: readonly Played[],
  isKnown: (played: Played) => boolean,
  naming: Naming,
): readonly GameStatistics[] =>
  [...Map.groupBy(played.filter(isRated), ({ game }) => game)].map(([game, games]) => ({
    game,
    ...winsIn(games),
    meanPlace: games.reduce((sum, { place }) => sum + (place ?? 0), 0) / games.length,
    seats: grouped(games, ({ seat }) => [seat])
      .map(([seat, those]) => ({ seat, ...winsIn(those) }))
      .toSorted((a, b) => a.seat - b.seat),
    facts: factsIn(games),
    opponents: opponentsIn(games.filter(isKnown), naming),
  }));

const factsIn = (games: readonly Rated[]): GameStatistics["facts"] =>
  grouped(games, ({ facts }) => Object.entries(facts).map(([topic, value]) => `${topic} ${value}`))
    .map(([fact, those]) => {
      const [topic = "", value = ""] = fact.split(" ");
      return { topic, value, ...winsIn(those) };
    })
    .toSorted(
      (a, b) => compare(a.topic, b.topic) || b.games - a.games || compare(a.value, b.value),
    );

const opponentsIn = (games: readonly Rated[], naming: Naming): GameStatistics["opponents"] =>
  grouped(games, ({ others }) => new Set(others.map(({ holder }) => holder)))
    .toSorted(([a, those], [b, these]) => these.length - those.length || compare(a, b))
    .slice(0, OPPONENTS)
    .map(([holder, those]) => ({
      player: naming(holder),
      games: those.length,
      ahead: those.filter(({ place, others }) =>
        others.every((other) => other.holder !== holder || (place ?? 0) < (other.place ?? 0)),
      ).length,
    }));

/** Whether somebody stays to the end and plays in time; rated games count. */
export function reliabilityOf(played: readonly Played[]): Profile["reliability"] {
  const games = played.filter(isRated);
  const sum = (of: (each: Played) => number) => games.reduce((total, each) => total + of(each), 0);
  return {
    games: games.length,
    finished: games.filter(({ ending }) => ending === "played").length,
    moves: sum(({ moves }) => moves),
    late: sum(({ late }) => late),
  };
}

/** The last games that whoever asks may know of, the newest first. */
export function lastOf(
  played: readonly Played[],
  isKnown: (played: Played) => boolean,
  naming: Naming,
): readonly ResultInfo[] {
  const before = new Map<string, Rating>();
  const told = played.map((each): readonly [Played, number | undefined] => {
    const pool = `${each.pace} ${each.game}`;
    const { after } = each;
    if (after === undefined) return [each, undefined];
    const change = shownRating(after).rating - shownRating(before.get(pool) ?? NEWCOMER).rating;
    before.set(pool, after);
    return [each, change];
  });
  return told
    .filter(([each]) => isKnown(each))
    .slice(-LAST)
    .toReversed()
    .map(([{ table, game, pace, ended, ending, seat, place, tied, others }, change]) => ({
      table,
      game,
      pace,
      ended,
      ending,
      seat,
      ...(place === null ? {} : { place }),
      tied,
      ...(change === undefined ? {} : { change }),
      others: others.map((other) => ({
        player: naming(other.holder),
        ...(other.place === null ? {} : { place: other.place }),
      })),
    }));
}

const winsIn = (games: readonly Played[]) => ({
  games: games.length,
  wins: games.filter(({ place }) => place === 1).length,
});

/** Games by what they have, each under all that it has. */
function grouped<Key>(
  games: readonly Rated[],
  keysOf: (game: Rated) => Iterable<Key>,
): readonly (readonly [Key, readonly Rated[]])[] {
  const groups = new Map<Key, Rated[]>();
  for (const game of games) {
    for (const key of keysOf(game)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [game]);
      else group.push(game);
    }
  }
  return [...groups];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
