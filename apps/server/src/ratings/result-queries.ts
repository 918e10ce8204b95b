import { sql, type Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";

/** Whose results are loaded, and who will see them. */
export interface ResultScope {
  readonly holder: string;
  readonly viewer: string | undefined;
}

/** A holder's results, in the order of `tables.rated_at`. */
export const selectResults = (query: Kysely<DatabaseSchema>, holder: string) =>
  query
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .where("results.player", "=", holder);

/** A holder's results in rated games. */
export const selectRatedResults = (query: Kysely<DatabaseSchema>, holder: string) =>
  selectResults(query, holder)
    .where("results.mu", "is not", null)
    .where("results.sigma", "is not", null);

/** The condition that the viewer may know of a table: it is public, or the viewer played there. */
export const isVisibleToViewer = (
  { holder, viewer }: ResultScope,
  columns: { readonly table: string; readonly visibility: string },
) => {
  if (viewer === holder) return sql<boolean>`1 = 1`;
  const [table, visibility] = [sql.ref(columns.table), sql.ref(columns.visibility)];
  const ownTables = sql`select table_id from results where player = ${viewer ?? ""}`;
  return sql<boolean>`(${visibility} = 'public' or ${table} in (${ownTables}))`;
};
