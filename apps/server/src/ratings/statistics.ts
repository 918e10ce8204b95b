import type { Facts } from "@sofala/engine";
import type { GameStatistics, Player, Profile } from "@sofala/protocol";
import { sql, type Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisibleToViewer, selectRatedResults, type ResultScope } from "./result-queries.ts";

/** Opponents per game. */
const MAX_OPPONENTS = 10;

/** A person's rated games, aggregated by the database. */
interface StatisticRows {
  readonly seats: Awaited<ReturnType<typeof loadRowsBySeat>>;
  readonly facts: Awaited<ReturnType<typeof loadRowsByFacts>>;
  readonly opponents: Awaited<ReturnType<typeof loadOpponents>>;
}

/** Loads the aggregates. Opponents are counted only in games that the viewer may know of. */
export async function loadStatisticRows(
  database: Database,
  scope: ResultScope,
): Promise<StatisticRows> {
  const { query } = database;
  const [seats, facts, opponents] = await Promise.all([
    loadRowsBySeat(query, scope.playerId),
    loadRowsByFacts(query, scope.playerId),
    loadOpponents(database, scope),
  ]);
  return { seats, facts, opponents };
}

/** Statistics for each game, in the order in which the person first played them. */
export function statisticsOf(
  { seats, facts, opponents }: StatisticRows,
  playerOf: (playerId: string) => Player,
): readonly GameStatistics[] {
  const games = [...Map.groupBy(seats, ({ game }) => game)];
  const firstOf = (rows: StatisticRows["seats"]) =>
    Math.min(...rows.map(({ first }) => first ?? 0));
  return games
    .toSorted(([, one], [, other]) => firstOf(one) - firstOf(other))
    .map(([game, rows]) => {
      const count = sum(rows, ({ games: each }) => each);
      return {
        game,
        games: count,
        wins: sum(rows, ({ wins }) => wins),
        meanPlace: sum(rows, ({ places }) => places) / count,
        seats: rows
          .map(({ seat, games: each, wins }) => ({ seat, games: each, wins }))
          .toSorted((a, b) => a.seat - b.seat),
        facts: factStatistics(facts.filter((row) => row.game === game)),
        opponents: opponents
          .filter((row) => row.game === game)
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ playerId, games: each, ahead }) => ({
            player: playerOf(playerId),
            games: each,
            finishedAhead: ahead,
          })),
      };
    });
}

/** How often the person finishes games and moves in time, over all rated games. */
export const reliabilityOf = ({ seats }: StatisticRows): Profile["reliability"] => ({
  games: sum(seats, ({ games }) => games),
  finished: sum(seats, ({ finished }) => finished),
  moves: sum(seats, ({ moves }) => moves),
  timeouts: sum(seats, (seat) => seat.timeouts),
});

/** Statistics for each fact that the game states about a seat; a seat counts for each of its facts. */
function factStatistics(rows: StatisticRows["facts"]): GameStatistics["facts"] {
  const byFact = rows.flatMap(({ facts, games, wins }) =>
    Object.entries(JSON.parse(facts) as Facts).map(([topic, value]) => ({
      topic,
      value,
      games,
      wins,
    })),
  );
  return [...Map.groupBy(byFact, ({ topic, value }) => `${topic} ${value}`).values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ topic, value }) => ({
        topic,
        value,
        games: sum(group, ({ games }) => games),
        wins: sum(group, ({ wins }) => wins),
      })),
    )
    .toSorted(
      (a, b) => compare(a.topic, b.topic) || b.games - a.games || compare(a.value, b.value),
    );
}

const GAME_COUNT = sql<number>`count(*)`;
const WIN_COUNT = sql<number>`count(case when results.place = 1 then 1 end)`;

/** Totals for each game and seat. */
const loadRowsBySeat = (query: Kysely<DatabaseSchema>, playerId: string) =>
  selectRatedResults(query, playerId)
    .select(["results.game", "results.seat"])
    .select([GAME_COUNT.as("games"), WIN_COUNT.as("wins")])
    .select((is) => [
      is.fn.min("tables.rated_at").as("first"),
      is.fn.sum<number>(is.fn.coalesce("results.place", is.lit(0))).as("places"),
      is.fn.sum<number>("results.moves").as("moves"),
      is.fn.sum<number>("results.timeouts").as("timeouts"),
      sql<number>`count(case when results.ending = 'played' then 1 end)`.as("finished"),
    ])
    .groupBy(["results.game", "results.seat"])
    .execute();

/** Totals for each game and set of facts (as JSON). */
const loadRowsByFacts = (query: Kysely<DatabaseSchema>, playerId: string) =>
  selectRatedResults(query, playerId)
    .select(["results.game", "results.facts"])
    .select([GAME_COUNT.as("games"), WIN_COUNT.as("wins")])
    .groupBy(["results.game", "results.facts"])
    .execute();

/** The most frequent opponents in each game, and how often the person finished ahead of them. */
async function loadOpponents({ query, kind }: Database, scope: ResultScope) {
  /** One row per table and opponent; an opponent with several seats counts with the best place. */
  const meetings = selectRatedResults(query, scope.playerId)
    .innerJoin("results as other", (join) =>
      join
        .onRef("other.table_id", "=", "results.table_id")
        .onRef("other.player", "<>", "results.player"),
    )
    .where(isVisibleToViewer(scope, { table: "results.table_id", visibility: "tables.visibility" }))
    .select(["results.game", "other.player", "results.table_id", "results.place"])
    .select((is) => is.fn.min(is.fn.coalesce("other.place", is.lit(0))).as("opponent_place"))
    .groupBy(["results.game", "other.player", "results.table_id", "results.place"]);
  const player = kind === "postgres" ? sql`player collate "C"` : sql`player`;
  const counted = query
    .selectFrom(meetings.as("meetings"))
    .select(["game", "player as playerId"])
    .select([
      GAME_COUNT.as("games"),
      sql<number>`count(case when coalesce(place, 0) < opponent_place then 1 end)`.as("ahead"),
      sql<number>`row_number() over (partition by game order by count(*) desc, ${player})`.as(
        "rank",
      ),
    ])
    .groupBy(["game", "player"]);
  return query
    .selectFrom(counted.as("counted"))
    .selectAll()
    .where("rank", "<=", MAX_OPPONENTS)
    .execute();
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
