import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Adds to what was counted under some keys, by this node and by others. */
export const addCounts = (query: Kysely<Schema>, counts: readonly Schema["limits"][]) =>
  query
    .insertInto("limits")
    .values(counts)
    .onConflict((known) =>
      known.column("key").doUpdateSet((row) => ({
        count: row("limits.count", "+", row.ref("excluded.count")),
      })),
    );
