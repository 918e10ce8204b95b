import { NEWCOMER, type Rating } from "@sofala/bots";
import type { Facts } from "@sofala/engine";
import type { GameStatistics, Player, Profile, RatingInfo, ResultInfo } from "@sofala/protocol";
import type { Kysely, Selectable } from "kysely";
import { loadPlayerLookup } from "../../src/ratings/players.ts";
import { displayRating } from "../../src/ratings/display-rating.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";

/** Somebody's page but for who they are, counted by hand from all of their games: slow, and easy to believe. */
export async function countedByHand(
  query: Kysely<DatabaseSchema>,
  holder: string,
  viewer: string | undefined,
): Promise<Omit<Profile, "person">> {
  const played = await playedBy(query, holder);
  const isKnown = (each: Played) => mayKnow(each, holder, viewer);
  const met = played.filter(isKnown).flatMap(({ others }) => others.map((other) => other.holder));
  const naming = await loadPlayerLookup(query, met, 0);
  return {
    ratings: ratingsOf(played),
    games: statisticsOf(played, isKnown, naming),
    reliability: reliabilityOf(played),
    last: lastOf(played, isKnown, naming),
  };
}

type Row = Selectable<DatabaseSchema["results"]>;

/** What a game was for somebody, and who else played. */
interface Played extends Pick<
  Row,
  "seat" | "game" | "pace" | "place" | "tied" | "ending" | "moves" | "late" | "ended"
> {
  readonly table: string;
  readonly facts: Facts;
  /** The rating afterwards, where the game was rated. */
  readonly after: { readonly mu: number; readonly sigma: number } | undefined;
  readonly isPublic: boolean;
  readonly others: readonly Other[];
}

type Other = Pick<Row, "holder" | "place">;

/** All games of somebody that were counted, in that order. */
async function playedBy(query: Kysely<DatabaseSchema>, holder: string): Promise<readonly Played[]> {
  const own = await query
    .selectFrom("results")
    .innerJoin("games", "games.id", "results.table_id")
    .selectAll("results")
    .select("games.visibility")
    .where("results.holder", "=", holder)
    .orderBy("games.rated")
    .execute();
  const all = await query
    .selectFrom("results")
    .select(["table_id", "seat", "holder", "place"])
    .where("table_id", "in", (tables) =>
      tables.selectFrom("results").select("table_id").where("holder", "=", holder),
    )
    .orderBy("seat")
    .execute();
  const seats = Map.groupBy(all, ({ table_id: table }) => table);
  return own.map(({ table_id: table, facts, mu, sigma, visibility, ...row }) => ({
    ...row,
    table,
    facts: JSON.parse(facts) as Facts,
    after: mu === null || sigma === null ? undefined : { mu, sigma },
    isPublic: visibility === "public",
    others: (seats.get(table) ?? []).filter((each) => each.holder !== holder),
  }));
}

/** Does somebody learn of a game? Those that are not public are for who sat there. */
const mayKnow = (
  { isPublic, others }: Played,
  holder: string,
  viewer: string | undefined,
): boolean => isPublic || viewer === holder || others.some((other) => other.holder === viewer);

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
const ratingsOf = (played: readonly Played[]): readonly RatingInfo[] =>
  [...Map.groupBy(played.filter(isRated), ({ game, pace }) => `${pace} ${game}`).values()]
    .flatMap((games) => {
      const last = games.at(-1);
      if (last === undefined) return [];
      const { game, pace, after } = last;
      const history = games
        .slice(-HISTORY)
        .map((each) => ({ ended: each.ended, ...displayRating(each.after) }));
      return [{ game, pace, ...after, ...displayRating(after), games: games.length, history }];
    })
    .toSorted((a, b) => b.games - a.games);

/** What somebody has done in each game; opponents only of games that whoever asks may know of. */
const statisticsOf = (
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
function reliabilityOf(played: readonly Played[]): Profile["reliability"] {
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
function lastOf(
  played: readonly Played[],
  isKnown: (played: Played) => boolean,
  naming: Naming,
): readonly ResultInfo[] {
  const before = new Map<string, Rating>();
  const told = played.map((each): readonly [Played, number | undefined] => {
    const pool = `${each.pace} ${each.game}`;
    const { after } = each;
    if (after === undefined) return [each, undefined];
    const change = displayRating(after).rating - displayRating(before.get(pool) ?? NEWCOMER).rating;
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
