import { sql, type Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";

/** Whose games they are, and who looks at them. */
export interface ResultScope {
  readonly holder: string;
  readonly viewer: string | undefined;
}

/** Somebody's games that were counted; `games.rated` is their order. */
export const selectResults = (query: Kysely<DatabaseSchema>, holder: string) =>
  query
    .selectFrom("results")
    .innerJoin("games", "games.id", "results.table_id")
    .where("results.holder", "=", holder);

/** Those of them that were rated. */
export const selectRatedResults = (query: Kysely<DatabaseSchema>, holder: string) =>
  selectResults(query, holder)
    .where("results.mu", "is not", null)
    .where("results.sigma", "is not", null);

/** May whoever looks learn of a game? Those that are not public are for who sat there. */
export const isVisibleToViewer = (
  { holder, viewer }: ResultScope,
  columns: { readonly table: string; readonly visibility: string },
) => {
  if (viewer === holder) return sql<boolean>`1 = 1`;
  const [table, visibility] = [sql.ref(columns.table), sql.ref(columns.visibility)];
  const theirs = sql`select table_id from results where holder = ${viewer ?? ""}`;
  return sql<boolean>`(${visibility} = 'public' or ${table} in (${theirs}))`;
};
