import type { CompiledQuery, Kysely } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** Where everything is kept. */
export interface Database {
  readonly kind: DatabaseKind;
  /** For reading, and for writing what needs no unit; every statement on its own. */
  readonly query: Kysely<DatabaseSchema>;
  /**
   * All of it or nothing, durable once this resolves. Throws `CommitConflict` where one of `mustChange` changes no row or any
   * statement repeats a unique key, and `CommitUncertain` where it cannot be known whether it was done; after every other
   * error nothing was done.
   */
  commit(unit: WriteBatch): Promise<void>;
  /** What time it is for the database server, where that is a machine of its own (PostgreSQL). */
  serverTime?(): Promise<number>;
  /** What the database said when a part of it could first not be read, if that happened. */
  readonly damage?: string | undefined;
  /** A copy of the whole database while it is in use (SQLite); elsewhere a clear error naming pg_dump. */
  backup(path: string): Promise<void>;
  /** Waits for what is under way; whatever is asked afterwards is refused. */
  close(): Promise<void>;
}

export type DatabaseKind = "sqlite" | "postgres";

/** Is this the address of a PostgreSQL, and no file? */
export const isPostgresUrl = (where: string): boolean => /^postgres(?:ql)?:\/\//u.test(where);

/** Statements that stand or fall together, `mustChange` before `mayChange`. */
export interface WriteBatch {
  /** Each inserts, updates or deletes at least one row, and returns nothing. */
  readonly mustChange: readonly CompiledQuery[];
  /** Each may as well find nothing to do. */
  readonly mayChange?: readonly CompiledQuery[];
}

/** Somebody else was faster: read again, judge again, try again. */
export class CommitConflict extends Error {
  override readonly name = "Conflict";
}

/** Done or not done, nobody can tell: read before trying again. */
export class CommitUncertain extends Error {
  override readonly name = "Unsure";
}

/** A part of the database is damaged: nothing was done, and trying again is of no use. */
export class DatabaseDamaged extends Error {
  override readonly name = "Damaged";
}

/** What a database says to whoever asks after `close`. */
export const databaseClosedError = (): Error => new Error("The database is closed");

const WRITE_NODE_KINDS = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"];

/** Throws on a unit whose statements say something other than how many rows they changed. */
export function requirePlainWrites({ mustChange, mayChange = [] }: WriteBatch): void {
  for (const { query, sql } of mustChange) {
    const isPlain =
      WRITE_NODE_KINDS.includes(query.kind) && !("returning" in query) && !("with" in query);
    if (!isPlain) throw new TypeError(`Not a plain insert, update or delete: ${sql}`);
  }
  for (const { query, sql } of mayChange) {
    if (query.kind === "SelectQueryNode") throw new TypeError(`Reads, and changes nothing: ${sql}`);
  }
}
