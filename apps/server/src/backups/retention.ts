import type { Backup } from "./backup-list.ts";

const DAY_MS = 86_400_000;
/** The newest backup of each of the last so many days, weeks and months that have one is kept. */
const KEPT_DAYS = 7;
const KEPT_WEEKS = 5;
const KEPT_MONTHS = 12;

type Dated = Pick<Backup, "createdAt" | "isVerified">;

/** The backups to remove: those that the rule does not keep, and unverified ones that a newer good one has replaced. */
export function outdatedBackups<B extends Dated>(backups: readonly B[], now: number): readonly B[] {
  const verified = backups
    .filter(({ isVerified }) => isVerified)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const kept = new Set([
    ...newestPerPeriod(verified, dayOf, KEPT_DAYS),
    ...newestPerPeriod(verified, weekOf, KEPT_WEEKS),
    ...newestPerPeriod(verified, monthOf, KEPT_MONTHS),
  ]);
  const newestAt = verified[0]?.createdAt ?? -Infinity;
  return backups.filter((backup) =>
    backup.isVerified
      ? !kept.has(backup)
      : // Another program may still be verifying a newer one.
        backup.createdAt < newestAt && backup.createdAt < now - DAY_MS,
  );
}

/** The newest backup of each of the newest `count` periods; `backups` has the newest first. */
function newestPerPeriod<B extends Dated>(
  backups: readonly B[],
  periodOf: (at: number) => number | string,
  count: number,
): readonly B[] {
  const newest = new Map<number | string, B>();
  for (const backup of backups) {
    const period = periodOf(backup.createdAt);
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, count);
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS);
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
