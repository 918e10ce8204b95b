import type { Seat } from "@sofala/engine";
import type { RestAllowance } from "@sofala/protocol";
import { addDays, dayAt, startOfDay, weekdayOf, type Day } from "./days.ts";

/** A time in which nothing is charged. */
export interface TimeSpan {
  readonly began: number;
  readonly ended: number;
}

/** Rest that was granted to a seat. */
export interface RestPeriod extends TimeSpan {
  readonly seat: Seat;
  readonly kind: "weekly" | "holiday";
}

/** When somebody does not play. */
export interface RestCalendar {
  readonly timeZone: string;
  /** Days of the week from some day on, and those that held before. */
  readonly weekly: {
    readonly days: readonly number[];
    readonly from: Day;
    readonly before: readonly number[];
  };
  readonly holidays: readonly { readonly first: Day; readonly last: Day }[];
}

/** The rest of a calendar in a time, within what a table allows; days are whole, but holidays are so long at most. */
export function restsBetween(
  { timeZone, weekly, holidays }: RestCalendar,
  allowed: RestAllowance,
  leave: number,
  { began: from, ended: until }: TimeSpan,
): readonly Omit<RestPeriod, "seat">[] {
  const rests: Omit<RestPeriod, "seat">[] = [];
  let left = leave;
  const { days, from: since, before } = weekly;
  for (let day = dayAt(timeZone, from), began = from; began < until; day = addDays(day)) {
    const end = startOfDay(timeZone, addDays(day));
    const off = day >= since ? days : before;
    const isHoliday = holidays.some(({ first, last }) => first <= day && day <= last);
    if (allowed.weekly && off.includes(weekdayOf(day))) {
      rests.push({ kind: "weekly", began, ended: end });
    } else if (isHoliday && left > 0) {
      const ended = Math.min(end, began + left);
      rests.push({ kind: "holiday", began, ended });
      left -= ended - began;
    }
    began = end;
  }
  return mergeAdjacent(rests);
}

/** Days that follow each other are one rest. */
function mergeAdjacent(
  rests: readonly Omit<RestPeriod, "seat">[],
): readonly Omit<RestPeriod, "seat">[] {
  const all: Omit<RestPeriod, "seat">[] = [];
  for (const rest of rests) {
    const last = all.at(-1);
    if (last?.kind === rest.kind && last.ended === rest.began) {
      all[all.length - 1] = { ...last, ended: rest.ended };
    } else all.push(rest);
  }
  return all;
}

/** How much of a time lies in any of these spans. */
export function coveredTime(from: number, to: number, spans: readonly TimeSpan[]): number {
  let covered = 0;
  let reached = from;
  for (const { began, ended } of overlappingInOrder(from, to, spans)) {
    covered += Math.max(0, Math.min(to, ended) - Math.max(reached, began));
    reached = Math.max(reached, ended);
  }
  return covered;
}

/** When so much time outside of all these spans will have passed. */
export function addUncoveredTime(from: number, free: number, spans: readonly TimeSpan[]): number {
  let left = free;
  let reached = from;
  for (const { began, ended } of overlappingInOrder(from, Infinity, spans)) {
    const before = Math.max(0, began - reached);
    if (before >= left) break;
    left -= before;
    reached = Math.max(reached, ended);
  }
  return reached + left;
}

const overlappingInOrder = (
  from: number,
  to: number,
  spans: readonly TimeSpan[],
): readonly TimeSpan[] =>
  spans
    .filter(({ began, ended }) => ended > from && began < to)
    .toSorted((one, other) => one.began - other.began);
