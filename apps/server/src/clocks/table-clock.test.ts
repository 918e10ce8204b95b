import type { Pace } from "@sofala/protocol";
import { describe, expect, test } from "vitest";
import {
  afterStep,
  deadlineOf,
  expiredOn,
  firstClock,
  isSpent,
  readAt,
  type Clock,
  type Occasion,
} from "./table-clock.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const NOW = 5_000_000;

const perMove: Pace = { kind: "live", per: "move", seconds: 30, bank: 60 };
const perTurn: Pace = { kind: "live", per: "turn", seconds: 30, bank: 60 };
const byPost: Pace = { kind: "correspondence", days: 3 };
const untimed: Pace = { kind: "untimed" };

/** Seat 0 owes a decision, and nothing else is going on. */
const turn = (change: Partial<Occasion> = {}): Occasion => ({
  owing: [0],
  held: [0],
  timer: undefined,
  closes: false,
  moves: 0,
  isAgreed: false,
  ...change,
});

/** The clock of three seats when the turn of seat 0 begins. */
const begun = (pace: Pace): Clock => afterStep(firstClock(pace, 3, NOW), pace, turn());

const later = (clock: Clock, seconds: number): Clock => readAt(clock, clock.at + seconds * SECOND);

describe("a clock that begins", () => {
  test.each<[pace: Pace, allotted: number, bank: number]>([
    [perMove, 30 * SECOND, 60 * SECOND],
    [perTurn, 30 * SECOND, 60 * SECOND],
    [byPost, 3 * DAY, 0],
    [untimed, 0, 0],
  ])("%j gives everybody the same", (pace, allotted, bank) => {
    expect(firstClock(pace, 2, NOW)).toMatchObject({
      at: NOW,
      allotted: [allotted, allotted],
      bank: [bank, bank],
      running: [],
    });
  });
});

describe("a clock that runs", () => {
  test("charges who owes a decision and nobody else", () => {
    expect(later(begun(perTurn), 12).allotted).toEqual([18_000, 30_000, 30_000]);
  });

  test.each([
    [50, 40_000],
    [1000, 0],
  ])("draws on the bank when the seconds are gone: after %i, %i are left", (seconds, left) => {
    const { allotted, bank } = later(begun(perTurn), seconds);
    expect([allotted[0], bank]).toEqual([0, [left, 60_000, 60_000]]);
  });

  test("reads the same in two steps as in one", () => {
    const clock = begun(perTurn);
    expect(later(later(clock, 25), 25)).toEqual(later(clock, 50));
  });

  test("does not run backwards", () => {
    const clock = begun(perTurn);
    expect(readAt(clock, NOW - 10 * SECOND)).toEqual(clock);
  });

  test.each<[what: string, began: number, ended: number, charged: number]>([
    ["within", 5, 15, 10],
    ["from before the clock was set", -100, 5, 15],
    ["that is not over yet", 15, 100, 15],
    ["of all of it", -100, 100, 0],
    ["of another time", -100, -50, 20],
  ])("a pause %s is not charged", (_what, began, ended, charged) => {
    const pause = { began: NOW + began * SECOND, ended: NOW + ended * SECOND };
    const { allotted } = readAt(begun(perTurn), NOW + 20 * SECOND, [pause]);
    expect(allotted[0]).toBe((30 - charged) * SECOND);
  });

  test("several pauses add up", () => {
    const starts = [NOW + 2 * SECOND, NOW + 8 * SECOND];
    const pauses = starts.map((began) => ({ began, ended: began + 3 * SECOND }));
    expect(readAt(begun(perTurn), NOW + 20 * SECOND, pauses).allotted[0]).toBe(16_000);
  });
});

describe("whose time is up", () => {
  test("when the bank is empty too", () => {
    const clock = begun(perTurn);
    expect(deadlineOf(clock)).toBe(NOW + 90 * SECOND);
    expect(expiredOn(later(clock, 89.999))).toBeUndefined();
    expect(expiredOn(later(clock, 90))).toEqual({ kind: "seat", seat: 0 });
    expect(isSpent(later(clock, 90), 0)).toBe(true);
    expect(isSpent(later(clock, 90), 1)).toBe(false);
  });

  test("of several, whoever has least", () => {
    const first = { ...firstClock(perTurn, 3, NOW), bank: [60_000, 0, 60_000] };
    const clock = afterStep(first, perTurn, turn({ owing: [0, 1], held: [0, 1] }));
    expect(deadlineOf(clock)).toBe(NOW + 30 * SECOND);
    expect(expiredOn(later(clock, 30))).toEqual({ kind: "seat", seat: 1 });
  });

  test("nobody's where a bot is to decide, or no time was set", () => {
    const withBot = afterStep(firstClock(perTurn, 3, NOW), perTurn, turn({ held: [] }));
    for (const clock of [withBot, begun(untimed)]) {
      expect(deadlineOf(clock)).toBeUndefined();
      expect(expiredOn(later(clock, 10_000))).toBeUndefined();
    }
  });
});

