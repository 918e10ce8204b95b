import { sql, type Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";

/** Whose results are loaded, and who asks for them. */
export interface ResultScope {
  readonly playerId: string;
  readonly viewer: string | undefined;
}

/** A player's results, in the order of `tables.rated_at`. */
export const selectResults = (query: Kysely<DatabaseSchema>, playerId: string) =>
  query
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .where("results.player", "=", playerId);

/** A player's results in rated games. */
export const selectRatedResults = (query: Kysely<DatabaseSchema>, playerId: string) =>
  selectResults(query, playerId)
    .where("results.mu", "is not", null)
    .where("results.sigma", "is not", null);

/** The condition that the viewer may know of a table: it is public, or the viewer played there. */
export const isVisibleToViewer = (
  { playerId, viewer }: ResultScope,
  columns: { readonly table: string; readonly visibility: string },
) => {
  if (viewer === playerId) return sql<boolean>`1 = 1`;
  const [table, visibility] = [sql.ref(columns.table), sql.ref(columns.visibility)];
  const ownTables = sql`select table_id from results where player = ${viewer ?? ""}`;
  return sql<boolean>`(${visibility} = 'public' or ${table} in (${ownTables}))`;
};
