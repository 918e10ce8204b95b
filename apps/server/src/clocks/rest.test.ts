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
  type ClockStep,
} from "./table-clock.ts";
import { coveredTime, type RestCalendar } from "./rest.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 11, 12);
const allowed: RestAllowance = { weekly: true, days: 14 };
const byPost: Pace = { kind: "correspondence", days: 3 };
const always = "2000-01-01";

const calendar = (change: Partial<RestCalendar> = {}): RestCalendar => ({
  timeZone: "UTC",
  weekly: { days: [], from: always, before: [] },
  holidays: [],
  ...change,
});
const weekends = calendar({ weekly: { days: [6, 0], from: always, before: [] } });

const clockStep = (change: Partial<ClockStep> = {}): ClockStep => ({
  toAct: [0],
  playedByPeople: [0],
  timer: undefined,
  closesTurn: false,
  moveCount: 0,
  isAgreedUndo: false,
  ...change,
});

/** Seat 0 owes a decision, and has these days off. */
const startedClock = (days: RestCalendar, may = allowed, pace: Pace = byPost): TableClock =>
  grantRest(clockAfterStep(newClock(pace, 2, NOW), pace, clockStep()), may, [0], (seat) =>
    seat === 0 ? days : undefined,
  );

const deadlineText = (clock: TableClock): string =>
  new Date(deadlineOf(clock) ?? 0).toISOString().slice(0, 16);

describe("days off", () => {
  test("move the end of who rests: three days from a Wednesday are up on a Monday", () => {
    expect(deadlineText(startedClock(weekends))).toBe("2026-11-16T12:00");
    expect(deadlineText(startedClock(calendar()))).toBe("2026-11-14T12:00");
  });

  test("count where the table allows for them, and begin with the day of their person", () => {
    expect(deadlineText(startedClock(weekends, { weekly: false, days: 14 }))).toBe(
      "2026-11-14T12:00",
    );
    const inAuckland = { ...weekends, timeZone: "Pacific/Auckland" };
    expect(startedClock(inAuckland).rests?.[0]?.began).toBe(Date.UTC(2026, 10, 13, 11));
  });

  test("hold from a day on, and others until then", () => {
    const changed = calendar({ weekly: { days: [2], from: "2026-11-16", before: [4] } });
    const { rests = [] } = startedClock(changed, allowed, { kind: "correspondence", days: 7 });
    expect(rests.map(({ began }) => new Date(began).toISOString().slice(0, 10))).toEqual([
      "2026-11-12",
      "2026-11-17",
    ]);
  });

  test("are not charged: the clock stands still on Saturday and Sunday", () => {
    const clock = startedClock(weekends);
    const left = (day: number, hour = 0) =>
      advanceClock(clock, Date.UTC(2026, 10, day, hour)).allotted[0] ?? 0;
    expect([left(14), left(15), left(16)]).toEqual([DAY / 2, DAY / 2, DAY / 2]);
    expect(left(16, 6)).toBe(DAY / 4);
  });

  test("that together leave no day of the week do not make all wait for ever", () => {
    const seats = [0, 1, 2, 3];
    const timer = { part: "trading", seconds: 240 };
    const part = clockAfterStep(
      newClock(byPost, seats.length, NOW),
      byPost,
      clockStep({ toAct: seats, playedByPeople: seats, timer }),
    );
    const off = (days: readonly number[]) =>
      calendar({ weekly: { days, from: always, before: [] } });
    const apart = grantRest(part, allowed, seats, (seat) => off([2 * seat, (2 * seat + 1) % 7]));
    expect(deadlineText(apart)).toBe("2026-11-14T12:00");
    const most = grantRest(part, allowed, seats, (seat) => off([seat, 6]));
    expect(deadlineText(most)).toBe("2026-11-20T00:00");
  });
});

