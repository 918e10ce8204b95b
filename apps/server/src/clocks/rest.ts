import type { Seat } from "@sofala/engine";
import type { RestAllowance } from "@sofala/protocol";
import { addDays, dayAt, startOfDay, weekdayOf, type Day } from "./days.ts";

/** From `began` up to, but not including, `ended`. Rest periods are stored in this form, so the names must not change. */
export interface TimeSpan {
  readonly began: number;
  readonly ended: number;
}

/** Rest that was granted to a seat; its clock is paused for this time. */
export interface RestPeriod extends TimeSpan {
  readonly seat: Seat;
  readonly kind: "weekly" | "holiday";
}

/** A person's days off and holidays. */
export interface RestCalendar {
  readonly timeZone: string;
  /** Weekdays off from a date on, and the weekdays off before it. */
  readonly weekly: {
    readonly days: readonly number[];
    readonly from: Day;
    readonly before: readonly number[];
  };
  readonly holidays: readonly { readonly first: Day; readonly last: Day }[];
}

/** The rest that a calendar gives in a span, as far as the table allows: whole days, and at most `leaveMs` of holidays. */
export function restsBetween(
  { timeZone, weekly, holidays }: RestCalendar,
  allowed: RestAllowance,
  leaveMs: number,
  { began: from, ended: until }: TimeSpan,
): readonly Omit<RestPeriod, "seat">[] {
  const rests: Omit<RestPeriod, "seat">[] = [];
  let leaveLeftMs = leaveMs;
  for (let day = dayAt(timeZone, from), began = from; began < until; day = addDays(day)) {
    const end = startOfDay(timeZone, addDays(day));
    const weekdaysOff = day >= weekly.from ? weekly.days : weekly.before;
    const isHoliday = holidays.some(({ first, last }) => first <= day && day <= last);
    if (allowed.weekly && weekdaysOff.includes(weekdayOf(day))) {
      rests.push({ kind: "weekly", began, ended: end });
    } else if (isHoliday && leaveLeftMs > 0) {
      const ended = Math.min(end, began + leaveLeftMs);
      rests.push({ kind: "holiday", began, ended });
      leaveLeftMs -= ended - began;
    }
    began = end;
  }
  return mergeAdjacent(rests);
}

/** Joins rests of one kind that follow each other without a gap. */
function mergeAdjacent(
  rests: readonly Omit<RestPeriod, "seat">[],
): readonly Omit<RestPeriod, "seat">[] {
  const merged: Omit<RestPeriod, "seat">[] = [];
  for (const rest of rests) {
    const last = merged.at(-1);
    if (last?.kind === rest.kind && last.ended === rest.began) {
      merged[merged.length - 1] = { ...last, ended: rest.ended };
    } else merged.push(rest);
  }
  return merged;
}

/** How much of the time from `from` to `to` lies in any of these spans; overlaps count once. */
export function coveredTime(from: number, to: number, spans: readonly TimeSpan[]): number {
  let covered = 0;
  let reached = from;
  for (const { began, ended } of overlappingInOrder(from, to, spans)) {
    covered += Math.max(0, Math.min(to, ended) - Math.max(reached, began));
    reached = Math.max(reached, ended);
  }
  return covered;
}

/** The time at which `durationMs` outside all these spans have passed since `from`. */
export function addUncoveredTime(
  from: number,
  durationMs: number,
  spans: readonly TimeSpan[],
): number {
  let leftMs = durationMs;
  let reached = from;
  for (const { began, ended } of overlappingInOrder(from, Infinity, spans)) {
    const before = Math.max(0, began - reached);
    if (before >= leftMs) break;
    leftMs -= before;
    reached = Math.max(reached, ended);
  }
  return reached + leftMs;
}

const overlappingInOrder = (
  from: number,
  to: number,
  spans: readonly TimeSpan[],
): readonly TimeSpan[] =>
  spans
    .filter(({ began, ended }) => ended > from && began < to)
    .toSorted((one, other) => one.began - other.began);
