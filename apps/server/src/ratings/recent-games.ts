import { NEWCOMER } from "@sofala/bots";
import type { Player, ResultInfo } from "@sofala/protocol";
import { sql, type Kysely } from "kysely";
import type { Schema } from "../store/schema.ts";
import { isKnown, playedBy, type Looking } from "./result-queries.ts";
import { shownRating } from "./display-rating.ts";

/** So many games are told. */
const LAST = 20;

/** A game, and who else played. */
interface LastGame {
  readonly row: Awaited<ReturnType<typeof lastRows>>[number];
  readonly others: readonly { readonly holder: string; readonly place: number | null }[];
}

/** The last games that whoever looks may know of, the newest first. */
export async function lastGamesOf(
  query: Kysely<Schema>,
  looking: Looking,
): Promise<readonly LastGame[]> {
  const rows = await lastRows(query, looking);
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
export function resultOf(
  { row, others }: LastGame,
  naming: (holder: string) => Player,
): ResultInfo {
  const { table_id: table, game, pace, ended, ending, seat, place, tied } = row;
  const change = changeIn(row);
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
function changeIn({ mu, sigma, muBefore, sigmaBefore }: LastGame["row"]): number | undefined {
  if (mu === null || sigma === null) return undefined;
  const before =
    muBefore === null || sigmaBefore === null ? NEWCOMER : { mu: muBefore, sigma: sigmaBefore };
  return shownRating({ mu, sigma }).rating - shownRating(before).rating;
}

/** With the rating before, which may be of a game that is not told. */
const lastRows = (query: Kysely<Schema>, looking: Looking) =>
  query
    .selectFrom(
      playedBy(query, looking.holder)
        .selectAll("results")
        .select(["games.rated", "games.visibility"])
        .select([before("mu").as("muBefore"), before("sigma").as("sigmaBefore")])
        .as("own"),
    )
    .selectAll()
    .where(isKnown(looking, { table: "own.table_id", visibility: "own.visibility" }))
    .orderBy("rated", "desc")
    .limit(LAST)
    .execute();

/** What the last rated game before it has in a column; games that were not rated are apart. */
const before = (column: "mu" | "sigma") =>
  sql<number | null>`lag(${sql.ref(`results.${column}`)}) over (
    partition by results.game, results.pace, results.mu is null or results.sigma is null
    order by games.rated
  )`;
