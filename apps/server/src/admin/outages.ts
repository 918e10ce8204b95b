import type { Kysely } from "kysely";
import type { Pause } from "../clocks/table-clock.ts";
import type { Schema } from "../store/schema.ts";
import { silenceUntil } from "../nodes/heartbeat.ts";

/** When the service was down, until now if it is. */
export async function pausesUntil(query: Kysely<Schema>, now: number): Promise<readonly Pause[]> {
  const known = await query.selectFrom("pauses").selectAll().orderBy("began").execute();
  const silence = await silenceUntil(query, now);
  return silence === undefined ? known : [...known, silence];
}
