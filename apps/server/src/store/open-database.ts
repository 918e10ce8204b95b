import { isPostgres, type Database } from "./database.ts";
import { openPostgres, type PostgresOptions } from "./postgres/open-postgres.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

/** The database at a `postgres://` address, or in a file of SQLite; `beside` a running server for small errands. */
export async function openDatabase(
  where: string,
  options: PostgresOptions = {},
): Promise<Database> {
  return isPostgres(where) ? openPostgres(where, options) : openSqlite(where, options);
}
