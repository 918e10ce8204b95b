import { INITIAL_RATING, type Rating } from "@sofala/bots";
import type { Facts } from "@sofala/engine";
import type { GameStatistics, Player, Profile, RatingInfo, ResultInfo } from "@sofala/protocol";
import type { Kysely, Selectable } from "kysely";
import { loadPlayerLookup } from "../../src/ratings/players.ts";
import { displayRating } from "../../src/ratings/display-rating.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";

/** A profile without its person, computed naively from all results: slow, but simple. */
export async function naiveProfile(
  query: Kysely<DatabaseSchema>,
  holder: string,
  viewer: string | undefined,
): Promise<Omit<Profile, "person">> {
  const played = await playedBy(query, holder);
  const isKnown = (each: Played) => mayKnow(each, holder, viewer);
  const met = played.filter(isKnown).flatMap(({ others }) => others.map((other) => other.player));
  const naming = await loadPlayerLookup(query, met, 0);
  return {
    ratings: ratingsOf(played),
    statistics: statisticsOf(played, isKnown, naming),
    reliability: reliabilityOf(played),
    recentGames: lastOf(played, isKnown, naming),
  };
}

type Row = Selectable<DatabaseSchema["results"]>;

/** A result of a player, with the other players. */
interface Played extends Pick<
  Row,
  "seat" | "game" | "pace" | "place" | "tied_count" | "ending" | "moves" | "timeouts" | "ended_at"
> {
  readonly table: string;
  readonly facts: Facts;
  /** The rating afterwards, if the game was rated. */
  readonly after: { readonly mu: number; readonly sigma: number } | undefined;
  readonly isPublic: boolean;
  readonly others: readonly Other[];
}

type Other = Pick<Row, "player" | "place">;

/** All counted results of a player, in order. */
async function playedBy(query: Kysely<DatabaseSchema>, holder: string): Promise<readonly Played[]> {
  const own = await query
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .selectAll("results")
    .select("tables.visibility")
    .where("results.player", "=", holder)
    .orderBy("tables.rated_at")
    .execute();
  const all = await query
    .selectFrom("results")
    .select(["table_id", "seat", "player", "place"])
    .where("table_id", "in", (tables) =>
      tables.selectFrom("results").select("table_id").where("player", "=", holder),
    )
    .orderBy("seat")
    .execute();
  const seats = Map.groupBy(all, (row) => row.table_id);
  return own.map(({ table_id: table, facts, mu, sigma, visibility, ...row }) => ({
    ...row,
    table,
    facts: JSON.parse(facts) as Facts,
    after: mu === null || sigma === null ? undefined : { mu, sigma },
    isPublic: visibility === "public",
    others: (seats.get(table) ?? []).filter((each) => each.player !== holder),
  }));
}

/** True if the viewer may know of the table: it is public, or they sat there. */
const mayKnow = (
  { isPublic, others }: Played,
  holder: string,
  viewer: string | undefined,
): boolean => isPublic || viewer === holder || others.some((other) => other.player === viewer);

/** Limits of a profile: points of the history, opponents, recent games. */
const HISTORY = 100;
const OPPONENTS = 10;
const LAST = 20;

/** A game that was rated. */
type Rated = Played & { readonly after: Rating };
const isRated = (played: Played): played is Rated => played.after !== undefined;

/** Names a player by the holder of a seat. */
type Naming = (holder: string) => Player;

/** The ratings of a player, the one with most games first. */
const ratingsOf = (played: readonly Played[]): readonly RatingInfo[] =>
  [...Map.groupBy(played.filter(isRated), ({ game, pace }) => `${pace} ${game}`).values()]
    .flatMap((games) => {
      const last = games.at(-1);
      if (last === undefined) return [];
      const { game, pace, after } = last;
      const history = games
        .slice(-HISTORY)
        .map((each) => ({ endedAt: each.ended_at, ...displayRating(each.after) }));
      return [{ game, pace, ...after, ...displayRating(after), games: games.length, history }];
    })
    .toSorted((a, b) => b.games - a.games);

/** Statistics by game; opponents only from tables that the viewer may know of. */
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
  grouped(games, ({ others }) => new Set(others.map(({ player: holder }) => holder)))
    .toSorted(([a, those], [b, these]) => these.length - those.length || compare(a, b))
    .slice(0, OPPONENTS)
    .map(([holder, those]) => ({
      player: naming(holder),
      games: those.length,
      finishedAhead: those.filter(({ place, others }) =>
        others.every((other) => other.player !== holder || (place ?? 0) < (other.place ?? 0)),
      ).length,
    }));

/** How often rated games were finished, and how often time ran out. */
function reliabilityOf(played: readonly Played[]): Profile["reliability"] {
  const games = played.filter(isRated);
  const sum = (of: (each: Played) => number) => games.reduce((total, each) => total + of(each), 0);
  return {
    games: games.length,
    finished: games.filter(({ ending }) => ending === "played").length,
    moves: sum(({ moves }) => moves),
    timeouts: sum(({ timeouts }) => timeouts),
  };
}

/** Recent games that the viewer may know of, newest first. */
function lastOf(
  played: readonly Played[],
  isKnown: (played: Played) => boolean,
  naming: Naming,
): readonly ResultInfo[] {
  const before = new Map<string, Rating>();
  const received = played.map((each): readonly [Played, number | undefined] => {
    const pool = `${each.pace} ${each.game}`;
    const { after } = each;
    if (after === undefined) return [each, undefined];
    const change =
      displayRating(after).rating - displayRating(before.get(pool) ?? INITIAL_RATING).rating;
    before.set(pool, after);
    return [each, change];
  });
  return received
    .filter(([each]) => isKnown(each))
    .slice(-LAST)
    .toReversed()
    .map(([{ table, game, pace, ending, seat, place, others, ...row }, change]) => ({
      tableId: table,
      game,
      pace,
      endedAt: row.ended_at,
      ending,
      seat,
      ...(place === null ? {} : { place }),
      placeSharedBy: row.tied_count,
      ...(change === undefined ? {} : { ratingChange: change }),
      opponents: others.map((other) => ({
        player: naming(other.player),
        ...(other.place === null ? {} : { place: other.place }),
      })),
    }));
}

const winsIn = (games: readonly Played[]) => ({
  games: games.length,
  wins: games.filter(({ place }) => place === 1).length,
});

/** Groups games by keys; a game is in the group of each of its keys. */
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
