import { setTimeout } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, type PoolClient, type QueryResultRow, types } from "pg";
import { databaseClosedError, DatabaseDamaged } from "../database.ts";
import { isConnectionLost, isQueryTimeout } from "./connection-errors.ts";

/** How long to wait for a connection and for an answer, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 30_000;
/** Milliseconds between two attempts to connect, where PostgreSQL is being restarted. */
const RECONNECT_DELAY_MS = 100;

/** As many as one node keeps busy. */
const MAX_CONNECTIONS = 10;

/** Statements with a name of their own; lists of many lengths would fill the server's memory. */
const MAX_PREPARED_STATEMENTS = 500;

/** PostgreSQL's types that come as texts although a number holds them: bigint, and sums of it. */
const NUMBER_TYPE_OIDS = [20, 1700];

/** A plan that a migration outdated, or one that is gone. */
const STALE_PLAN_CODES = ["0A000", "26000"];

export interface ConnectionPoolOptions {
  /** Milliseconds that a connection and an answer may take; left out, as long as usual. */
  readonly timeoutMs?: number | undefined;
  /** For statements that take as long as they take. */
  readonly hasNoQueryTimeout?: boolean;
  /** Waits for a PostgreSQL that is being restarted. */
  readonly canRetryConnect?: boolean;
  /** What only reads is asked again over another line where one is lost. */
  readonly canRetryReads?: boolean;
}

/** Connections to PostgreSQL, lent to one at a time. */
export class ConnectionPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #statementNames = new Map<string, string>();
  readonly #connectRetryMs: number;
  readonly #canRetryReads: boolean;
  #inUse = 0;
  readonly #allReleased = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;
  #damage: string | undefined;

  constructor(
    url: string,
    {
      timeoutMs,
      hasNoQueryTimeout = false,
      canRetryConnect = false,
      canRetryReads = false,
    }: ConnectionPoolOptions = {},
  ) {
    const connecting = timeoutMs ?? CONNECT_TIMEOUT_MS;
    this.#connectRetryMs = canRetryConnect ? connecting : 0;
    this.#canRetryReads = canRetryReads;
    this.#pool = new Pool({
      connectionString: url,
      fallback_application_name: "sofala",
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: connecting,
      ...(hasNoQueryTimeout ? {} : { query_timeout: timeoutMs ?? QUERY_TIMEOUT_MS }),
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

  async connect(): Promise<PooledConnection> {
    if (this.#closing !== undefined) throw databaseClosedError();
    this.#inUse += 1;
    try {
      return new PooledConnection(await this.#acquireClient(), {
        statementName: (sql) => this.#statementName(sql),
        onRelease: () => this.#countRelease(),
        onDamage: (message) => {
          this.#damage ??= message;
        },
        ...(this.#canRetryReads ? { acquireAnother: () => this.#acquireClient() } : {}),
      });
    } catch (error) {
      this.#countRelease();
      throw error;
    }
  }

  /** Waits for what is lent. */
  async end(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    if (this.#inUse > 0) await this.#allReleased.promise;
    await this.#pool.end();
  }

  /** A line that is open, as soon as there is one. */
  async #acquireClient(): Promise<PoolClient> {
    const began = performance.now();
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        const isLate = performance.now() - began >= this.#connectRetryMs;
        if (isLate || !isConnectionLost(error) || this.#closing !== undefined) throw error;
        await setTimeout(RECONNECT_DELAY_MS);
      }
    }
  }

  #countRelease(): void {
    this.#inUse -= 1;
    if (this.#inUse === 0 && this.#closing !== undefined) this.#allReleased.resolve();
  }

  #statementName(sql: string): string | undefined {
    const known = this.#statementNames.get(sql);
    if (known !== undefined || this.#statementNames.size === MAX_PREPARED_STATEMENTS) return known;
    const name = `sofala_${this.#statementNames.size}`;
    this.#statementNames.set(sql, name);
    return name;
  }
}

/** What a connection needs of whoever lends it. */
interface PoolCallbacks {
  statementName(sql: string): string | undefined;
  onRelease(): void;
  /** A part of the database cannot be read. */
  onDamage(message: string): void;
  /** Another line in the place of one that is lost. */
  acquireAnother?(): Promise<PoolClient>;
}

/** Errors of PostgreSQL: a page or an index cannot be read. */
const DAMAGE_CODES = ["XX001", "XX002"];
const READ_STATEMENT = /^select /u;
const BEGIN_STATEMENT = /^(?:begin|start transaction)/u;

/** A connection while it is lent. */
export class PooledConnection implements PostgresPoolClient {
  #client: PoolClient;
  readonly #callbacks: PoolCallbacks;
  #isStale = false;
  #isInTransaction = false;
  /** Was a line given back that was lost, and no other had? */
  #hasNoClient = false;

  constructor(client: PoolClient, lender: PoolCallbacks) {
    this.#client = client;
    this.#callbacks = lender;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(cursor: never): never;
  async query(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<QueryResultRow>> {
    if (BEGIN_STATEMENT.test(sql)) this.#isInTransaction = true;
    for (let lost = 0; ; lost++) {
      try {
        return await this.#execute(sql, parameters);
      } catch (error) {
        const mayRepeat =
          lost <= MAX_CONNECTIONS && READ_STATEMENT.test(sql) && !this.#isInTransaction;
        if (!mayRepeat || this.#callbacks.acquireAnother === undefined || !isConnectionLost(error))
          throw error;
        // Others that were lent before may be lost too.
        this.#client.release(true);
        this.#hasNoClient = true;
        this.#client = await this.#callbacks.acquireAnother();
        this.#hasNoClient = false;
      }
    }
  }

  async #execute(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<QueryResultRow>> {
    const name = parameters.length === 0 ? undefined : this.#callbacks.statementName(sql);
    try {
      const { command, rowCount, rows } = await this.#client.query<QueryResultRow>({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      });
      return { command: command as "SELECT", rowCount: rowCount ?? 0, rows };
    } catch (error) {
      const isOutdated =
        error instanceof DatabaseError && STALE_PLAN_CODES.includes(error.code ?? "");
      if (isOutdated || isQueryTimeout(error)) this.#isStale = true;
      if (!(error instanceof DatabaseError && DAMAGE_CODES.includes(error.code ?? ""))) throw error;
      this.#callbacks.onDamage(error.message);
      throw new DatabaseDamaged(error.message, { cause: error });
    }
  }

  /** What is sent meanwhile leaves in one piece. */
  sendInOneWrite<T>(send: () => T): T {
    const { stream } = this.#client.connection;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }

  release(destroy = false): void {
    if (!this.#hasNoClient) this.#client.release(destroy || this.#isStale);
    this.#callbacks.onRelease();
  }
}

function getTypeParser(type: number, format?: "text" | "binary"): unknown {
  return NUMBER_TYPE_OIDS.includes(type) ? parseNumber : types.getTypeParser(type, format);
}

function parseNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`No number holds ${text}`);
  }
  return number;
}
