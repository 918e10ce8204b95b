import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { type Database, requirePlain, type Unit } from "../database.ts";
import { migrate, requireNewest } from "../migrate.ts";
import type { Schema } from "../schema.ts";
import { backUp } from "./backup.ts";
import { Connections, type OpenConnection } from "./connections.ts";
import { statementOf, ThreadDialect } from "./dialect.ts";
import { type Lock, lock } from "./server-lock.ts";

/** How long to wait for another program that keeps the file locked, in milliseconds. */
const PATIENCE = 5000;

export interface SqliteOptions {
  /** Open it beside a server: nothing is locked, and only the newest version will do. */
  readonly beside?: boolean;
  readonly patience?: number;
  /** Left out, each connection has a thread of its own. */
  readonly openConnection?: OpenConnection;
}

/** A database in one file, made where there is none. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Database> {
  const { beside = false, patience = PATIENCE, openConnection } = options;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = existsSync(path) ? realpathSync(path) : path;
  const held = beside ? undefined : lock(file);
  try {
    const connections = await Connections.open(file, patience, openConnection);
    try {
      const query = new Kysely<Schema>({ dialect: new ThreadDialect(connections) });
      await (beside ? requireNewest(query, "sqlite") : migrate(query, "sqlite"));
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
  readonly query: Kysely<Schema>;
  readonly #path: string;
  readonly #connections: Connections;
  readonly #lock: Lock | undefined;

  constructor(
    path: string,
    query: Kysely<Schema>,
    connections: Connections,
    held: Lock | undefined,
  ) {
    this.#path = path;
    this.query = query;
    this.#connections = connections;
    this.#lock = held;
  }

  get damage(): string | undefined {
    return this.#connections.damage;
  }

  async commit(unit: Unit): Promise<void> {
    requirePlain(unit);
    const must = unit.must.map(statementOf);
    const also = (unit.also ?? []).map(statementOf);
    await this.#connections.write({ kind: "unit", must, also });
  }

  async backup(path: string): Promise<void> {
    await backUp(this.#path, path);
  }

  async close(): Promise<void> {
    await this.#connections.close();
    this.#lock?.release();
  }
}
