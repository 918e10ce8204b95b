import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { type Database, requirePlainWrites, type WriteBatch } from "../database.ts";
import { migrate, requireNewestVersion } from "../migrate.ts";
import type { DatabaseSchema } from "../schema.ts";
import { backUpDatabase } from "./backup.ts";
import { SqliteConnections, type OpenConnection } from "./connections.ts";
import { toStatement, WorkerDialect } from "./dialect.ts";
import { type FileLock, acquireServerLock } from "./server-lock.ts";

/** How long to wait for another program that has locked the file. */
const LOCK_TIMEOUT_MS = 5000;

export interface SqliteOptions {
  /** Open the file next to a running server: takes no lock, and requires the newest schema version. */
  readonly isAlongsideServer?: boolean;
  readonly timeoutMs?: number;
  /** By default each connection runs in a thread of its own. */
  readonly openConnection?: OpenConnection;
}

/** Opens a database file, and creates it if there is none. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Database> {
  const { isAlongsideServer = false, timeoutMs = LOCK_TIMEOUT_MS, openConnection } = options;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = existsSync(path) ? realpathSync(path) : path;
  const serverLock = isAlongsideServer ? undefined : acquireServerLock(file);
  try {
    const connections = await SqliteConnections.open(file, timeoutMs, openConnection);
    try {
      const query = new Kysely<DatabaseSchema>({ dialect: new WorkerDialect(connections) });
      await (isAlongsideServer ? requireNewestVersion(query, "sqlite") : migrate(query, "sqlite"));
      return new SqliteDatabase(file, query, connections, serverLock);
    } catch (error) {
      await connections.close();
      throw error;
    }
  } catch (error) {
    serverLock?.release();
    throw error;
  }
}

class SqliteDatabase implements Database {
  readonly kind = "sqlite";
  readonly query: Kysely<DatabaseSchema>;
  readonly #path: string;
  readonly #connections: SqliteConnections;
  readonly #serverLock: FileLock | undefined;

  constructor(
    path: string,
    query: Kysely<DatabaseSchema>,
    connections: SqliteConnections,
    serverLock: FileLock | undefined,
  ) {
    this.#path = path;
    this.query = query;
    this.#connections = connections;
    this.#serverLock = serverLock;
  }

  get damage(): string | undefined {
    return this.#connections.damage;
  }

  async commit(batch: WriteBatch): Promise<void> {
    requirePlainWrites(batch);
    const mustChange = batch.mustChange.map(toStatement);
    const mayChange = (batch.mayChange ?? []).map(toStatement);
    await this.#connections.write({ kind: "batch", mustChange, mayChange });
  }

  async backup(path: string): Promise<void> {
    await backUpDatabase(this.#path, path);
  }

  async close(): Promise<void> {
    await this.#connections.close();
    this.#serverLock?.release();
  }
}
