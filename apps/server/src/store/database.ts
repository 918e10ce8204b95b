import type { CompiledQuery, Kysely } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** The database of a site: SQLite or PostgreSQL. */
export interface Database {
  readonly kind: DatabaseKind;
  /** For reads, and for writes of a single statement. */
  readonly query: Kysely<DatabaseSchema>;
  /**
   * Commits a batch atomically; it is durable once this resolves. Throws `CommitConflict` if a statement of `mustChange`
   * changes no row or any statement violates a unique key, and `CommitUncertain` if the commit may or may not have
   * happened. After any other error nothing was written.
   */
  commit(batch: WriteBatch): Promise<void>;
  /** The clock of the database server (PostgreSQL), in milliseconds since 1970. */
  serverTime?(): Promise<number>;
  /** The first error caused by a damaged part of the database, if there was one. */
  readonly damage?: string | undefined;
  /** Copies the database while it is in use (SQLite); on PostgreSQL throws an error that names pg_dump. */
  backup(path: string): Promise<void>;
  /** Waits for pending statements; later ones are rejected. */
  close(): Promise<void>;
}

export type DatabaseKind = "sqlite" | "postgres";

/** True for the URL of a PostgreSQL database, false for the path of an SQLite file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(?:ql)?:\/\//u.test(location);

/** Statements of one transaction; `mustChange` run before `mayChange`. */
export interface WriteBatch {
  /** Each has to insert, update or delete at least one row, and returns none. */
  readonly mustChange: readonly CompiledQuery[];
  /** Each may change no row. */
  readonly mayChange?: readonly CompiledQuery[];
  /** True if no two statements touch the same row, so that their order is irrelevant: PostgreSQL executes them as one. */
  readonly areIndependent?: boolean;
}

/** Somebody else wrote first: load, decide and commit again. */
export class CommitConflict extends Error {
  override readonly name = "CommitConflict";
}

/** The commit may or may not have happened: read before trying again. */
export class CommitUncertain extends Error {
  override readonly name = "CommitUncertain";
}

/** A part of the database cannot be read: nothing was written, and a retry will not help. */
export class DatabaseDamaged extends Error {
  override readonly name = "DatabaseDamaged";
}

/** The error of every call after `close`. */
export const databaseClosedError = (): Error => new Error("The database is closed");

const WRITE_NODE_KINDS = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"];

/** Throws if a statement of the batch does anything but insert, update or delete without returning rows. */
export function requirePlainWrites({ mustChange, mayChange = [] }: WriteBatch): void {
  for (const { query, sql } of mustChange) {
    const isPlain =
      WRITE_NODE_KINDS.includes(query.kind) && !("returning" in query) && !("with" in query);
    if (!isPlain) throw new TypeError(`Not a plain insert, update or delete: ${sql}`);
  }
  for (const { query, sql } of mayChange) {
    if (query.kind === "SelectQueryNode") throw new TypeError(`Not a write: ${sql}`);
  }
}
