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
import { clockStep } from "./testing/clock-step.ts";

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;
const NOW = 5_000_000;

const perMove: Pace = { kind: "live", per: "move", seconds: 30, bank: 60 };
const perTurn: Pace = { kind: "live", per: "turn", seconds: 30, bank: 60 };
const correspondence: Pace = { kind: "correspondence", days: 3 };
const untimed: Pace = { kind: "untimed" };

/** The clock of three seats when the turn of seat 0 starts. */
const startedClock = (pace: Pace): TableClock =>
  clockAfterStep(newClock(pace, 3, NOW), pace, clockStep());

const later = (clock: TableClock, seconds: number): TableClock =>
  advanceClock(clock, clock.at + seconds * SECOND_MS);

describe("a new clock", () => {
  test.each<[pace: Pace, allotted: number, bank: number]>([
    [perMove, 30 * SECOND_MS, 60 * SECOND_MS],
    [perTurn, 30 * SECOND_MS, 60 * SECOND_MS],
    [correspondence, 3 * DAY_MS, 0],
    [untimed, 0, 0],
  ])("%j gives every seat the same time", (pace, allotted, bank) => {
    expect(newClock(pace, 2, NOW)).toMatchObject({
      at: NOW,
      allotted: [allotted, allotted],
      bank: [bank, bank],
      running: [],
    });
  });
});

describe("a running clock", () => {
  test("charges the seat to act and no other", () => {
    expect(later(startedClock(perTurn), 12).allotted).toEqual([18_000, 30_000, 30_000]);
  });

  test.each([
    [50, 40_000],
    [1000, 0],
  ])(
    "uses the bank when the seconds are gone: after %i s, %i ms are left in it",
    (seconds, left) => {
      const { allotted, bank } = later(startedClock(perTurn), seconds);
      expect([allotted[0], bank]).toEqual([0, [left, 60_000, 60_000]]);
    },
  );

  test("reads the same when it is advanced in two steps", () => {
    const clock = startedClock(perTurn);
    expect(later(later(clock, 25), 25)).toEqual(later(clock, 50));
  });

  test("does not run backwards", () => {
    const clock = startedClock(perTurn);
    expect(advanceClock(clock, NOW - 10 * SECOND_MS)).toEqual(clock);
  });

  test.each<[situation: string, began: number, ended: number, charged: number]>([
    ["within the time", 5, 15, 10],
    ["from before the clock was set", -100, 5, 15],
    ["that is not over yet", 15, 100, 15],
    ["of the whole time", -100, 100, 0],
    ["of an earlier time", -100, -50, 20],
  ])("an outage %s is not charged", (_case, began, ended, charged) => {
    const outage = { began: NOW + began * SECOND_MS, ended: NOW + ended * SECOND_MS };
    const { allotted } = advanceClock(startedClock(perTurn), NOW + 20 * SECOND_MS, [outage]);
    expect(allotted[0]).toBe((30 - charged) * SECOND_MS);
  });

  test("several outages add up", () => {
    const starts = [NOW + 2 * SECOND_MS, NOW + 8 * SECOND_MS];
    const outages = starts.map((began) => ({ began, ended: began + 3 * SECOND_MS }));
    expect(advanceClock(startedClock(perTurn), NOW + 20 * SECOND_MS, outages).allotted[0]).toBe(
      16_000,
    );
  });
});

