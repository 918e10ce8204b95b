import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { hashOf } from "../tokens.ts";
import type { Database } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { incrementRateLimits } from "../store/increment-rate-limits.ts";

const DAY_MS = 86_400_000;

/**
 * How much one person, and all people at one address together, may store in a day: chat messages, first notes at a
 * table, new tables, bytes of the records that tables continue, and bytes of imports from other servers. Far more than honest use needs.
 */
export const QUOTAS = {
  chat: { person: 1000, address: 5000 },
  notes: { person: 200, address: 400 },
  tables: { person: 1000, address: 2000 },
  records: { person: 10_000_000, address: 30_000_000 },
  imports: { person: 50_000_000, address: 100_000_000 },
} as const;

/** The maximum number of chat messages of a table. Spectators stop earlier, so that they leave room for the players. */
export const MAX_CHAT_PER_TABLE = { players: 10_000, spectators: 5000 };

export interface QuotaDeps {
  readonly database: Database;
  readonly now: () => number;
  /** True if there are daily limits on what people may store. */
  readonly hasQuotas: boolean;
}

/** The statements that count an amount, to be committed with the data; a problem if it exceeds a quota. */
export async function quotaQueries(
  { database: { query }, now, hasQuotas }: QuotaDeps,
  kind: keyof typeof QUOTAS,
  { person, clientAddress }: Caller,
  amount = 1,
): Promise<Result<readonly CompiledQuery[], Problem>> {
  if (!hasQuotas) return ok([]);
  const time = now();
  const startsAt = time - (time % DAY_MS);
  const { person: maxOfPerson, address: maxOfAddress } = QUOTAS[kind];
  const quotas = [
    { subject: `person ${person}`, max: maxOfPerson, description: "one person" },
    ...(clientAddress === undefined
      ? []
      : [{ subject: `source ${clientAddress}`, max: maxOfAddress, description: "one address" }]),
  ].map((quota) => ({ ...quota, key: hashOf(`quota ${kind} ${quota.subject} ${startsAt}`) }));
  const rows = await query
    .selectFrom("rate_limits")
    .select(["key", "count"])
    .where(
      "key",
      "in",
      quotas.map(({ key }) => key),
    )
    .execute();
  for (const { key, max, description } of quotas) {
    const used = rows.find((row) => row.key === key)?.count ?? 0;
    if (used + amount > max) {
      return refuse("quota/used-up", { detail: `${kind}: ${max} a day for ${description}` });
    }
  }
  return ok([
    ...quotas.map(({ key }) =>
      incrementRateLimits(query, [{ key, count: amount, expires_at: startsAt + DAY_MS }]).compile(),
    ),
    // The first request of a day deletes expired counters.
    ...(rows.length < quotas.length
      ? [query.deleteFrom("rate_limits").where("expires_at", "<=", time).compile()]
      : []),
  ]);
}
