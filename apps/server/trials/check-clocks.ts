import type { Pace, Snapshot } from "@sofala/protocol";
import type { Outage } from "../src/clocks/table-clock.ts";
import { kindOf, type StoredTableRows } from "./check-log.ts";
import { fault, type Fault } from "./fault.ts";
import type { Reading } from "./follower.ts";
import type { KnownOutage } from "./service.ts";

/**
 * Between two readings the running clocks must run, except during the stored outages. An outage starts
 * at the last heartbeat: time that was charged between that and the kill is returned, unless an entry
 * settled it meanwhile.
 */
export function faultsInClockReadings(
  readings: readonly Reading[],
  outages: readonly KnownOutage[],
  storedOutages: readonly Outage[],
): readonly Fault[] {
  return readings.flatMap(({ table, before, after }) => {
    const known = knownAt(storedOutages, after.now);
    const passed = after.now - before.now;
    const most = passed - outageTimeBetween(before.now, after.now, downtimes(known, outages));
    const pause = known.find(({ began, ended }) => began < before.now && before.now < ended);
    const returned = pause === undefined ? 0 : before.now - pause.began;
    const least = passed - outageTimeBetween(before.now, after.now, known) - returned;
    const seats = before.clock?.timeLeft.map((_, seat) => seat) ?? [];
    return seats.flatMap((seat) => {
      const runs = before.clock?.running.includes(seat) ?? false;
      const [had, has] = [leftTo(before, seat), leftTo(after, seat)];
      const isRight = runs
        ? has >= Math.max(0, had - most) && has <= Math.max(0, had - least)
        : has === had;
      if (isRight) return [];
      const detail = `seat ${seat} had ${had}, has ${has} after ${least} to ${most} ms`;
      return [fault("clock/differs", table, detail)];
    });
  });
}

/** Outages are stored when they end. */
export const knownAt = (outages: readonly Outage[], time: number): readonly Outage[] =>
  outages.filter(({ ended }) => ended <= time);

/** The part of each outage in which certainly no server ran. */
const downtimes = (
  storedOutages: readonly Outage[],
  outages: readonly KnownOutage[],
): readonly Outage[] =>
  storedOutages.map(({ began, ended }) => ({
    began: outages.find(({ exitedAt }) => exitedAt >= began)?.exitedAt ?? began,
    ended,
  }));

const leftTo = ({ clock }: Snapshot, seat: number): number =>
  (clock?.timeLeft[seat] ?? 0) + (clock?.bankLeft[seat] ?? 0);

/** Outages are charged for a short gap at most, and no other time is returned. */
export function faultsInOutages(
  outages: readonly KnownOutage[],
  storedOutages: readonly Outage[],
  silence: number,
): readonly Fault[] {
  const charged = outages.flatMap(({ exitedAt, restartedAt }) => {
    const spent = restartedAt - exitedAt - outageTimeBetween(exitedAt, restartedAt, storedOutages);
    return spent <= silence ? [] : [fault("outage/charged", "", `${spent} ms were charged`)];
  });
  const unfounded = storedOutages.filter(
    ({ began, ended }) =>
      !outages.some(({ killedAt, exitedAt }) => began <= exitedAt && killedAt <= ended),
  );
  return [
    ...charged,
    ...unfounded.map(({ began, ended }) =>
      fault("outage/unfounded", "", `there was no outage from ${began} to ${ended}`),
    ),
  ];
}

/** No seat times out before its time has really run. */
export function faultsInTimeouts(
  { game, entries }: StoredTableRows,
  outages: readonly KnownOutage[],
  storedOutages: readonly Outage[],
): readonly Fault[] {
  const { pace } = JSON.parse(game.settings) as { readonly pace: Pace };
  if (pace.kind !== "live") return [];
  return entries.flatMap(({ seq, actor, entry, at }, index) => {
    if (actor !== "clock" || kindOf(entry) === "move") return [];
    const since = entries[index - 1]?.at ?? game.started_at ?? 0;
    const down = downtimes(knownAt(storedOutages, at), outages);
    const spent = at - since - outageTimeBetween(since, at, down);
    if (spent >= pace.seconds * 1000) return [];
    return [fault("clock/early", game.id, `entry ${seq} comes after ${spent} ms`)];
  });
}

/** Milliseconds of an interval that are stored as outages. */
export function outageTimeBetween(from: number, to: number, outages: readonly Outage[]): number {
  const shared = outages.map(({ began, ended }) => Math.min(to, ended) - Math.max(from, began));
  return shared.reduce((sum, each) => sum + Math.max(0, each), 0);
}
