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
import type { SqliteConnections, ExclusiveWriter } from "./connections.ts";
import type { StatementResult, Statement, SqliteValue } from "./worker-messages.ts";

/** Runs Kysely on the worker threads: reads on one connection, everything else on the other. */
export class WorkerDialect implements Dialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  createDriver(): Driver {
    return new WorkerDriver(this.#connections);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new WorkerAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class WorkerAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WorkerDriver implements Driver {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<KyselyConnection> {
    return new KyselyConnection(this.#connections);
  }

  async beginTransaction(connection: KyselyConnection): Promise<void> {
    await connection.beginTransaction();
  }

  async commitTransaction(connection: KyselyConnection): Promise<void> {
    await connection.endTransaction("commit");
  }

  async rollbackTransaction(connection: KyselyConnection): Promise<void> {
    await connection.endTransaction("rollback");
  }

  async releaseConnection(connection: KyselyConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

class KyselyConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #exclusiveWriter: ExclusiveWriter | undefined;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#execute(compiled);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  /** Returns all rows at once, so that a slow consumer does not block the read connection. */
  async *streamQuery<R>(compiled: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(compiled);
  }

  async beginTransaction(): Promise<void> {
    this.#exclusiveWriter = await this.#connections.acquireWriter();
    await this.#exclusiveWriter.execute(withoutParameters("begin immediate"));
  }

  async endTransaction(command: "commit" | "rollback"): Promise<void> {
    await this.#exclusiveWriter?.execute(withoutParameters(command));
  }

  /** Lets other writers continue, whether or not the transaction succeeded. */
  release(): void {
    this.#exclusiveWriter?.release();
    this.#exclusiveWriter = undefined;
  }

  async #execute(compiled: CompiledQuery): Promise<StatementResult> {
    const statement = toStatement(compiled);
    if (this.#exclusiveWriter !== undefined) return this.#exclusiveWriter.execute(statement);
    return compiled.query.kind === "SelectQueryNode"
      ? this.#connections.read(statement)
      : this.#connections.write({ kind: "statement", statement });
  }
}

const withoutParameters = (sql: string): Statement => ({ sql, parameters: [] });

/** A statement as a worker message; throws on a value that SQLite cannot store, which would fail the whole group. */
export function toStatement({ sql, parameters }: CompiledQuery): Statement {
  for (const parameter of parameters) {
    if (!isSqliteValue(parameter))
      throw new TypeError(`SQLite cannot store a ${typeof parameter}: ${sql}`);
  }
  return { sql, parameters: parameters as readonly SqliteValue[] };
}

const isSqliteValue = (parameter: unknown): parameter is SqliteValue =>
  parameter === null ||
  ["string", "number", "bigint"].includes(typeof parameter) ||
  parameter instanceof Uint8Array;
