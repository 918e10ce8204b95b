import { Kysely, PostgresDialect, sql } from "kysely";
import { type Database, requirePlainWrites, type WriteBatch } from "../database.ts";
import { migrate, requireNewestVersion } from "../migrate.ts";
import type { DatabaseSchema } from "../schema.ts";
import { ConnectionPool } from "./connection-pool.ts";
import { GroupCommit } from "./group-commit.ts";

export interface PostgresOptions {
  /** Open it beside a server: only the newest version will do. */
  readonly isAlongsideServer?: boolean;
  /** Milliseconds that it may take to answer; left out, as long as usual. */
  readonly timeoutMs?: number;
}

/** A database of PostgreSQL, which several may use at once. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { isAlongsideServer = false, timeoutMs } = options;
  const clients = new ConnectionPool(url, { hasNoQueryTimeout: true });
  try {
    const query = createKysely(clients);
    await requireSynchronousCommit(query);
    await (isAlongsideServer
      ? requireNewestVersion(query, "postgres")
      : migrate(query, "postgres"));
  } finally {
    await clients.end();
  }
  return new PostgresDatabase(
    new ConnectionPool(url, { timeoutMs, canRetryConnect: true }),
    new ConnectionPool(url, { timeoutMs, canRetryConnect: true, canRetryReads: true }),
  );
}

const createKysely = (pool: ConnectionPool) =>
  new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });

/** Acknowledged means on the disk. */
async function requireSynchronousCommit(query: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
    query,
  );
  if (rows[0]?.synchronous_commit === "off") {
    throw new Error(
      "PostgreSQL is set to forget the last moves when it crashes: set synchronous_commit = on",
    );
  }
}

class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly query: Kysely<DatabaseSchema>;
  /** Of their own, so that no reader stands in line behind those who wait for the disk. */
  readonly #writePool: ConnectionPool;
  readonly #readPool: ConnectionPool;
  readonly #groupCommit: GroupCommit;

  constructor(writers: ConnectionPool, readers: ConnectionPool) {
    this.query = createKysely(readers);
    this.#writePool = writers;
    this.#readPool = readers;
    this.#groupCommit = new GroupCommit(writers);
  }

  get damage(): string | undefined {
    return this.#writePool.damage ?? this.#readPool.damage;
  }

  async commit(unit: WriteBatch): Promise<void> {
    requirePlainWrites(unit);
    await this.#groupCommit.commit(unit);
  }

  async serverTime(): Promise<number> {
    const { rows } = await sql<{ now: number }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(
      this.query,
    );
    if (rows[0] === undefined) throw new Error("PostgreSQL does not say what time it is");
    return rows[0].now;
  }

  async backup(): Promise<void> {
    throw new Error("PostgreSQL is copied by its own program: pg_dump --format=custom");
  }

  async close(): Promise<void> {
    await this.#groupCommit.close();
    await Promise.all([this.#writePool.end(), this.#readPool.end()]);
  }
}
