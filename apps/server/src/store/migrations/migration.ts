import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database.ts";

/** One step forward, the same in both databases; never changed once released. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
}
