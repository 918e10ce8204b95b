import { isPostgresUrl, type Database } from "./database.ts";
import { openPostgres, type PostgresOptions } from "./postgres/open-postgres.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

/** Opens PostgreSQL by a `postgres://` URL or SQLite by a path; `isAlongsideServer` for a program next to a running server. */
export async function openDatabase(
  location: string,
  options: PostgresOptions = {},
): Promise<Database> {
  return isPostgresUrl(location) ? openPostgres(location, options) : openSqlite(location, options);
}
