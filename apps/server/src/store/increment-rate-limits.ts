import type { Kysely } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** Adds to the counters of some keys, which all nodes share. */
export const incrementRateLimits = (
  query: Kysely<DatabaseSchema>,
  counts: readonly DatabaseSchema["rate_limits"][],
) =>
  query
    .insertInto("rate_limits")
    .values(counts)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({
        count: row("rate_limits.count", "+", row.ref("excluded.count")),
      })),
    );
