import { databaseClosedError, DatabaseDamaged } from "../database.ts";
import type {
  StatementResult,
  WorkerRequest,
  Statement,
  WorkerSettings,
} from "./worker-messages.ts";
import { WorkerConnection } from "./worker-connection.ts";

/** The write connection, reserved for one interactive transaction. */
export interface ExclusiveWriter {
  execute(statement: Statement): Promise<StatementResult>;
  release(): void;
}

/** A connection that executes requests one after the other. */
export type SqliteConnection = Pick<WorkerConnection, "execute" | "whenIdle" | "close">;
export type OpenConnection = (settings: WorkerSettings) => Promise<SqliteConnection>;

/** One connection for writes and one for reads, so that reads do not wait for a commit. */
export class SqliteConnections {
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  /** Settles when the exclusive writer is released. */
  #exclusiveUse: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #damage: string | undefined;

  private constructor(writer: SqliteConnection, reader: SqliteConnection) {
    this.#writer = writer;
    this.#reader = reader;
  }

  static async open(
    path: string,
    lockTimeoutMs: number,
    open: OpenConnection = (settings) => WorkerConnection.open(settings),
  ): Promise<SqliteConnections> {
    // The writer first: it creates the file that the reader needs.
    const writer = await open({ path, role: "writer", lockTimeoutMs });
    try {
      return new SqliteConnections(writer, await open({ path, role: "reader", lockTimeoutMs }));
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  /** The first error caused by a damaged part of the file, if there was one. */
  get damage(): string | undefined {
    return this.#damage;
  }

  /** Reads; sees every write that has been acknowledged. */
  async read(statement: Statement): Promise<StatementResult> {
    if (this.#closing !== undefined) throw databaseClosedError();
    return this.#reader.execute({ kind: "statement", statement }).catch(this.#recordDamage);
  }

  async write(request: WorkerRequest): Promise<StatementResult> {
    if (this.#closing !== undefined) throw databaseClosedError();
    while (this.#exclusiveUse !== undefined) await this.#exclusiveUse;
    return this.#writer.execute(request).catch(this.#recordDamage);
  }

  /** Reserves the write connection; other writes wait until it is released. */
  async acquireWriter(): Promise<ExclusiveWriter> {
    if (this.#closing !== undefined) throw databaseClosedError();
    while (this.#exclusiveUse !== undefined) await this.#exclusiveUse;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exclusiveUse = promise;
    await this.#writer.whenIdle();
    return {
      execute: (statement) =>
        this.#writer.execute({ kind: "standalone", statement }).catch(this.#recordDamage),
      release: () => {
        this.#exclusiveUse = undefined;
        resolve();
      },
    };
  }

  async close(): Promise<void> {
    this.#closing ??= this.#closeBoth();
    return this.#closing;
  }

  readonly #recordDamage = (error: unknown): never => {
    if (error instanceof DatabaseDamaged) this.#damage ??= error.message;
    throw error;
  };

  async #closeBoth(): Promise<void> {
    while (this.#exclusiveUse !== undefined) await this.#exclusiveUse;
    // The writer last: closing it merges the write-ahead log into the file and removes it.
    await this.#reader.close();
    await this.#writer.close();
  }
}
