import type { Pace } from "@sofala/protocol";
import { describe, expect, test } from "vitest";
import {
  clockAfterStep,
  deadlineOf,
  findExpired,
  newClock,
  hasNoTimeLeft,
  advanceClock,
  type TableClock,
  type ClockStep,
} from "./table-clock.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const NOW = 5_000_000;

const perMove: Pace = { kind: "live", per: "move", seconds: 30, bank: 60 };
const perTurn: Pace = { kind: "live", per: "turn", seconds: 30, bank: 60 };
const byPost: Pace = { kind: "correspondence", days: 3 };
const untimed: Pace = { kind: "untimed" };

/** Seat 0 owes a decision, and nothing else is going on. */
const clockStep = (change: Partial<ClockStep> = {}): ClockStep => ({
  toAct: [0],
  playedByPeople: [0],
  timer: undefined,
  closesTurn: false,
  moveCount: 0,
  isAgreedUndo: false,
  ...change,
});

/** The clock of three seats when the turn of seat 0 begins. */
const startedClock = (pace: Pace): TableClock =>
  clockAfterStep(newClock(pace, 3, NOW), pace, clockStep());

const later = (clock: TableClock, seconds: number): TableClock =>
  advanceClock(clock, clock.at + seconds * SECOND);

describe("a clock that begins", () => {
  test.each<[pace: Pace, allotted: number, bank: number]>([
    [perMove, 30 * SECOND, 60 * SECOND],
    [perTurn, 30 * SECOND, 60 * SECOND],
    [byPost, 3 * DAY, 0],
    [untimed, 0, 0],
  ])("%j gives everybody the same", (pace, allotted, bank) => {
    expect(newClock(pace, 2, NOW)).toMatchObject({
      at: NOW,
      allotted: [allotted, allotted],
      bank: [bank, bank],
      running: [],
    });
  });
});

describe("a clock that runs", () => {
  test("charges who owes a decision and nobody else", () => {
    expect(later(startedClock(perTurn), 12).allotted).toEqual([18_000, 30_000, 30_000]);
  });

  test.each([
    [50, 40_000],
    [1000, 0],
  ])("draws on the bank when the seconds are gone: after %i, %i are left", (seconds, left) => {
    const { allotted, bank } = later(startedClock(perTurn), seconds);
    expect([allotted[0], bank]).toEqual([0, [left, 60_000, 60_000]]);
  });

  test("reads the same in two steps as in one", () => {
    const clock = startedClock(perTurn);
    expect(later(later(clock, 25), 25)).toEqual(later(clock, 50));
  });

  test("does not run backwards", () => {
    const clock = startedClock(perTurn);
    expect(advanceClock(clock, NOW - 10 * SECOND)).toEqual(clock);
  });

  test.each<[what: string, began: number, ended: number, charged: number]>([
    ["within", 5, 15, 10],
    ["from before the clock was set", -100, 5, 15],
    ["that is not over yet", 15, 100, 15],
    ["of all of it", -100, 100, 0],
    ["of another time", -100, -50, 20],
  ])("a pause %s is not charged", (_what, began, ended, charged) => {
    const pause = { began: NOW + began * SECOND, ended: NOW + ended * SECOND };
    const { allotted } = advanceClock(startedClock(perTurn), NOW + 20 * SECOND, [pause]);
    expect(allotted[0]).toBe((30 - charged) * SECOND);
  });

  test("several pauses add up", () => {
    const starts = [NOW + 2 * SECOND, NOW + 8 * SECOND];
    const pauses = starts.map((began) => ({ began, ended: began + 3 * SECOND }));
    expect(advanceClock(startedClock(perTurn), NOW + 20 * SECOND, pauses).allotted[0]).toBe(16_000);
  });
});

