import type { Pace, RestAllowance } from "@sofala/protocol";
import { trials } from "@sofala/engine/testing/trials";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clockAfterStep,
  deadlineOf,
  findExpired,
  newClock,
  grantRest,
  advanceClock,
  type TableClock,
} from "./table-clock.ts";
import { coveredTime, type RestCalendar } from "./rest.ts";
import { clockStep } from "./testing/clock-step.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 11, 12);
const allowed: RestAllowance = { weekly: true, days: 14 };
const correspondence: Pace = { kind: "correspondence", days: 3 };
const LONG_AGO = "2000-01-01";

const calendar = (change: Partial<RestCalendar> = {}): RestCalendar => ({
  timeZone: "UTC",
  weekly: { days: [], from: LONG_AGO, before: [] },
  holidays: [],
  ...change,
});
const weekends = calendar({ weekly: { days: [6, 0], from: LONG_AGO, before: [] } });

/** Seat 0 is to act and has this calendar. */
const startedClock = (
  own: RestCalendar,
  allowance = allowed,
  pace: Pace = correspondence,
): TableClock =>
  grantRest(clockAfterStep(newClock(pace, 2, NOW), pace, clockStep()), allowance, [0], (seat) =>
    seat === 0 ? own : undefined,
  );

const deadlineText = (clock: TableClock): string =>
  new Date(deadlineOf(clock) ?? 0).toISOString().slice(0, 16);

describe("days off", () => {
  test("move the deadline of the person who rests: three days from Wednesday end on Monday", () => {
    expect(deadlineText(startedClock(weekends))).toBe("2026-11-16T12:00");
    expect(deadlineText(startedClock(calendar()))).toBe("2026-11-14T12:00");
  });

  test("count only if the table allows them, and start at midnight in the person's time zone", () => {
    expect(deadlineText(startedClock(weekends, { weekly: false, days: 14 }))).toBe(
      "2026-11-14T12:00",
    );
    const inAuckland = { ...weekends, timeZone: "Pacific/Auckland" };
    expect(startedClock(inAuckland).rests?.[0]?.began).toBe(Date.UTC(2026, 10, 13, 11));
  });

  test("change on a given date", () => {
    const changed = calendar({ weekly: { days: [2], from: "2026-11-16", before: [4] } });
    const { rests = [] } = startedClock(changed, allowed, { kind: "correspondence", days: 7 });
    expect(rests.map(({ began }) => new Date(began).toISOString().slice(0, 10))).toEqual([
      "2026-11-12",
      "2026-11-17",
    ]);
  });

  test("are not charged: the clock stands still on Saturday and Sunday", () => {
    const clock = startedClock(weekends);
    const leftAt = (day: number, hour = 0) =>
      advanceClock(clock, Date.UTC(2026, 10, day, hour)).allotted[0] ?? 0;
    expect([leftAt(14), leftAt(15), leftAt(16)]).toEqual([DAY_MS / 2, DAY_MS / 2, DAY_MS / 2]);
    expect(leftAt(16, 6)).toBe(DAY_MS / 4);
  });

  test("that together cover the whole week do not stop a timed part for ever", () => {
    const seats = [0, 1, 2, 3];
    const timer = { part: "trading", seconds: 240 };
    const part = clockAfterStep(
      newClock(correspondence, seats.length, NOW),
      correspondence,
      clockStep({ toAct: seats, playedByPeople: seats, timer }),
    );
    const off = (days: readonly number[]) =>
      calendar({ weekly: { days, from: LONG_AGO, before: [] } });
    const allDaysOff = grantRest(part, allowed, seats, (seat) =>
      off([2 * seat, (2 * seat + 1) % 7]),
    );
    expect(deadlineText(allDaysOff)).toBe("2026-11-14T12:00");
    const mostDaysOff = grantRest(part, allowed, seats, (seat) => off([seat, 6]));
    expect(deadlineText(mostDaysOff)).toBe("2026-11-20T00:00");
  });
});

describe("holidays", () => {
  const fortnight = calendar({ holidays: [{ first: "2026-11-12", last: "2026-11-25" }] });

  test("use up the holiday that the table grants for the whole game", () => {
    const clock = startedClock(fortnight, { weekly: true, days: 5 });
    expect(deadlineText(clock)).toBe("2026-11-19T12:00");
    expect(advanceClock(clock, Date.UTC(2026, 10, 14)).leave).toEqual([3 * DAY_MS, 5 * DAY_MS]);
    const spent = advanceClock(clock, Date.UTC(2026, 10, 18));
    expect(spent.leave?.[0]).toBe(0);
    const next = grantRest(
      clockAfterStep(spent, correspondence, clockStep({ isAgreedUndo: true })),
      allowed,
      [0],
      () => calendar({ holidays: [{ first: "2026-11-18", last: "2026-11-30" }] }),
    );
    expect(next.rests).toEqual([]);
  });

  test("on a day off cost nothing", () => {
    const both = { ...fortnight, weekly: weekends.weekly };
    const back = advanceClock(startedClock(both), Date.UTC(2026, 10, 26));
    expect(back.leave?.[0]).toBe(4 * DAY_MS);
  });

  test("of one person extend a timed part for all", () => {
    const timer = { part: "trading", seconds: 240 };
    const part = clockAfterStep(
      newClock(correspondence, 2, NOW),
      correspondence,
      clockStep({ toAct: [0, 1], playedByPeople: [0, 1], timer }),
    );
    const clock = grantRest(part, allowed, [0, 1], (seat) =>
      calendar({
        holidays: [{ first: `2026-11-1${2 + 2 * seat}`, last: `2026-11-1${3 + 2 * seat}` }],
      }),
    );
    expect(deadlineText(clock)).toBe("2026-11-18T12:00");
    expect(findExpired(advanceClock(clock, deadlineOf(clock) ?? 0))).toMatchObject({
      kind: "part",
    });
  });
});

