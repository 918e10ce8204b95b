import type { Notices } from "@sofala/protocol";
import type { Person } from "../people/people.ts";
import type { Database } from "../store/database.ts";

/** Until when somebody is banned for good: the last millisecond of the year 9999. */
export const FOR_GOOD = 253_402_300_799_999;

/** What is kept of what an operator lets somebody know; until when stands beside it. */
export interface Kept {
  readonly muted?: { readonly why: string };
  readonly banned?: { readonly why: string };
  readonly renamed?: { readonly from: string; readonly why: string };
}

/** What operators decided about somebody, as far as it holds now. */
export function noticesFor(
  { muted, banned, notice }: Pick<Person, "muted" | "banned" | "notice">,
  now: number,
): Notices {
  const kept = keptIn(notice);
  const isMuted = muted !== null && muted > now;
  const isBanned = banned !== null && banned > now;
  return {
    ...(isMuted ? { muted: { until: muted, why: kept.muted?.why ?? "" } } : {}),
    ...(isBanned
      ? {
          banned: {
            ...(banned < FOR_GOOD ? { until: banned } : {}),
            why: kept.banned?.why ?? "",
          },
        }
      : {}),
    ...(kept.renamed === undefined ? {} : { renamed: kept.renamed }),
  };
}

export const keptIn = (notice: string | null): Kept =>
  notice === null ? {} : (JSON.parse(notice) as Kept);

/** Somebody has read that they were renamed. */
export async function forgetRename(
  { query }: Database,
  { id, notice }: Pick<Person, "id" | "notice">,
): Promise<void> {
  const { renamed: _, ...kept } = keptIn(notice);
  await query
    .updateTable("people")
    .set({ notice: JSON.stringify(kept) })
    .where("id", "=", id)
    .execute();
}
