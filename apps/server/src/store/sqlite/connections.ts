import { databaseClosedError, DatabaseDamaged } from "../database.ts";
import type {
  StatementResult,
  WorkerRequest,
  Statement,
  WorkerSettings,
} from "./worker-messages.ts";
import { WorkerConnection } from "./worker-connection.ts";

/** The writer, kept for one transaction that takes several steps. */
export interface ExclusiveWriter {
  execute(statement: Statement): Promise<StatementResult>;
  release(): void;
}

/** A connection that executes jobs one after the other. */
export type SqliteConnection = Pick<WorkerConnection, "execute" | "whenIdle" | "close">;
export type OpenConnection = (settings: WorkerSettings) => Promise<SqliteConnection>;

/** One connection that writes and one that reads, so that no reader waits for the disk of a writer. */
export class SqliteConnections {
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  /** Settles when the one who holds the writer lets go. */
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
    // The writer first: it makes the file that the reader finds.
    const writer = await open({ path, role: "writer", lockTimeoutMs });
    try {
      return new SqliteConnections(writer, await open({ path, role: "reader", lockTimeoutMs }));
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  /** What was said when a part of the file could first not be read. */
  get damage(): string | undefined {
    return this.#damage;
  }

  /** Sees all that was written before. */
  async read(statement: Statement): Promise<StatementResult> {
    if (this.#closing !== undefined) throw databaseClosedError();
    return this.#reader.execute({ kind: "statement", statement }).catch(this.#recordDamage);
  }

  async write(job: WorkerRequest): Promise<StatementResult> {
    if (this.#closing !== undefined) throw databaseClosedError();
    while (this.#exclusiveUse !== undefined) await this.#exclusiveUse;
    return this.#writer.execute(job).catch(this.#recordDamage);
  }

  /** Everybody else's writing waits until it is released. */
  async acquireWriter(): Promise<ExclusiveWriter> {
    if (this.#closing !== undefined) throw databaseClosedError();
    while (this.#exclusiveUse !== undefined) await this.#exclusiveUse;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exclusiveUse = promise;
    await this.#writer.whenIdle();
    return {
      execute: (statement) =>
        this.#writer.execute({ kind: "bare", statement }).catch(this.#recordDamage),
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
    // The writer last: it leaves one file behind, with nothing beside it.
    await this.#reader.close();
    await this.#writer.close();
  }
}
