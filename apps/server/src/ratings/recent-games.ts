import { NEWCOMER } from "@sofala/bots";
import type { Player, ResultInfo } from "@sofala/protocol";
import { sql, type Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisibleToViewer, selectResults, type ResultScope } from "./result-queries.ts";
import { displayRating } from "./display-rating.ts";

/** So many games are told. */
const MAX_RECENT_GAMES = 20;

/** A game, and who else played. */
interface RecentGame {
  readonly row: Awaited<ReturnType<typeof loadRecentRows>>[number];
  readonly others: readonly { readonly holder: string; readonly place: number | null }[];
}

/** The last games that whoever looks may know of, the newest first. */
export async function loadRecentGames(
  query: Kysely<DatabaseSchema>,
  looking: ResultScope,
): Promise<readonly RecentGame[]> {
  const rows = await loadRecentRows(query, looking);
  if (rows.length === 0) return [];
  const tables = rows.map(({ table_id: table }) => table);
  const others = await query
    .selectFrom("results")
    .select(["table_id", "holder", "place"])
    .where("table_id", "in", tables)
    .where("holder", "<>", looking.holder)
    .orderBy("seat")
    .execute();
  const at = Map.groupBy(others, ({ table_id: table }) => table);
  return rows.map((row) => ({ row, others: at.get(row.table_id) ?? [] }));
}

/** The same as it is told. */
export function toResultInfo(
  { row, others }: RecentGame,
  naming: (holder: string) => Player,
): ResultInfo {
  const { table_id: table, game, pace, ended, ending, seat, place, tied } = row;
  const change = ratingChange(row);
  return {
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
  };
}

/** By how much the rating changed, where the game was rated. */
function ratingChange({ mu, sigma, muBefore, sigmaBefore }: RecentGame["row"]): number | undefined {
  if (mu === null || sigma === null) return undefined;
  const before =
    muBefore === null || sigmaBefore === null ? NEWCOMER : { mu: muBefore, sigma: sigmaBefore };
  return displayRating({ mu, sigma }).rating - displayRating(before).rating;
}

/** With the rating before, which may be of a game that is not told. */
const loadRecentRows = (query: Kysely<DatabaseSchema>, looking: ResultScope) =>
  query
    .selectFrom(
      selectResults(query, looking.holder)
        .selectAll("results")
        .select(["games.rated", "games.visibility"])
        .select([previousValue("mu").as("muBefore"), previousValue("sigma").as("sigmaBefore")])
        .as("own"),
    )
    .selectAll()
    .where(isVisibleToViewer(looking, { table: "own.table_id", visibility: "own.visibility" }))
    .orderBy("rated", "desc")
    .limit(MAX_RECENT_GAMES)
    .execute();

/** What the last rated game before it has in a column; games that were not rated are apart. */
const previousValue = (column: "mu" | "sigma") =>
  sql<number | null>`lag(${sql.ref(`results.${column}`)}) over (
    partition by results.game, results.pace, results.mu is null or results.sigma is null
    order by games.rated
  )`;