describe("after a step", () => {
  const moved = (clock: Clock, pace: Pace, change: Partial<Occasion>): Clock =>
    afterStep(clock, pace, turn({ mover: 0, moves: 1, ...change }));

  test("per move, the next one has all its seconds; what the bank gave is gone", () => {
    const { allotted, bank } = moved(later(begun(perMove), 50), perMove, {});
    expect([allotted[0], bank[0]]).toEqual([30_000, 40_000]);
  });

  test("per turn, the turn goes on with what is left", () => {
    expect(moved(later(begun(perTurn), 10), perTurn, {}).allotted[0]).toBe(20_000);
    expect(moved(later(begun(byPost), 10), byPost, {}).allotted[0]).toBe(3 * DAY - 10_000);
  });

  test("a turn that is closed gives its player the next one's time", () => {
    const clock = moved(later(begun(perTurn), 10), perTurn, { closes: true });
    expect(clock.allotted[0]).toBe(30_000);
  });

  test("the next player's time begins to run, from all of it", () => {
    const clock = moved(later(begun(perTurn), 10), perTurn, {
      closes: true,
      owing: [1],
      held: [1],
    });
    expect(clock).toMatchObject({ running: [1], allotted: [30_000, 30_000, 30_000] });
  });

  test("whoever did not move keeps what was left", () => {
    const both = { owing: [0, 1], held: [0, 1] };
    const clock = later(afterStep(firstClock(perMove, 3, NOW), perMove, turn(both)), 10);
    expect(moved(clock, perMove, both).allotted).toEqual([30_000, 20_000, 30_000]);
  });

  test("a move that is taken back and made again brings no time", () => {
    const first = moved(later(begun(perMove), 10), perMove, { moves: 1 });
    expect(first.allotted[0]).toBe(30_000);
    const back = afterStep(later(first, 10), perMove, turn({ moves: 0 }));
    expect(back.allotted[0]).toBe(20_000);
    const again = moved(later(back, 10), perMove, { moves: 1 });
    expect(again.allotted[0]).toBe(10_000);
    expect(moved(again, perMove, { moves: 2 }).allotted[0]).toBe(30_000);
  });

  test("of the next turn, moves count anew", () => {
    const one = moved(begun(perMove), perMove, { moves: 7, closes: true });
    const two = moved(later(one, 10), perMove, { moves: 8 });
    expect([one.reached, two.allotted[0]]).toEqual([7, 30_000]);
  });

  test("where all agreed to go back, whoever is to act has all their time; banks stay", () => {
    const played = later(moved(begun(perTurn), perTurn, { moves: 9 }), 40);
    const back = afterStep(played, perTurn, turn({ moves: 3, isAgreed: true }));
    expect(back).toMatchObject({ allotted: [30_000, 30_000, 30_000], reached: 3 });
    expect(back.bank[0]).toBe(50_000);
  });

  test("who hands the seat over keeps what is left until the bot has decided", () => {
    const away = afterStep(later(begun(perTurn), 25), perTurn, turn({ held: [] }));
    expect(away).toMatchObject({ running: [], allotted: [5000, 30_000, 30_000] });
    const back = afterStep(later(away, 100), perTurn, turn());
    expect(back).toMatchObject({ running: [0], allotted: [5000, 30_000, 30_000] });
    const decided = moved(away, perTurn, { held: [], closes: true });
    expect(decided.allotted[0]).toBe(30_000);
  });

  test("without a pace nothing runs", () => {
    expect(moved(begun(untimed), untimed, {}).running).toEqual([]);
  });
});

describe("a timed part of the game", () => {
  const market = { part: "trading", seconds: 240 };
  const during = (change: Partial<Occasion> = {}): Occasion =>
    turn({ owing: [0, 1, 2], held: [0, 1, 2], timer: market, ...change });
  const opened = (pace: Pace): Clock => afterStep(firstClock(pace, 3, NOW), pace, during());

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
    const clock = afterStep(firstClock(pace, 3, NOW), pace, during({ timer }));
    expect(clock.part?.left).toBe(left);
  });

  test("is not timed where no pace was agreed", () => {
    expect(opened(untimed).part).toBeUndefined();
  });

  test("is up for all at once", () => {
    expect(expiredOn(later(opened(perTurn), 240))).toEqual({ kind: "part", name: "trading" });
    expect(expiredOn(later(opened(perTurn), 239))).toBeUndefined();
  });

  test("goes on while people move and take back", () => {
    const clock = later(opened(perTurn), 100);
    for (const step of [during({ mover: 1, moves: 1, closes: true }), during()]) {
      expect(afterStep(clock, perTurn, step).part?.left).toBe(140_000);
    }
  });

  test.each<[what: string, change: Partial<Occasion>]>([
    ["the clock ended the one before", { mover: "clock" }],
    ["another part begins", { timer: { part: "grace", seconds: 240 } }],
    ["the same part runs again", { timer: { ...market, run: "trading 2" } }],
    ["all agreed to go back", { isAgreed: true }],
  ])("begins anew when %s", (_what, change) => {
    expect(afterStep(later(opened(perTurn), 100), perTurn, during(change)).part?.left).toBe(
      240_000,
    );
  });

  test("is over when the next decision is a seat's own", () => {
    const clock = afterStep(later(opened(perTurn), 100), perTurn, turn({ mover: 2 }));
    expect(clock).toMatchObject({ running: [0], allotted: [30_000, 30_000, 30_000] });
    expect(clock.part).toBeUndefined();
  });

  test("a pause is not charged", () => {
    const pause = { began: NOW + SECOND, ended: NOW + 101 * SECOND };
    expect(readAt(opened(perTurn), NOW + 110 * SECOND, [pause]).part?.left).toBe(230_000);
  });
});