describe("holidays", () => {
  const fortnight = calendar({ holidays: [{ first: "2026-11-12", last: "2026-11-25" }] });

  test("are taken from what the table grants for the whole game", () => {
    const clock = startedClock(fortnight, { weekly: true, days: 5 });
    expect(deadlineText(clock)).toBe("2026-11-19T12:00");
    expect(advanceClock(clock, Date.UTC(2026, 10, 14)).leave).toEqual([3 * DAY, 5 * DAY]);
    const spent = advanceClock(clock, Date.UTC(2026, 10, 18));
    expect(spent.leave?.[0]).toBe(0);
    const next = grantRest(
      clockAfterStep(spent, byPost, clockStep({ isAgreedUndo: true })),
      allowed,
      [0],
      () => calendar({ holidays: [{ first: "2026-11-18", last: "2026-11-30" }] }),
    );
    expect(next.rests).toEqual([]);
  });

  test("on a day off cost nothing", () => {
    const both = { ...fortnight, weekly: weekends.weekly };
    const back = advanceClock(startedClock(both), Date.UTC(2026, 10, 26));
    expect(back.leave?.[0]).toBe(4 * DAY);
  });

  test("of one person make all wait where all decide together", () => {
    const timer = { part: "trading", seconds: 240 };
    const part = clockAfterStep(
      newClock(byPost, 2, NOW),
      byPost,
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

describe("whatever people wish", () => {
  const RUNS = { numRuns: trials(30, 1000) };
  const date = fc
    .integer({ min: 0, max: 60 })
    .map((day) => new Date(NOW + day * DAY).toISOString().slice(0, 10));
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
  const anyAllowed = fc.record({ weekly: fc.boolean(), days: fc.integer({ min: 0, max: 20 }) });
  const anyPace = fc
    .integer({ min: 1, max: 10 })
    .map((days): Pace => ({ kind: "correspondence", days }));
  const moment = fc.integer({ min: 0, max: 90 * 24 }).map((hours) => NOW + hours * HOUR);
  const pause = fc
    .tuple(moment, fc.integer({ min: 0, max: 3 * DAY }))
    .map(([began, length]) => ({ began, ended: began + length }));
  const all = fc.record({
    days: anyCalendar,
    may: anyAllowed,
    pace: anyPace,
    times: fc.tuple(moment, moment),
    pauses: fc.array(pause, { maxLength: 2 }),
  });

  test("a clock reads the same in two steps as in one", () => {
    fc.assert(
      fc.property(all, ({ days, may, pace, times, pauses }) => {
        const [first, last] = times.toSorted((one, other) => one - other) as [number, number];
        const clock = startedClock(days, may, pace);
        expect(advanceClock(advanceClock(clock, first, pauses), last, pauses)).toEqual(
          advanceClock(clock, last, pauses),
        );
      }),
      RUNS,
    );
  });

  test("time is up at the deadline, and not a moment before", () => {
    fc.assert(
      fc.property(all, ({ days, may, pace }) => {
        const clock = startedClock(days, may, pace);
        const deadline = deadlineOf(clock) ?? 0;
        expect(findExpired(advanceClock(clock, deadline - 1))).toBeUndefined();
        expect(findExpired(advanceClock(clock, deadline))).toEqual({ kind: "seat", seat: 0 });
      }),
      RUNS,
    );
  });

  test("who rests is charged for what is neither rest nor pause, and nobody else for anything", () => {
    fc.assert(
      fc.property(all, ({ days, may, pace, times: [time], pauses }) => {
        const clock = startedClock(days, may, pace);
        const free = [...pauses, ...(clock.rests ?? [])];
        const spent = time - NOW - coveredTime(NOW, time, free);
        const [own = 0, others] = clock.allotted;
        const { allotted } = advanceClock(clock, time, pauses);
        expect(allotted).toEqual([Math.max(0, own - spent), others]);
      }),
      RUNS,
    );
  });

  test("a game grants no more holiday than was agreed, however often it is granted anew", () => {
    fc.assert(
      fc.property(all, fc.array(anyCalendar, { maxLength: 6 }), ({ days, may, pace }, more) => {
        let clock = startedClock(days, may, pace);
        let taken = 0;
        for (const next of more) {
          const later = clock.at + 5 * DAY;
          const holidays = (clock.rests ?? []).filter(({ kind }) => kind === "holiday");
          taken += coveredTime(clock.at, later, holidays);
          const turn = clockStep({ isAgreedUndo: true });
          clock = grantRest(
            clockAfterStep(advanceClock(clock, later), pace, turn),
            may,
            [0],
            () => next,
          );
        }
        expect(taken).toBeLessThanOrEqual(may.days * DAY);
        expect(clock.leave?.[0]).toBe(may.days * DAY - taken);
      }),
      RUNS,
    );
  });
});
