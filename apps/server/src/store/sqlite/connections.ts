import { closedError, Damaged } from "../database.ts";
import type { Done, Job, Statement, ThreadSettings } from "./worker-messages.ts";
import { Thread } from "./worker-connection.ts";

/** The writer, kept for one transaction that takes several steps. */
export interface Hold {
  execute(statement: Statement): Promise<Done>;
  release(): void;
}

/** A connection that executes jobs one after the other. */
export type Connection = Pick<Thread, "ask" | "idle" | "close">;
export type OpenConnection = (settings: ThreadSettings) => Promise<Connection>;

/** One connection that writes and one that reads, so that no reader waits for the disk of a writer. */
export class Connections {
  readonly #writer: Connection;
  readonly #reader: Connection;
  /** Settles when the one who holds the writer lets go. */
  #held: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #damage: string | undefined;

  private constructor(writer: Connection, reader: Connection) {
    this.#writer = writer;
    this.#reader = reader;
  }

  static async open(
    path: string,
    patience: number,
    open: OpenConnection = (settings) => Thread.open(settings),
  ): Promise<Connections> {
    // The writer first: it makes the file that the reader finds.
    const writer = await open({ path, role: "writer", patience });
    try {
      return new Connections(writer, await open({ path, role: "reader", patience }));
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
  async read(statement: Statement): Promise<Done> {
    if (this.#closing !== undefined) throw closedError();
    return this.#reader.ask({ kind: "statement", statement }).catch(this.#noteDamage);
  }

  async write(job: Job): Promise<Done> {
    if (this.#closing !== undefined) throw closedError();
    while (this.#held !== undefined) await this.#held;
    return this.#writer.ask(job).catch(this.#noteDamage);
  }

  /** Everybody else's writing waits until it is released. */
  async hold(): Promise<Hold> {
    if (this.#closing !== undefined) throw closedError();
    while (this.#held !== undefined) await this.#held;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    await this.#writer.idle();
    return {
      execute: (statement) => this.#writer.ask({ kind: "bare", statement }).catch(this.#noteDamage),
      release: () => {
        this.#held = undefined;
        resolve();
      },
    };
  }

  async close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  readonly #noteDamage = (error: unknown): never => {
    if (error instanceof Damaged) this.#damage ??= error.message;
    throw error;
  };

  async #end(): Promise<void> {
    while (this.#held !== undefined) await this.#held;
    // The writer last: it leaves one file behind, with nothing beside it.
    await this.#reader.close();
    await this.#writer.close();
  }
}
