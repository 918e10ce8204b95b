import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, type PoolClient, type QueryResultRow, types } from "pg";
import { closedError } from "../database.ts";

/** How long to wait for a connection and for an answer, in milliseconds. */
const CONNECTING = 10_000;
const ANSWERING = 30_000;

/** As many as one node keeps busy. */
const CONNECTIONS = 10;

/** Statements with a name of their own; lists of many lengths would fill the server's memory. */
const NAMES = 500;

/** PostgreSQL's types that come as texts although a number holds them: bigint, and sums of it. */
const NUMBERS = [20, 1700];

/** A plan that a migration outdated, or one that is gone. */
const OUTDATED = ["0A000", "26000"];

export interface ClientsOptions {
  /** For statements that take as long as they take. */
  readonly isPatient?: boolean;
}

/** Connections to PostgreSQL, lent to one at a time. */
export class Clients implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #names = new Map<string, string>();
  #lent = 0;
  readonly #returned = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;

  constructor(url: string, { isPatient = false }: ClientsOptions = {}) {
    this.#pool = new Pool({
      connectionString: url,
      fallback_application_name: "sofala",
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTING,
      ...(isPatient ? {} : { query_timeout: ANSWERING }),
      keepAlive: true,
      // Statements are sent without waiting for the answer to the one before.
      pipeline: true,
      types: { getTypeParser },
    });
    // Whoever has lent the connection is told by a rejected promise.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => client.on("error", () => {}));
  }

  async connect(): Promise<Client> {
    if (this.#closing !== undefined) throw closedError();
    this.#lent += 1;
    try {
      const client = await this.#pool.connect();
      return new Client(
        client,
        (sql) => this.#nameOf(sql),
        () => this.#takeBack(),
      );
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

/** A connection while it is lent. */
export class Client implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #nameOf: (sql: string) => string | undefined;
  readonly #released: () => void;
  #isStale = false;

  constructor(
    client: PoolClient,
    nameOf: (sql: string) => string | undefined,
    released: () => void,
  ) {
    this.#client = client;
    this.#nameOf = nameOf;
    this.#released = released;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(cursor: never): never;
  async query(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<QueryResultRow>> {
    const name = parameters.length === 0 ? undefined : this.#nameOf(sql);
    try {
      const { command, rowCount, rows } = await this.#client.query<QueryResultRow>({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      });
      return { command: command as "SELECT", rowCount: rowCount ?? 0, rows };
    } catch (error) {
      if (error instanceof DatabaseError && OUTDATED.includes(error.code ?? "")) {
        this.#isStale = true;
      }
      throw error;
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
    this.#client.release(destroy || this.#isStale);
    this.#released();
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
