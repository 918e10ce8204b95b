import type { ModerationStatus } from "@sofala/protocol";
import type { Person } from "../people/people.ts";
import type { Database } from "../store/database.ts";

/** `bannedUntil` of a permanent ban: the last millisecond of the year 9999. */
export const PERMANENT_BAN_UNTIL = 253_402_300_799_999;

/** Stored as JSON with the person; the times are in `mutedUntil` and `bannedUntil`. */
export interface ModerationDetails {
  readonly muted?: { readonly explanation: string };
  readonly banned?: { readonly explanation: string };
  readonly renamed?: { readonly previousName: string; readonly explanation: string };
}

/** The mute, ban and rename that apply to a person now. */
export function moderationStatusOf(
  {
    mutedUntil,
    bannedUntil,
    moderationDetails,
  }: Pick<Person, "mutedUntil" | "bannedUntil" | "moderationDetails">,
  now: number,
): ModerationStatus {
  const details = parseModerationDetails(moderationDetails);
  const isMuted = mutedUntil !== null && mutedUntil > now;
  const isBanned = bannedUntil !== null && bannedUntil > now;
  return {
    ...(isMuted
      ? { muted: { until: mutedUntil, explanation: details.muted?.explanation ?? "" } }
      : {}),
    ...(isBanned
      ? {
          banned: {
            ...(bannedUntil < PERMANENT_BAN_UNTIL ? { until: bannedUntil } : {}),
            explanation: details.banned?.explanation ?? "",
          },
        }
      : {}),
    ...(details.renamed === undefined ? {} : { renamed: details.renamed }),
  };
}

export const parseModerationDetails = (json: string | null): ModerationDetails =>
  json === null ? {} : (JSON.parse(json) as ModerationDetails);

/** Stops showing a person that an operator renamed them. */
export async function acknowledgeRename(
  { query }: Database,
  { id, moderationDetails }: Pick<Person, "id" | "moderationDetails">,
): Promise<void> {
  const { renamed: _, ...remaining } = parseModerationDetails(moderationDetails);
  await query
    .updateTable("people")
    .set({ moderation_status: JSON.stringify(remaining) })
    .where("id", "=", id)
    .execute();
}
