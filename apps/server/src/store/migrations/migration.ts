import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database.ts";

/** A change of the schema, the same in SQLite and PostgreSQL; never edited after its release. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /**
   * The schema version of the oldest program that can use the database after this migration. If left out, it is this
   * migration's own number: older programs refuse the database. A migration that only adds things names an older one, so
   * that servers can be upgraded one after the other.
   */
  readonly minProgramVersion?: number;
  readonly up: (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
}
