import type { Kysely } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** Adds to what was counted under some keys, by this node and by others. */
export const incrementRateLimits = (
  query: Kysely<DatabaseSchema>,
  counts: readonly DatabaseSchema["limits"][],
) =>
  query
    .insertInto("limits")
    .values(counts)
    .onConflict((known) =>
      known.column("key").doUpdateSet((row) => ({
        count: row("limits.count", "+", row.ref("excluded.count")),
      })),
    );
