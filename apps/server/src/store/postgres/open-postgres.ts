import { Kysely, PostgresDialect, sql } from "kysely";
import { type Database, requirePlainWrites, type WriteBatch } from "../database.ts";
import { migrate, requireNewestVersion } from "../migrate.ts";
import type { DatabaseSchema } from "../schema.ts";
import { ConnectionPool } from "./connection-pool.ts";
import { GroupCommit } from "./group-commit.ts";

export interface PostgresOptions {
  /** Open the database next to a running server: requires the newest schema version. */
  readonly isAlongsideServer?: boolean;
  /** Replaces the usual timeouts for connecting and for answers. */
  readonly timeoutMs?: number;
}

/** Opens a PostgreSQL database, which several servers may share. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { isAlongsideServer = false, timeoutMs } = options;
  const migrationPool = new ConnectionPool(url, { hasNoQueryTimeout: true });
  try {
    const query = createKysely(migrationPool);
    await requireSynchronousCommit(query);
    await (isAlongsideServer
      ? requireNewestVersion(query, "postgres")
      : migrate(query, "postgres"));
  } finally {
    await migrationPool.end();
  }
  return new PostgresDatabase(
    new ConnectionPool(url, { timeoutMs, canRetryConnect: true }),
    new ConnectionPool(url, { timeoutMs, canRetryConnect: true, canRetryReads: true }),
  );
}

const createKysely = (pool: ConnectionPool) =>
  new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });

/** Refuses a PostgreSQL that acknowledges commits before they are on the disk. */
async function requireSynchronousCommit(query: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
    query,
  );
  if (rows[0]?.synchronous_commit === "off") {
    throw new Error(
      "PostgreSQL would lose acknowledged moves in a crash: set synchronous_commit = on",
    );
  }
}

class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly query: Kysely<DatabaseSchema>;
  /** Separate pools, so that reads do not wait behind commits. */
  readonly #writePool: ConnectionPool;
  readonly #readPool: ConnectionPool;
  readonly #groupCommit: GroupCommit;

  constructor(writePool: ConnectionPool, readPool: ConnectionPool) {
    this.query = createKysely(readPool);
    this.#writePool = writePool;
    this.#readPool = readPool;
    this.#groupCommit = new GroupCommit(writePool);
  }

  get damage(): string | undefined {
    return this.#writePool.damage ?? this.#readPool.damage;
  }

  async commit(batch: WriteBatch): Promise<void> {
    requirePlainWrites(batch);
    await this.#groupCommit.commit(batch);
  }

  async serverTime(): Promise<number> {
    const { rows } = await sql<{ now: number }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(
      this.query,
    );
    if (rows[0] === undefined) throw new Error("PostgreSQL did not return its time");
    return rows[0].now;
  }

  async backup(): Promise<void> {
    throw new Error("Back up PostgreSQL with its own program: pg_dump --format=custom");
  }

  async close(): Promise<void> {
    await this.#groupCommit.close();
    await Promise.all([this.#writePool.end(), this.#readPool.end()]);
  }
}
