import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import type { Connections } from "../connections.ts";
import type { Database } from "../store/database.ts";

/** What can be counted of the whole site at a moment, by any of its nodes. */
export interface SiteGauges {
  readonly tables: { readonly open: number; readonly running: number; readonly over: number };
  /** People who are connected. */
  readonly people: number;
  /** Notifications that are due and not sent yet. */
  readonly waitingNotifications: number;
  readonly databaseBytes: number;
  /** The disk of the database; undefined if it is in PostgreSQL, perhaps on another machine. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | undefined;
}

export interface SiteGaugesDeps {
  readonly database: Pick<Database, "query" | "kind">;
  /** The path of an SQLite file, or a URL. */
  readonly databaseLocation: string;
  readonly connections: Pick<Connections, "countPeople">;
  readonly now: () => number;
}

export async function loadSiteGauges({
  database,
  databaseLocation,
  connections,
  now,
}: SiteGaugesDeps): Promise<SiteGauges> {
  const { query, kind } = database;
  const [tables, people, waiting, databaseBytes, disk] = await Promise.all([
    query
      .selectFrom("tables")
      .select((all) => ["status", all.fn.countAll<number>().as("count")])
      .groupBy("status")
      .execute(),
    connections.countPeople(),
    query
      .selectFrom("outbox")
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("due_at", "<=", now())
      .executeTakeFirstOrThrow(),
    kind === "sqlite" ? sizeOf(databaseLocation) : postgresSize(database),
    kind === "sqlite" ? diskOf(dirname(databaseLocation)) : undefined,
  ]);
  const countOf = (status: string) => tables.find((row) => row.status === status)?.count ?? 0;
  return {
    tables: { open: countOf("open"), running: countOf("running"), over: countOf("over") },
    people,
    waitingNotifications: waiting.count,
    databaseBytes,
    disk,
  };
}

/** The file, and the log of writes beside it. */
async function sizeOf(path: string): Promise<number> {
  const sizes = [path, `${path}-wal`].map(async (file) => (await stat(file)).size);
  const found = await Promise.allSettled(sizes);
  return found.reduce((sum, size) => sum + (size.status === "fulfilled" ? size.value : 0), 0);
}

async function postgresSize({ query }: Pick<Database, "query">): Promise<number> {
  const { rows } = await sql<{
    readonly bytes: number;
  }>`select pg_database_size(current_database()) as bytes`.execute(query);
  return rows[0]?.bytes ?? 0;
}

async function diskOf(folder: string): Promise<SiteGauges["disk"]> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
