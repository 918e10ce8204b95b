import type { ModerationStatus } from "@sofala/protocol";
import type { Person } from "../people/people.ts";
import type { Database } from "../store/database.ts";

/** Until when somebody is banned for good: the last millisecond of the year 9999. */
export const PERMANENT_BAN_UNTIL = 253_402_300_799_999;

/** What is kept of what an operator lets somebody know; until when stands beside it. */
export interface ModerationDetails {
  readonly muted?: { readonly why: string };
  readonly banned?: { readonly why: string };
  readonly renamed?: { readonly from: string; readonly why: string };
}

/** What operators decided about somebody, as far as it holds now. */
export function moderationStatusOf(
  {
    mutedUntil,
    bannedUntil,
    moderationDetails,
  }: Pick<Person, "mutedUntil" | "bannedUntil" | "moderationDetails">,
  now: number,
): ModerationStatus {
  const kept = parseModerationDetails(moderationDetails);
  const isMuted = mutedUntil !== null && mutedUntil > now;
  const isBanned = bannedUntil !== null && bannedUntil > now;
  return {
    ...(isMuted ? { muted: { until: mutedUntil, why: kept.muted?.why ?? "" } } : {}),
    ...(isBanned
      ? {
          banned: {
            ...(bannedUntil < PERMANENT_BAN_UNTIL ? { until: bannedUntil } : {}),
            why: kept.banned?.why ?? "",
          },
        }
      : {}),
    ...(kept.renamed === undefined ? {} : { renamed: kept.renamed }),
  };
}

export const parseModerationDetails = (notice: string | null): ModerationDetails =>
  notice === null ? {} : (JSON.parse(notice) as ModerationDetails);

/** Somebody has read that they were renamed. */
export async function acknowledgeRename(
  { query }: Database,
  { id, moderationDetails }: Pick<Person, "id" | "moderationDetails">,
): Promise<void> {
  const { renamed: _, ...kept } = parseModerationDetails(moderationDetails);
  await query
    .updateTable("people")
    .set({ notice: JSON.stringify(kept) })
    .where("id", "=", id)
    .execute();
}