describe("whose time is up", () => {
  test("when the bank is empty too", () => {
    const clock = startedClock(perTurn);
    expect(deadlineOf(clock)).toBe(NOW + 90 * SECOND);
    expect(findExpired(later(clock, 89.999))).toBeUndefined();
    expect(findExpired(later(clock, 90))).toEqual({ kind: "seat", seat: 0 });
    expect(hasNoTimeLeft(later(clock, 90), 0)).toBe(true);
    expect(hasNoTimeLeft(later(clock, 90), 1)).toBe(false);
  });

  test("of several, whoever has least", () => {
    const first = { ...newClock(perTurn, 3, NOW), bank: [60_000, 0, 60_000] };
    const clock = clockAfterStep(
      first,
      perTurn,
      clockStep({ toAct: [0, 1], playedByPeople: [0, 1] }),
    );
    expect(deadlineOf(clock)).toBe(NOW + 30 * SECOND);
    expect(findExpired(later(clock, 30))).toEqual({ kind: "seat", seat: 1 });
  });

  test("nobody's where a bot is to decide, or no time was set", () => {
    const withBot = clockAfterStep(
      newClock(perTurn, 3, NOW),
      perTurn,
      clockStep({ playedByPeople: [] }),
    );
    for (const clock of [withBot, startedClock(untimed)]) {
      expect(deadlineOf(clock)).toBeUndefined();
      expect(findExpired(later(clock, 10_000))).toBeUndefined();
    }
  });
});

describe("after a step", () => {
  const moved = (clock: TableClock, pace: Pace, change: Partial<ClockStep>): TableClock =>
    clockAfterStep(clock, pace, clockStep({ mover: 0, moveCount: 1, ...change }));

  test("per move, the next one has all its seconds; what the bank gave is gone", () => {
    const { allotted, bank } = moved(later(startedClock(perMove), 50), perMove, {});
    expect([allotted[0], bank[0]]).toEqual([30_000, 40_000]);
  });

  test("per turn, the turn goes on with what is left", () => {
    expect(moved(later(startedClock(perTurn), 10), perTurn, {}).allotted[0]).toBe(20_000);
    expect(moved(later(startedClock(byPost), 10), byPost, {}).allotted[0]).toBe(3 * DAY - 10_000);
  });

  test("a turn that is closed gives its player the next one's time", () => {
    const clock = moved(later(startedClock(perTurn), 10), perTurn, { closesTurn: true });
    expect(clock.allotted[0]).toBe(30_000);
  });

  test("the next player's time begins to run, from all of it", () => {
    const clock = moved(later(startedClock(perTurn), 10), perTurn, {
      closesTurn: true,
      toAct: [1],
      playedByPeople: [1],
    });
    expect(clock).toMatchObject({ running: [1], allotted: [30_000, 30_000, 30_000] });
  });

  test("whoever did not move keeps what was left", () => {
    const both = { toAct: [0, 1], playedByPeople: [0, 1] };
    const clock = later(clockAfterStep(newClock(perMove, 3, NOW), perMove, clockStep(both)), 10);
    expect(moved(clock, perMove, both).allotted).toEqual([30_000, 20_000, 30_000]);
  });

  test("a move that is taken back and made again brings no time", () => {
    const first = moved(later(startedClock(perMove), 10), perMove, { moveCount: 1 });
    expect(first.allotted[0]).toBe(30_000);
    const back = clockAfterStep(later(first, 10), perMove, clockStep({ moveCount: 0 }));
    expect(back.allotted[0]).toBe(20_000);
    const again = moved(later(back, 10), perMove, { moveCount: 1 });
    expect(again.allotted[0]).toBe(10_000);
    expect(moved(again, perMove, { moveCount: 2 }).allotted[0]).toBe(30_000);
  });

  test("of the next turn, moves count anew", () => {
    const one = moved(startedClock(perMove), perMove, { moveCount: 7, closesTurn: true });
    const two = moved(later(one, 10), perMove, { moveCount: 8 });
    expect([one.reached, two.allotted[0]]).toEqual([7, 30_000]);
  });

  test("where all agreed to go back, whoever is to act has all their time; banks stay", () => {
    const played = later(moved(startedClock(perTurn), perTurn, { moveCount: 9 }), 40);
    const back = clockAfterStep(played, perTurn, clockStep({ moveCount: 3, isAgreedUndo: true }));
    expect(back).toMatchObject({ allotted: [30_000, 30_000, 30_000], reached: 3 });
    expect(back.bank[0]).toBe(50_000);
  });

  test("who hands the seat over keeps what is left until the bot has decided", () => {
    const away = clockAfterStep(
      later(startedClock(perTurn), 25),
      perTurn,
      clockStep({ playedByPeople: [] }),
    );
    expect(away).toMatchObject({ running: [], allotted: [5000, 30_000, 30_000] });
    const back = clockAfterStep(later(away, 100), perTurn, clockStep());
    expect(back).toMatchObject({ running: [0], allotted: [5000, 30_000, 30_000] });
    const decided = moved(away, perTurn, { playedByPeople: [], closesTurn: true });
    expect(decided.allotted[0]).toBe(30_000);
  });

  test("without a pace nothing runs", () => {
    expect(moved(startedClock(untimed), untimed, {}).running).toEqual([]);
  });
});

