import type { Kysely } from "kysely";
import type { Outage } from "../clocks/table-clock.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { outageUntil } from "../nodes/heartbeat.ts";

/** When the service was down, until now if it is. */
export async function outagesUntil(
  query: Kysely<DatabaseSchema>,
  now: number,
): Promise<readonly Outage[]> {
  const known = await query.selectFrom("pauses").selectAll().orderBy("began").execute();
  const silence = await outageUntil(query, now);
  return silence === undefined ? known : [...known, silence];
}
