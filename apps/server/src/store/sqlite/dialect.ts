import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Kysely,
} from "kysely";
import type { Connections, Hold } from "./connections.ts";
import type { Done, Statement, Value } from "./worker-messages.ts";

/** Kysely over the threads: reads on one connection, all else on the other. */
export class ThreadDialect implements Dialect {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#connections);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ThreadAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#connections);
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.end("commit");
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.end("rollback");
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

class ThreadConnection implements DatabaseConnection {
  readonly #connections: Connections;
  #hold: Hold | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#execute(compiled);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  /** All rows at once: the thread that reads is not kept waiting for whoever takes them. */
  async *streamQuery<R>(compiled: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(compiled);
  }

  async begin(): Promise<void> {
    this.#hold = await this.#connections.hold();
    await this.#hold.execute(bare("begin immediate"));
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    await this.#hold?.execute(bare(how));
  }

  /** Whatever became of the transaction, others are not kept waiting. */
  release(): void {
    this.#hold?.release();
    this.#hold = undefined;
  }

  async #execute(compiled: CompiledQuery): Promise<Done> {
    const statement = statementOf(compiled);
    if (this.#hold !== undefined) return this.#hold.execute(statement);
    return compiled.query.kind === "SelectQueryNode"
      ? this.#connections.read(statement)
      : this.#connections.write({ kind: "statement", statement });
  }
}

const bare = (sql: string): Statement => ({ sql, parameters: [] });

/** A statement as it travels; throws on what SQLite cannot hold, lest it take others down with it. */
export function statementOf({ sql, parameters }: CompiledQuery): Statement {
  for (const parameter of parameters) {
    if (!isValue(parameter)) throw new TypeError(`SQLite holds no ${typeof parameter}: ${sql}`);
  }
  return { sql, parameters: parameters as readonly Value[] };
}

const isValue = (parameter: unknown): parameter is Value =>
  parameter === null ||
  ["string", "number", "bigint"].includes(typeof parameter) ||
  parameter instanceof Uint8Array;
