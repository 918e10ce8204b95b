import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { type Database, requirePlainWrites, type WriteBatch } from "../database.ts";
import { migrate, requireNewestVersion } from "../migrate.ts";
import type { DatabaseSchema } from "../schema.ts";
import { backUpDatabase } from "./backup.ts";
import { SqliteConnections, type OpenConnection } from "./connections.ts";
import { toStatement, WorkerDialect } from "./dialect.ts";
import { type ServerLock, acquireServerLock } from "./server-lock.ts";

/** How long to wait for another program that keeps the file locked, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;

export interface SqliteOptions {
  /** Open it beside a server: nothing is locked, and only the newest version will do. */
  readonly isAlongsideServer?: boolean;
  readonly timeoutMs?: number;
  /** Left out, each connection has a thread of its own. */
  readonly openConnection?: OpenConnection;
}

/** A database in one file, made where there is none. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Database> {
  const { isAlongsideServer = false, timeoutMs = LOCK_TIMEOUT_MS, openConnection } = options;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = existsSync(path) ? realpathSync(path) : path;
  const held = isAlongsideServer ? undefined : acquireServerLock(file);
  try {
    const connections = await SqliteConnections.open(file, timeoutMs, openConnection);
    try {
      const query = new Kysely<DatabaseSchema>({ dialect: new WorkerDialect(connections) });
      await (isAlongsideServer ? requireNewestVersion(query, "sqlite") : migrate(query, "sqlite"));
      return new SqliteDatabase(file, query, connections, held);
    } catch (error) {
      await connections.close();
      throw error;
    }
  } catch (error) {
    held?.release();
    throw error;
  }
}

class SqliteDatabase implements Database {
  readonly kind = "sqlite";
  readonly query: Kysely<DatabaseSchema>;
  readonly #path: string;
  readonly #connections: SqliteConnections;
  readonly #serverLock: ServerLock | undefined;

  constructor(
    path: string,
    query: Kysely<DatabaseSchema>,
    connections: SqliteConnections,
    held: ServerLock | undefined,
  ) {
    this.#path = path;
    this.query = query;
    this.#connections = connections;
    this.#serverLock = held;
  }

  get damage(): string | undefined {
    return this.#connections.damage;
  }

  async commit(unit: WriteBatch): Promise<void> {
    requirePlainWrites(unit);
    const mustChange = unit.mustChange.map(toStatement);
    const mayChange = (unit.mayChange ?? []).map(toStatement);
    await this.#connections.write({ kind: "unit", mustChange, mayChange });
  }

  async backup(path: string): Promise<void> {
    await backUpDatabase(this.#path, path);
  }

  async close(): Promise<void> {
    await this.#connections.close();
    this.#serverLock?.release();
  }
}