describe("with any calendars", () => {
  const RUNS = { numRuns: trials(30, 1000) };
  const date = fc
    .integer({ min: 0, max: 60 })
    .map((day) => new Date(NOW + day * DAY_MS).toISOString().slice(0, 10));
  const holiday = fc.tuple(date, date).map(([one, other]) => ({
    first: one < other ? one : other,
    last: one < other ? other : one,
  }));
  const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 });
  const anyCalendar = fc.record({
    timeZone: fc.constantFrom("UTC", "Europe/Rome", "Pacific/Auckland", "America/St_Johns"),
    weekly: fc.record({ days: weekdays, from: date, before: weekdays }),
    holidays: fc.array(holiday, { maxLength: 3 }),
  });
  const anyAllowance = fc.record({ weekly: fc.boolean(), days: fc.integer({ min: 0, max: 20 }) });
  const anyPace = fc
    .integer({ min: 1, max: 10 })
    .map((days): Pace => ({ kind: "correspondence", days }));
  const moment = fc.integer({ min: 0, max: 90 * 24 }).map((hours) => NOW + hours * HOUR_MS);
  const outage = fc
    .tuple(moment, fc.integer({ min: 0, max: 3 * DAY_MS }))
    .map(([began, lengthMs]) => ({ began, ended: began + lengthMs }));
  const all = fc.record({
    own: anyCalendar,
    allowance: anyAllowance,
    pace: anyPace,
    times: fc.tuple(moment, moment),
    outages: fc.array(outage, { maxLength: 2 }),
  });

  test("advancing a clock in two steps equals advancing it in one", () => {
    fc.assert(
      fc.property(all, ({ own, allowance, pace, times, outages }) => {
        const [first, last] = times.toSorted((one, other) => one - other) as [number, number];
        const clock = startedClock(own, allowance, pace);
        expect(advanceClock(advanceClock(clock, first, outages), last, outages)).toEqual(
          advanceClock(clock, last, outages),
        );
      }),
      RUNS,
    );
  });

  test("time is up at the deadline, and not a millisecond before", () => {
    fc.assert(
      fc.property(all, ({ own, allowance, pace }) => {
        const clock = startedClock(own, allowance, pace);
        const deadline = deadlineOf(clock) ?? 0;
        expect(findExpired(advanceClock(clock, deadline - 1))).toBeUndefined();
        expect(findExpired(advanceClock(clock, deadline))).toEqual({ kind: "seat", seat: 0 });
      }),
      RUNS,
    );
  });

  test("the seat to act is charged for the time outside rests and outages, and no other seat is charged", () => {
    fc.assert(
      fc.property(all, ({ own, allowance, pace, times: [time], outages }) => {
        const clock = startedClock(own, allowance, pace);
        const uncharged = [...outages, ...(clock.rests ?? [])];
        const spent = time - NOW - coveredTime(NOW, time, uncharged);
        const [ownMs = 0, otherMs] = clock.allotted;
        const { allotted } = advanceClock(clock, time, outages);
        expect(allotted).toEqual([Math.max(0, ownMs - spent), otherMs]);
      }),
      RUNS,
    );
  });

  test("a game never grants more holiday than was agreed, however often calendars change", () => {
    fc.assert(
      fc.property(
        all,
        fc.array(anyCalendar, { maxLength: 6 }),
        ({ own, allowance, pace }, more) => {
          let clock = startedClock(own, allowance, pace);
          let taken = 0;
          for (const next of more) {
            const later = clock.at + 5 * DAY_MS;
            const holidays = (clock.rests ?? []).filter(({ kind }) => kind === "holiday");
            taken += coveredTime(clock.at, later, holidays);
            const turn = clockStep({ isAgreedUndo: true });
            clock = grantRest(
              clockAfterStep(advanceClock(clock, later), pace, turn),
              allowance,
              [0],
              () => next,
            );
          }
          expect(taken).toBeLessThanOrEqual(allowance.days * DAY_MS);
          expect(clock.leave?.[0]).toBe(allowance.days * DAY_MS - taken);
        },
      ),
      RUNS,
    );
  });
});