describe("a timed part of the game", () => {
  const market = { part: "trading", seconds: 240 };
  const during = (change: Partial<ClockStep> = {}): ClockStep =>
    clockStep({ toAct: [0, 1, 2], playedByPeople: [0, 1, 2], timer: market, ...change });
  const opened = (pace: Pace): TableClock => clockAfterStep(newClock(pace, 3, NOW), pace, during());

  test("has the game's seconds at a live table, and charges nobody else", () => {
    const clock = later(opened(perMove), 100);
    expect(clock.part).toEqual({ run: "trading", name: "trading", left: 140_000 });
    expect(clock).toMatchObject({ running: [], allotted: [30_000, 30_000, 30_000] });
    expect(deadlineOf(clock)).toBe(NOW + 240 * SECOND);
  });

  test.each<[pace: Pace, seconds: number, left: number]>([
    [byPost, 240, 3 * DAY],
    [byPost, 0, 3 * DAY],
    [perTurn, 0, 30 * SECOND],
  ])("%j of %i seconds has %i", (pace, seconds, left) => {
    const timer = { part: "vote", seconds };
    const clock = clockAfterStep(newClock(pace, 3, NOW), pace, during({ timer }));
    expect(clock.part?.left).toBe(left);
  });

  test("is not timed where no pace was agreed", () => {
    expect(opened(untimed).part).toBeUndefined();
  });

  test("is up for all at once", () => {
    expect(findExpired(later(opened(perTurn), 240))).toEqual({ kind: "part", name: "trading" });
    expect(findExpired(later(opened(perTurn), 239))).toBeUndefined();
  });

  test("goes on while people move and take back", () => {
    const clock = later(opened(perTurn), 100);
    for (const step of [during({ mover: 1, moveCount: 1, closesTurn: true }), during()]) {
      expect(clockAfterStep(clock, perTurn, step).part?.left).toBe(140_000);
    }
  });

  test.each<[what: string, change: Partial<ClockStep>]>([
    ["the clock ended the one before", { mover: "clock" }],
    ["another part begins", { timer: { part: "grace", seconds: 240 } }],
    ["the same part runs again", { timer: { ...market, run: "trading 2" } }],
    ["all agreed to go back", { isAgreedUndo: true }],
  ])("begins anew when %s", (_what, change) => {
    expect(clockAfterStep(later(opened(perTurn), 100), perTurn, during(change)).part?.left).toBe(
      240_000,
    );
  });

  test("is over when the next decision is a seat's own", () => {
    const clock = clockAfterStep(later(opened(perTurn), 100), perTurn, clockStep({ mover: 2 }));
    expect(clock).toMatchObject({ running: [0], allotted: [30_000, 30_000, 30_000] });
    expect(clock.part).toBeUndefined();
  });

  test("a pause is not charged", () => {
    const pause = { began: NOW + SECOND, ended: NOW + 101 * SECOND };
    expect(advanceClock(opened(perTurn), NOW + 110 * SECOND, [pause]).part?.left).toBe(230_000);
  });
});
