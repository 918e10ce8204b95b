import { isPostgresUrl, type Database } from "./database.ts";
import { openPostgres, type PostgresOptions } from "./postgres/open-postgres.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

/** The database at a `postgres://` address, or in a file of SQLite; `isAlongsideServer` for small errands beside a running one. */
export async function openDatabase(
  where: string,
  options: PostgresOptions = {},
): Promise<Database> {
  return isPostgresUrl(where) ? openPostgres(where, options) : openSqlite(where, options);
}
