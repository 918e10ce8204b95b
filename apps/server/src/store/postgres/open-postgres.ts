import { Kysely, PostgresDialect, sql } from "kysely";
import { type Database, requirePlain, type Unit } from "../database.ts";
import { migrate, requireNewest } from "../migrate.ts";
import type { Schema } from "../schema.ts";
import { Clients } from "./connection-pool.ts";
import { Lanes } from "./group-commit.ts";

export interface PostgresOptions {
  /** Open it beside a server: only the newest version will do. */
  readonly beside?: boolean;
  /** Milliseconds that it may take to answer; left out, as long as usual. */
  readonly patience?: number;
}

/** A database of PostgreSQL, which several may use at once. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { beside = false, patience } = options;
  const clients = new Clients(url, { isPatient: true });
  try {
    const query = kyselyOver(clients);
    await refuseForgetful(query);
    await (beside ? requireNewest(query, "postgres") : migrate(query, "postgres"));
  } finally {
    await clients.end();
  }
  return new PostgresDatabase(
    new Clients(url, { patience, isConstant: true }),
    new Clients(url, { patience, isConstant: true, repeats: true }),
  );
}

const kyselyOver = (pool: Clients) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Acknowledged means on the disk. */
async function refuseForgetful(query: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
    query,
  );
  if (rows[0]?.synchronous_commit === "off") {
    throw new Error(
      "PostgreSQL is set to forget the last moves when it crashes: set synchronous_commit = on",
    );
  }
}

class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly query: Kysely<Schema>;
  /** Of their own, so that no reader stands in line behind those who wait for the disk. */
  readonly #writers: Clients;
  readonly #readers: Clients;
  readonly #lanes: Lanes;

  constructor(writers: Clients, readers: Clients) {
    this.query = kyselyOver(readers);
    this.#writers = writers;
    this.#readers = readers;
    this.#lanes = new Lanes(writers);
  }

  get damage(): string | undefined {
    return this.#writers.damage ?? this.#readers.damage;
  }

  async commit(unit: Unit): Promise<void> {
    requirePlain(unit);
    await this.#lanes.commit(unit);
  }

  async time(): Promise<number> {
    const { rows } = await sql<{ now: number }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(
      this.query,
    );
    if (rows[0] === undefined) throw new Error("PostgreSQL does not say what time it is");
    return rows[0].now;
  }

  async backup(): Promise<void> {
    throw new Error("PostgreSQL is copied by its own program: pg_dump --format=custom");
  }

  async close(): Promise<void> {
    await this.#lanes.close();
    await Promise.all([this.#writers.end(), this.#readers.end()]);
  }
}
