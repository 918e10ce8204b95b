import type { Facts } from "@sofala/engine";
import type { GameStatistics, Player, Profile } from "@sofala/protocol";
import { sql, type Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisibleToViewer, selectRatedResults, type ResultScope } from "./result-queries.ts";

/** So many opponents are told of each game. */
const MAX_OPPONENTS = 10;

/** What somebody has done in all rated games, in few rows however many games there are. */
interface StatisticRows {
  readonly seats: Awaited<ReturnType<typeof loadRowsBySeat>>;
  readonly facts: Awaited<ReturnType<typeof loadRowsByFacts>>;
  readonly opponents: Awaited<ReturnType<typeof loadOpponents>>;
}

/** Counted by the database; opponents only of games that whoever looks may know of. */
export async function loadStatisticRows(
  database: Database,
  looking: ResultScope,
): Promise<StatisticRows> {
  const { query } = database;
  const [seats, facts, opponents] = await Promise.all([
    loadRowsBySeat(query, looking.holder),
    loadRowsByFacts(query, looking.holder),
    loadOpponents(database, looking),
  ]);
  return { seats, facts, opponents };
}

/** What somebody has done in each game, the one that they played first before the others. */
export function statisticsOf(
  { seats, facts, opponents }: StatisticRows,
  naming: (holder: string) => Player,
): readonly GameStatistics[] {
  const games = [...Map.groupBy(seats, ({ game }) => game)];
  const firstOf = (rows: StatisticRows["seats"]) =>
    Math.min(...rows.map(({ first }) => first ?? 0));
  return games
    .toSorted(([, these], [, those]) => firstOf(these) - firstOf(those))
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
          .map(({ holder, games: each, ahead }) => ({
            player: naming(holder),
            games: each,
            ahead,
          })),
      };
    });
}

/** Whether somebody stays to the end and plays in time; rated games count. */
export const reliabilityOf = ({ seats }: StatisticRows): Profile["reliability"] => ({
  games: sum(seats, ({ games }) => games),
  finished: sum(seats, ({ finished }) => finished),
  moves: sum(seats, ({ moves }) => moves),
  late: sum(seats, ({ late }) => late),
});

/** A seat that is several things counts for each. */
function factStatistics(rows: StatisticRows["facts"]): GameStatistics["facts"] {
  const each = rows.flatMap(({ facts, games, wins }) =>
    Object.entries(JSON.parse(facts) as Facts).map(([topic, value]) => ({
      topic,
      value,
      games,
      wins,
    })),
  );
  return [...Map.groupBy(each, ({ topic, value }) => `${topic} ${value}`).values()]
    .flatMap((those) =>
      those.slice(0, 1).map(({ topic, value }) => ({
        topic,
        value,
        games: sum(those, ({ games }) => games),
        wins: sum(those, ({ wins }) => wins),
      })),
    )
    .toSorted(
      (a, b) => compare(a.topic, b.topic) || b.games - a.games || compare(a.value, b.value),
    );
}

const GAME_COUNT = sql<number>`count(*)`;
const WIN_COUNT = sql<number>`count(case when results.place = 1 then 1 end)`;

/** What was done at each seat of each game. */
const loadRowsBySeat = (query: Kysely<DatabaseSchema>, holder: string) =>
  selectRatedResults(query, holder)
    .select(["results.game", "results.seat"])
    .select([GAME_COUNT.as("games"), WIN_COUNT.as("wins")])
    .select((is) => [
      is.fn.min("games.rated").as("first"),
      is.fn.sum<number>(is.fn.coalesce("results.place", is.lit(0))).as("places"),
      is.fn.sum<number>("results.moves").as("moves"),
      is.fn.sum<number>("results.late").as("late"),
      sql<number>`count(case when results.ending = 'played' then 1 end)`.as("finished"),
    ])
    .groupBy(["results.game", "results.seat"])
    .execute();

/** What was done by all that the game says of a seat, as it is written. */
const loadRowsByFacts = (query: Kysely<DatabaseSchema>, holder: string) =>
  selectRatedResults(query, holder)
    .select(["results.game", "results.facts"])
    .select([GAME_COUNT.as("games"), WIN_COUNT.as("wins")])
    .groupBy(["results.game", "results.facts"])
    .execute();

/** Whom somebody met most often in each game, and how often they came out before them. */
async function loadOpponents({ query, kind }: Database, looking: ResultScope) {
  /** Each game once, whoever had several seats: whoever is before them is before their best. */
  const met = selectRatedResults(query, looking.holder)
    .innerJoin("results as other", (join) =>
      join
        .onRef("other.table_id", "=", "results.table_id")
        .onRef("other.holder", "<>", "results.holder"),
    )
    .where(
      isVisibleToViewer(looking, { table: "results.table_id", visibility: "games.visibility" }),
    )
    .select(["results.game", "other.holder", "results.table_id", "results.place"])
    .select((is) => is.fn.min(is.fn.coalesce("other.place", is.lit(0))).as("theirs"))
    .groupBy(["results.game", "other.holder", "results.table_id", "results.place"]);
  const holder = kind === "postgres" ? sql`holder collate "C"` : sql`holder`;
  const counted = query
    .selectFrom(met.as("met"))
    .select(["game", "holder"])
    .select([
      GAME_COUNT.as("games"),
      sql<number>`count(case when coalesce(place, 0) < theirs then 1 end)`.as("ahead"),
      sql<number>`row_number() over (partition by game order by count(*) desc, ${holder})`.as(
        "rank",
      ),
    ])
    .groupBy(["game", "holder"]);
  return query
    .selectFrom(counted.as("counted"))
    .selectAll()
    .where("rank", "<=", MAX_OPPONENTS)
    .execute();
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
