import { expect, test } from "vitest";
import { outdatedBackups } from "./retention.ts";

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2025, 0, 1, 3);

interface Sample {
  readonly createdAt: number;
  readonly isVerified: boolean;
}

const good = (createdAt: number): Sample => ({ createdAt, isVerified: true });
const dates = (backups: readonly Sample[]) =>
  backups.map(({ createdAt }) => new Date(createdAt).toISOString().slice(0, 10));

/** What is left after a backup on each of these days. */
function keptAfter(days: readonly number[]): readonly Sample[] {
  let backups: readonly Sample[] = [];
  for (const day of days) {
    const now = FIRST + day * DAY_MS;
    backups = [...backups, good(now)];
    const outdated = outdatedBackups(backups, now);
    backups = backups.filter((backup) => !outdated.includes(backup));
  }
  return backups;
}

test("after two years, 7 days, 5 weeks and 12 months are kept", () => {
  const days = Array.from({ length: 700 }, (_, day) => day);
  expect(dates(keptAfter(days))).toEqual([
    // The last day of each month,
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    // of each week, which ends on a Sunday,
    "2026-11-08",
    "2026-11-15",
    "2026-11-22",
    // and the last seven days.
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
  ]);
});

test("backups stay if no newer ones are made", () => {
  const kept = keptAfter([0, 1, 2]);
  expect(kept.length).toBe(3);
  expect(outdatedBackups(kept, FIRST + 1000 * DAY_MS)).toEqual([]);
});

test("of several backups of a day the newest is kept", () => {
  const [morning, noon] = [good(FIRST), good(FIRST + 9 * 3_600_000)];
  expect(outdatedBackups([morning, noon], noon.createdAt)).toEqual([morning]);
});

test("an unverified backup is removed a day later, once there is a newer good one", () => {
  const unverified = { createdAt: FIRST, isVerified: false };
  expect(outdatedBackups([unverified], FIRST + 9 * DAY_MS)).toEqual([]);
  const newer = good(FIRST + DAY_MS / 2);
  expect(outdatedBackups([unverified, newer], newer.createdAt)).toEqual([]);
  expect(outdatedBackups([unverified, newer], FIRST + 2 * DAY_MS)).toEqual([unverified]);
});
