import { setTimeout } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, type PoolClient, type QueryResultRow, types } from "pg";
import { databaseClosedError, DatabaseDamaged } from "../database.ts";
import { isConnectionLost, isQueryTimeout } from "./connection-errors.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 30_000;
/** The delay between two attempts to connect while PostgreSQL restarts. */
const RECONNECT_DELAY_MS = 100;

/** As many as one node can keep busy. */
const MAX_CONNECTIONS = 10;

/** A limit, because `in (…)` lists of many lengths would fill PostgreSQL's memory. */
const MAX_PREPARED_STATEMENTS = 500;

/** Types that the driver returns as text although a JavaScript number can hold our values: bigint, and numeric (sums of it). */
const NUMBER_TYPE_OIDS = [20, 1700];

/** A prepared plan is outdated after a migration, or no longer exists. */
const STALE_PLAN_CODES = ["0A000", "26000"];

export interface ConnectionPoolOptions {
  /** Replaces both usual timeouts, for connecting and for answers. */
  readonly timeoutMs?: number | undefined;
  /** For long statements, such as migrations. */
  readonly hasNoQueryTimeout?: boolean;
  /** Keeps trying to connect while PostgreSQL restarts. */
  readonly canRetryConnect?: boolean;
  /** Repeats a read on another connection if its connection was lost. */
  readonly canRetryReads?: boolean;
}

/** Connections to PostgreSQL; each is used by one caller at a time. */
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
    const connectTimeoutMs = timeoutMs ?? CONNECT_TIMEOUT_MS;
    this.#connectRetryMs = canRetryConnect ? connectTimeoutMs : 0;
    this.#canRetryReads = canRetryReads;
    this.#pool = new Pool({
      connectionString: url,
      fallback_application_name: "sofala",
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(hasNoQueryTimeout ? {} : { query_timeout: timeoutMs ?? QUERY_TIMEOUT_MS }),
      keepAlive: true,
      // Send statements without waiting for earlier answers.
      pipeline: true,
      types: { getTypeParser },
    });
    // Nothing to do: the caller that uses the connection gets a rejected promise.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => client.on("error", () => {}));
  }

  /** The first error caused by a damaged part of the database, if there was one. */
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

  /** Waits until all connections are released. */
  async end(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    if (this.#inUse > 0) await this.#allReleased.promise;
    await this.#pool.end();
  }

  /** An open connection; retries while PostgreSQL restarts. */
  async #acquireClient(): Promise<PoolClient> {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        const isLate = performance.now() - startedAt >= this.#connectRetryMs;
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
    const existing = this.#statementNames.get(sql);
    if (existing !== undefined) return existing;
    if (this.#statementNames.size === MAX_PREPARED_STATEMENTS) return undefined;
    const name = `sofala_${this.#statementNames.size}`;
    this.#statementNames.set(sql, name);
    return name;
  }
}

/** What a connection needs from its pool. */
interface PoolCallbacks {
  statementName(sql: string): string | undefined;
  onRelease(): void;
  /** Called when a part of the database cannot be read. */
  onDamage(message: string): void;
  /** Another connection, to replace a lost one. */
  acquireAnother?(): Promise<PoolClient>;
}

/** data_corrupted and index_corrupted. */
const DAMAGE_CODES = ["XX001", "XX002"];
const READ_STATEMENT = /^select /u;
const BEGIN_STATEMENT = /^(?:begin|start transaction)/u;

/** A connection while a caller uses it. */
export class PooledConnection implements PostgresPoolClient {
  #client: PoolClient;
  readonly #callbacks: PoolCallbacks;
  #isStale = false;
  #isInTransaction = false;
  /** True if a lost connection was released and could not be replaced. */
  #hasNoClient = false;

  constructor(client: PoolClient, callbacks: PoolCallbacks) {
    this.#client = client;
    this.#callbacks = callbacks;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(cursor: never): never;
  async query(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<QueryResultRow>> {
    if (BEGIN_STATEMENT.test(sql)) this.#isInTransaction = true;
    for (let retries = 0; ; retries++) {
      try {
        return await this.#execute(sql, parameters);
      } catch (error) {
        const canRepeat =
          retries <= MAX_CONNECTIONS && READ_STATEMENT.test(sql) && !this.#isInTransaction;
        if (!canRepeat || this.#callbacks.acquireAnother === undefined || !isConnectionLost(error))
          throw error;
        // Other pooled connections may be lost too, so this may take several retries.
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

  /** Sends everything that `send` writes in one packet. */
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
    throw new RangeError(`The integer is too large: ${text}`);
  }
  return number;
}