describe("time is up", () => {
  test("when the bank is empty too", () => {
    const clock = startedClock(perTurn);
    expect(deadlineOf(clock)).toBe(NOW + 90 * SECOND_MS);
    expect(findExpired(later(clock, 89.999))).toBeUndefined();
    expect(findExpired(later(clock, 90))).toEqual({ kind: "seat", seat: 0 });
    expect(hasNoTimeLeft(later(clock, 90), 0)).toBe(true);
    expect(hasNoTimeLeft(later(clock, 90), 1)).toBe(false);
  });

  test("first for the seat with the least time left", () => {
    const first = { ...newClock(perTurn, 3, NOW), bank: [60_000, 0, 60_000] };
    const clock = clockAfterStep(
      first,
      perTurn,
      clockStep({ toAct: [0, 1], playedByPeople: [0, 1] }),
    );
    expect(deadlineOf(clock)).toBe(NOW + 30 * SECOND_MS);
    expect(findExpired(later(clock, 30))).toEqual({ kind: "seat", seat: 1 });
  });

  test("for nobody while a bot decides, or without a pace", () => {
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

  test("per move, the next move has all its seconds, and the bank is not refilled", () => {
    const { allotted, bank } = moved(later(startedClock(perMove), 50), perMove, {});
    expect([allotted[0], bank[0]]).toEqual([30_000, 40_000]);
  });

  test("per turn, the turn continues with the time that is left", () => {
    expect(moved(later(startedClock(perTurn), 10), perTurn, {}).allotted[0]).toBe(20_000);
    expect(moved(later(startedClock(correspondence), 10), correspondence, {}).allotted[0]).toBe(
      3 * DAY_MS - 10_000,
    );
  });

  test("a player who ends a turn gets the time for the next one", () => {
    const clock = moved(later(startedClock(perTurn), 10), perTurn, { closesTurn: true });
    expect(clock.allotted[0]).toBe(30_000);
  });

  test("the next player's clock starts with the full time", () => {
    const clock = moved(later(startedClock(perTurn), 10), perTurn, {
      closesTurn: true,
      toAct: [1],
      playedByPeople: [1],
    });
    expect(clock).toMatchObject({ running: [1], allotted: [30_000, 30_000, 30_000] });
  });

  test("a seat that did not move keeps its remaining time", () => {
    const both = { toAct: [0, 1], playedByPeople: [0, 1] };
    const clock = later(clockAfterStep(newClock(perMove, 3, NOW), perMove, clockStep(both)), 10);
    expect(moved(clock, perMove, both).allotted).toEqual([30_000, 20_000, 30_000]);
  });

  test("repeating a move after an undo adds no time", () => {
    const first = moved(later(startedClock(perMove), 10), perMove, { moveCount: 1 });
    expect(first.allotted[0]).toBe(30_000);
    const back = clockAfterStep(later(first, 10), perMove, clockStep({ moveCount: 0 }));
    expect(back.allotted[0]).toBe(20_000);
    const again = moved(later(back, 10), perMove, { moveCount: 1 });
    expect(again.allotted[0]).toBe(10_000);
    expect(moved(again, perMove, { moveCount: 2 }).allotted[0]).toBe(30_000);
  });

  test("in the next turn, each new move adds time again", () => {
    const one = moved(startedClock(perMove), perMove, { moveCount: 7, closesTurn: true });
    const two = moved(later(one, 10), perMove, { moveCount: 8 });
    expect([one.reached, two.allotted[0]]).toEqual([7, 30_000]);
  });

  test("an agreed undo resets the time of the seat to act, but not its bank", () => {
    const played = later(moved(startedClock(perTurn), perTurn, { moveCount: 9 }), 40);
    const back = clockAfterStep(played, perTurn, clockStep({ moveCount: 3, isAgreedUndo: true }));
    expect(back).toMatchObject({ allotted: [30_000, 30_000, 30_000], reached: 3 });
    expect(back.bank[0]).toBe(50_000);
  });

  test("a seat that is handed to a bot keeps its remaining time until the bot decides", () => {
    const handedOver = clockAfterStep(
      later(startedClock(perTurn), 25),
      perTurn,
      clockStep({ playedByPeople: [] }),
    );
    expect(handedOver).toMatchObject({ running: [], allotted: [5000, 30_000, 30_000] });
    const back = clockAfterStep(later(handedOver, 100), perTurn, clockStep());
    expect(back).toMatchObject({ running: [0], allotted: [5000, 30_000, 30_000] });
    const decided = moved(handedOver, perTurn, { playedByPeople: [], closesTurn: true });
    expect(decided.allotted[0]).toBe(30_000);
  });

  test("without a pace nothing runs", () => {
    expect(moved(startedClock(untimed), untimed, {}).running).toEqual([]);
  });
});

describe("a timed part of the game", () => {
  const market = { part: "trading", seconds: 240 };
  const partStep = (change: Partial<ClockStep> = {}): ClockStep =>
    clockStep({ toAct: [0, 1, 2], playedByPeople: [0, 1, 2], timer: market, ...change });
  const partClock = (pace: Pace): TableClock =>
    clockAfterStep(newClock(pace, 3, NOW), pace, partStep());

  test("has the game's seconds at a live table, and no seat is charged", () => {
    const clock = later(partClock(perMove), 100);
    expect(clock.part).toEqual({ run: "trading", name: "trading", left: 140_000 });
    expect(clock).toMatchObject({ running: [], allotted: [30_000, 30_000, 30_000] });
    expect(deadlineOf(clock)).toBe(NOW + 240 * SECOND_MS);
  });

  test.each<[pace: Pace, seconds: number, left: number]>([
    [correspondence, 240, 3 * DAY_MS],
    [correspondence, 0, 3 * DAY_MS],
    [perTurn, 0, 30 * SECOND_MS],
  ])("at %j a part of %i seconds gets %i ms", (pace, seconds, left) => {
    const timer = { part: "vote", seconds };
    const clock = clockAfterStep(newClock(pace, 3, NOW), pace, partStep({ timer }));
    expect(clock.part?.left).toBe(left);
  });

  test("is not timed without a pace", () => {
    expect(partClock(untimed).part).toBeUndefined();
  });

  test("expires for all seats together", () => {
    expect(findExpired(later(partClock(perTurn), 240))).toEqual({ kind: "part", name: "trading" });
    expect(findExpired(later(partClock(perTurn), 239))).toBeUndefined();
  });

  test("continues through moves and undos", () => {
    const clock = later(partClock(perTurn), 100);
    for (const step of [partStep({ mover: 1, moveCount: 1, closesTurn: true }), partStep()]) {
      expect(clockAfterStep(clock, perTurn, step).part?.left).toBe(140_000);
    }
  });

  test.each<[situation: string, change: Partial<ClockStep>]>([
    ["the clock ended the previous part", { mover: "clock" }],
    ["another part starts", { timer: { part: "grace", seconds: 240 } }],
    ["the same part runs again", { timer: { ...market, run: "trading 2" } }],
    ["all agreed to an undo", { isAgreedUndo: true }],
  ])("restarts when %s", (_case, change) => {
    expect(
      clockAfterStep(later(partClock(perTurn), 100), perTurn, partStep(change)).part?.left,
    ).toBe(240_000);
  });

  test("is over when a seat decides on its own time again", () => {
    const clock = clockAfterStep(later(partClock(perTurn), 100), perTurn, clockStep({ mover: 2 }));
    expect(clock).toMatchObject({ running: [0], allotted: [30_000, 30_000, 30_000] });
    expect(clock.part).toBeUndefined();
  });

  test("is not charged for an outage", () => {
    const outage = { began: NOW + SECOND_MS, ended: NOW + 101 * SECOND_MS };
    expect(advanceClock(partClock(perTurn), NOW + 110 * SECOND_MS, [outage]).part?.left).toBe(
      230_000,
    );
  });
});
