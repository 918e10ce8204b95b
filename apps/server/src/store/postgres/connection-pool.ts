import { setTimeout } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, type PoolClient, type QueryResultRow, types } from "pg";
import { closedError, Damaged } from "../database.ts";
import { isLost, isTimeout } from "./connection-errors.ts";

/** How long to wait for a connection and for an answer, in milliseconds. */
const CONNECTING = 10_000;
const ANSWERING = 30_000;
/** Milliseconds between two attempts to connect, where PostgreSQL is being restarted. */
const PAUSE = 100;

/** As many as one node keeps busy. */
const CONNECTIONS = 10;

/** Statements with a name of their own; lists of many lengths would fill the server's memory. */
const NAMES = 500;

/** PostgreSQL's types that come as texts although a number holds them: bigint, and sums of it. */
const NUMBERS = [20, 1700];

/** A plan that a migration outdated, or one that is gone. */
const OUTDATED = ["0A000", "26000"];

export interface ClientsOptions {
  /** Milliseconds that a connection and an answer may take; left out, as long as usual. */
  readonly patience?: number | undefined;
  /** For statements that take as long as they take. */
  readonly isPatient?: boolean;
  /** Waits for a PostgreSQL that is being restarted. */
  readonly isConstant?: boolean;
  /** What only reads is asked again over another line where one is lost. */
  readonly repeats?: boolean;
}

/** Connections to PostgreSQL, lent to one at a time. */
export class Clients implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #names = new Map<string, string>();
  readonly #patience: number;
  readonly #repeats: boolean;
  #lent = 0;
  readonly #returned = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;
  #damage: string | undefined;

  constructor(
    url: string,
    { patience, isPatient = false, isConstant = false, repeats = false }: ClientsOptions = {},
  ) {
    const connecting = patience ?? CONNECTING;
    this.#patience = isConstant ? connecting : 0;
    this.#repeats = repeats;
    this.#pool = new Pool({
      connectionString: url,
      fallback_application_name: "sofala",
      max: CONNECTIONS,
      connectionTimeoutMillis: connecting,
      ...(isPatient ? {} : { query_timeout: patience ?? ANSWERING }),
      keepAlive: true,
      // Statements are sent without waiting for the answer to the one before.
      pipeline: true,
      types: { getTypeParser },
    });
    // Whoever has lent the connection is told by a rejected promise.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => client.on("error", () => {}));
  }

  /** What was said when a part of the database could first not be read. */
  get damage(): string | undefined {
    return this.#damage;
  }

  async connect(): Promise<Client> {
    if (this.#closing !== undefined) throw closedError();
    this.#lent += 1;
    try {
      return new Client(await this.#line(), {
        nameOf: (sql) => this.#nameOf(sql),
        released: () => this.#takeBack(),
        damaged: (message) => {
          this.#damage ??= message;
        },
        ...(this.#repeats ? { another: () => this.#line() } : {}),
      });
    } catch (error) {
      this.#takeBack();
      throw error;
    }
  }

  /** Waits for what is lent. */
  async end(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    if (this.#lent > 0) await this.#returned.promise;
    await this.#pool.end();
  }

  /** A line that is open, as soon as there is one. */
  async #line(): Promise<PoolClient> {
    const began = performance.now();
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        const isLate = performance.now() - began >= this.#patience;
        if (isLate || !isLost(error) || this.#closing !== undefined) throw error;
        await setTimeout(PAUSE);
      }
    }
  }

  #takeBack(): void {
    this.#lent -= 1;
    if (this.#lent === 0 && this.#closing !== undefined) this.#returned.resolve();
  }

  #nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size === NAMES) return known;
    const name = `sofala_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** What a connection needs of whoever lends it. */
interface Lender {
  nameOf(sql: string): string | undefined;
  released(): void;
  /** A part of the database cannot be read. */
  damaged(message: string): void;
  /** Another line in the place of one that is lost. */
  another?(): Promise<PoolClient>;
}

/** Errors of PostgreSQL: a page or an index cannot be read. */
const DAMAGE = ["XX001", "XX002"];
const READING = /^select /u;
const TRANSACTION = /^(?:begin|start transaction)/u;

/** A connection while it is lent. */
export class Client implements PostgresPoolClient {
  #client: PoolClient;
  readonly #lender: Lender;
  #isStale = false;
  #isInTransaction = false;
  /** Was a line given back that was lost, and no other had? */
  #hasNone = false;

  constructor(client: PoolClient, lender: Lender) {
    this.#client = client;
    this.#lender = lender;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(cursor: never): never;
  async query(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<QueryResultRow>> {
    if (TRANSACTION.test(sql)) this.#isInTransaction = true;
    for (let lost = 0; ; lost++) {
      try {
        return await this.#ask(sql, parameters);
      } catch (error) {
        const mayRepeat = lost <= CONNECTIONS && READING.test(sql) && !this.#isInTransaction;
        if (!mayRepeat || this.#lender.another === undefined || !isLost(error)) throw error;
        // Others that were lent before may be lost too.
        this.#client.release(true);
        this.#hasNone = true;
        this.#client = await this.#lender.another();
        this.#hasNone = false;
      }
    }
  }

  async #ask(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<QueryResultRow>> {
    const name = parameters.length === 0 ? undefined : this.#lender.nameOf(sql);
    try {
      const { command, rowCount, rows } = await this.#client.query<QueryResultRow>({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      });
      return { command: command as "SELECT", rowCount: rowCount ?? 0, rows };
    } catch (error) {
      const isOutdated = error instanceof DatabaseError && OUTDATED.includes(error.code ?? "");
      if (isOutdated || isTimeout(error)) this.#isStale = true;
      if (!(error instanceof DatabaseError && DAMAGE.includes(error.code ?? ""))) throw error;
      this.#lender.damaged(error.message);
      throw new Damaged(error.message, { cause: error });
    }
  }

  /** What is sent meanwhile leaves in one piece. */
  burst<T>(send: () => T): T {
    const { stream } = this.#client.connection;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }

  release(destroy = false): void {
    if (!this.#hasNone) this.#client.release(destroy || this.#isStale);
    this.#lender.released();
  }
}

function getTypeParser(type: number, format?: "text" | "binary"): unknown {
  return NUMBERS.includes(type) ? numberOf : types.getTypeParser(type, format);
}

function numberOf(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`No number holds ${text}`);
  }
  return number;
}
