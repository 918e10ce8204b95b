import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { hashOf } from "../tokens.ts";
import { incrementRateLimits } from "../store/increment-rate-limits.ts";
import type { Services } from "./services.ts";

const DAY = 86_400_000;

/**
 * What one person, and everybody at one address together, may store in a day: chat messages, first notes at a table,
 * new tables, and bytes of records from which tables go on. Far more than honest use needs.
 */
export const QUOTAS = {
  chat: { person: 1000, address: 5000 },
  notes: { person: 200, address: 400 },
  tables: { person: 1000, address: 2000 },
  records: { person: 10_000_000, address: 30_000_000 },
} as const;

/** Chat messages that are stored of one table; spectators cannot use up what the players need. */
export const MAX_CHAT_PER_TABLE = { players: 10_000, spectators: 5000 };

/** Who stores something. */
export interface Requester {
  readonly person: string;
  /** The address from which they ask, as far as it is known. */
  readonly source?: string | undefined;
}

/** The statements that count what is stored, to be committed together with it; or why it is too much. */
export async function useQuota(
  { database: { query }, now, hasQuotas }: Pick<Services, "database" | "now" | "hasQuotas">,
  kind: keyof typeof QUOTAS,
  { person, source }: Requester,
  amount = 1,
): Promise<Result<readonly CompiledQuery[], Problem>> {
  if (!hasQuotas) return ok([]);
  const time = now();
  const begins = time - (time % DAY);
  const { person: ofPerson, address: ofAddress } = QUOTAS[kind];
  const quotas = [
    { who: `person ${person}`, most: ofPerson, whose: "one person" },
    ...(source === undefined
      ? []
      : [{ who: `source ${source}`, most: ofAddress, whose: "one address" }]),
  ].map((quota) => ({ ...quota, key: hashOf(`quota ${kind} ${quota.who} ${begins}`) }));
  const rows = await query
    .selectFrom("limits")
    .select(["key", "count"])
    .where(
      "key",
      "in",
      quotas.map(({ key }) => key),
    )
    .execute();
  for (const { key, most, whose } of quotas) {
    const used = rows.find((row) => row.key === key)?.count ?? 0;
    if (used + amount > most) {
      return fail(problem("quota/used-up", { detail: `${kind}: ${most} a day for ${whose}` }));
    }
  }
  return ok([
    ...quotas.map(({ key }) =>
      incrementRateLimits(query, [{ key, count: amount, ends: begins + DAY }]).compile(),
    ),
    // The first of a day removes what is over.
    ...(rows.length < quotas.length
      ? [query.deleteFrom("limits").where("ends", "<=", time).compile()]
      : []),
  ]);
}
