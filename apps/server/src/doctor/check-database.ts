import { existsSync } from "node:fs";
import { sql } from "kysely";
import type { Config } from "../config.ts";
import { StartupError, databaseStartupError } from "../startup-error.ts";
import { isPostgresUrl, type Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import { findingsOf, type Finding } from "./finding.ts";

/** A clock that differs by more is wrong. */
const MAX_DIFFERENCE_MS = 2000;
/** Each server uses at most so many connections (docs/hosting.md). */
const CONNECTIONS_PER_SERVER = 21;

/** Can the database be opened, is it whole, and do the clocks agree? */
export async function checkDatabase({ database: location }: Config): Promise<readonly Finding[]> {
  const check = findingsOf("Database");
  if (!isPostgresUrl(location) && !existsSync(location)) {
    return [check.note(`There is no database at ${location} yet: the first start creates it.`)];
  }
  let database: Database;
  try {
    database = await openDatabase(location, { isAlongsideServer: true });
  } catch (error) {
    const reason = databaseStartupError(location, error);
    if (!(reason instanceof StartupError)) throw reason;
    return [check.problem(reason.message)];
  }
  try {
    const found = isPostgresUrl(location)
      ? await checkConnections(database)
      : await checkIntegrity(database);
    return [...found, ...(await checkClock(database))];
  } finally {
    await database.close();
  }
}

async function checkIntegrity({ query }: Database): Promise<readonly Finding[]> {
  const check = findingsOf("Database");
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query);
  const [answer] = rows;
  return answer?.quick_check === "ok"
    ? [check.ok("The database can be read completely.")]
    : [
        check.problem(
          `The database is damaged (${answer?.quick_check ?? "it cannot be read"}): stop the server, keep a copy of the file, and restore the newest backup.`,
        ),
      ];
}

async function checkConnections({ query }: Database): Promise<readonly Finding[]> {
  const check = findingsOf("Database");
  const { rows } = await sql<{ max: number; version: string }>`
    select current_setting('max_connections')::integer as max,
      current_setting('server_version') as version`.execute(query);
  const { max = 0, version = "" } = rows[0] ?? {};
  return max < CONNECTIONS_PER_SERVER
    ? [
        check.problem(
          `PostgreSQL ${version} allows ${max} connections, and each server uses up to ${CONNECTIONS_PER_SERVER}: raise max_connections.`,
        ),
      ]
    : [
        check.ok(
          `PostgreSQL ${version} allows ${max} connections, enough for ${Math.floor(max / CONNECTIONS_PER_SERVER)} servers.`,
        ),
      ];
}

/** Compares the machine's clock with PostgreSQL's, and both with the last sign of life of a server. */
async function checkClock(database: Database): Promise<readonly Finding[]> {
  const check = findingsOf("Clock");
  const serverTime = await database.serverTime?.();
  const now = Date.now();
  const difference = Math.abs((serverTime ?? now) - now);
  if (difference > MAX_DIFFERENCE_MS) {
    return [
      check.warning(
        `The clocks of this machine and of PostgreSQL's machine differ by ${seconds(difference)}: synchronize both, for example with chrony.`,
      ),
    ];
  }
  const last = await database.query
    .selectFrom("heartbeats")
    .select((all) => all.fn.max("at").as("at"))
    .executeTakeFirst();
  const ahead = (last?.at ?? 0) - (serverTime ?? now);
  return ahead > MAX_DIFFERENCE_MS
    ? [
        check.problem(
          `The server's time is ${seconds(ahead)} ahead of the clock: the clock is wrong, or was wrong before. See "After a clock was far ahead" in docs/hosting.md.`,
        ),
      ]
    : [check.ok(`The clock shows ${new Date(now).toISOString()}.`)];
}

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;
