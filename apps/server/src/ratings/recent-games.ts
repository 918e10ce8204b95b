import { INITIAL_RATING } from "@sofala/bots";
import type { Player, ResultInfo } from "@sofala/protocol";
import { sql, type Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisibleToViewer, selectResults, type ResultScope } from "./result-queries.ts";
import { displayRating } from "./display-rating.ts";

const MAX_RECENT_GAMES = 20;

interface RecentGame {
  readonly row: Awaited<ReturnType<typeof loadRecentRows>>[number];
  readonly opponents: readonly { readonly playerId: string; readonly place: number | null }[];
}

/** The last games that the viewer may know of, newest first. */
export async function loadRecentGames(
  query: Kysely<DatabaseSchema>,
  scope: ResultScope,
): Promise<readonly RecentGame[]> {
  const rows = await loadRecentRows(query, scope);
  if (rows.length === 0) return [];
  const tables = rows.map((row) => row.table_id);
  const opponents = await query
    .selectFrom("results")
    .select(["table_id", "player as playerId", "place"])
    .where("table_id", "in", tables)
    .where("player", "<>", scope.playerId)
    .orderBy("seat")
    .execute();
  const byTable = Map.groupBy(opponents, (row) => row.table_id);
  return rows.map((row) => ({ row, opponents: byTable.get(row.table_id) ?? [] }));
}

export function toResultInfo(
  { row, opponents }: RecentGame,
  playerOf: (playerId: string) => Player,
): ResultInfo {
  const {
    table_id: tableId,
    game,
    pace,
    ended_at: endedAt,
    ending,
    seat,
    place,
    tied_count: placeSharedBy,
  } = row;
  const change = ratingChange(row);
  return {
    tableId,
    game,
    pace,
    endedAt,
    ending,
    seat,
    ...(place === null ? {} : { place }),
    placeSharedBy,
    ...(change === undefined ? {} : { ratingChange: change }),
    opponents: opponents.map((other) => ({
      player: playerOf(other.playerId),
      ...(other.place === null ? {} : { place: other.place }),
    })),
  };
}

/** The change of the shown rating; undefined if the game was not rated. */
function ratingChange({ mu, sigma, muBefore, sigmaBefore }: RecentGame["row"]): number | undefined {
  if (mu === null || sigma === null) return undefined;
  const before =
    muBefore === null || sigmaBefore === null
      ? INITIAL_RATING
      : { mu: muBefore, sigma: sigmaBefore };
  return displayRating({ mu, sigma }).rating - displayRating(before).rating;
}

/** The last results with the rating before each, even if that came from a game that the viewer may not see. */
const loadRecentRows = (query: Kysely<DatabaseSchema>, scope: ResultScope) =>
  query
    .selectFrom(
      selectResults(query, scope.playerId)
        .selectAll("results")
        .select(["tables.rated_at", "tables.visibility"])
        .select([previousValue("mu").as("muBefore"), previousValue("sigma").as("sigmaBefore")])
        .as("own"),
    )
    .selectAll()
    .where(isVisibleToViewer(scope, { table: "own.table_id", visibility: "own.visibility" }))
    .orderBy("rated_at", "desc")
    .limit(MAX_RECENT_GAMES)
    .execute();

/** The value of the previous rated game in a column; unrated games are in their own partition. */
const previousValue = (column: "mu" | "sigma") =>
  sql<number | null>`lag(${sql.ref(`results.${column}`)}) over (
    partition by results.game, results.pace, results.mu is null or results.sigma is null
    order by tables.rated_at
  )`;
