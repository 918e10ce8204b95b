import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CpuLimiter } from "./cpu-limiter.ts";

const LIMITS = { msPerSecond: 100, burstMs: 50, unqueuedMs: 50, reservedMs: 30, maxQueued: 2 };

/** The limiter's clock advances with the fake timers. */
let time = 0;
let limiter: CpuLimiter;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  time = 0;
  limiter = new CpuLimiter(LIMITS, () => time);
});
afterEach(() => {
  vi.useRealTimers();
});

async function advance(durationMs: number): Promise<void> {
  time += durationMs;
  await vi.advanceTimersByTimeAsync(durationMs);
}

/** Waits for a turn, records it, and charges its CPU time. */
async function takeTurn(
  address: string,
  turns: string[],
  name = address,
  usedMs = 0,
): Promise<void> {
  const isTurn = await limiter.waitForTurn(address);
  turns.push(isTurn ? name : `no ${name}`);
  if (isTurn && usedMs > 0) limiter.charge(address, usedMs);
}

test("an address that has used up its budget waits, and another one does not", async () => {
  const turns: string[] = [];
  await takeTurn("a", turns);
  limiter.charge("a", 70);
  void takeTurn("a", turns);
  await takeTurn("b", turns);
  expect(turns).toEqual(["a", "b"]);
  // An overdraft of 20 ms takes a fifth of a second to refill.
  await advance(190);
  expect(turns).toEqual(["a", "b"]);
  await advance(20);
  expect(turns).toEqual(["a", "b", "a"]);
});

test("a queue runs in order, one at a time, and refuses more than its maximum length", async () => {
  const turns: string[] = [];
  limiter.charge("a", 60);
  for (const name of ["first", "second", "third"]) void takeTurn("a", turns, name, 30);
  await advance(0);
  expect(turns).toEqual(["no third"]);
  await advance(110);
  expect(turns).toEqual(["no third", "first"]);
  // The time of the first one delays the rest of the queue.
  void takeTurn("a", turns, "fourth");
  await advance(200);
  expect(turns).toEqual(["no third", "first"]);
  await advance(200);
  expect(turns).toEqual(["no third", "first", "second"]);
  await advance(400);
  expect(turns).toEqual(["no third", "first", "second", "fourth"]);
});

test("after the unqueued time, an address runs one by one, and other addresses run in between", async () => {
  const turns: string[] = [];
  limiter = new CpuLimiter({ ...LIMITS, unqueuedMs: 10 }, () => time);
  limiter.charge("a", 20);
  for (const name of ["first", "second"]) void takeTurn("a", turns, name, 1);
  await takeTurn("b", turns);
  expect(turns).toEqual(["b"]);
  await vi.advanceTimersToNextTimerAsync();
  expect(turns.slice(1)).toEqual(["first"]);
  await vi.advanceTimersToNextTimerAsync();
  expect(turns.at(-1)).toBe("second");
});

test("turns that are reserved at the same time are limited, until their work begins", async () => {
  const turns: string[] = [];
  const reserve = async (name: string) => {
    const endReservation = await limiter.reserveTurn("a");
    turns.push(endReservation === undefined ? `no ${name}` : name);
    return endReservation;
  };
  const all = ["first", "second", "third", "fourth", "fifth"].map(reserve);
  await advance(0);
  expect(turns).toEqual(["first", "second", "no fifth"]);
  for (const endReservation of [await all[0], await all[1]]) endReservation?.();
  await advance(250);
  expect(turns.slice(3)).toEqual(["third", "fourth"]);
  // Nothing was used, and nothing is left over.
  for (const endReservation of [await all[2], await all[3]]) endReservation?.();
  limiter.charge("a", 51);
  void takeTurn("a", turns, "late");
  await advance(0);
  expect(turns).not.toContain("late");
});

test("a budget never grows beyond the burst", async () => {
  const turns: string[] = [];
  limiter.charge("a", 0);
  await advance(60_000);
  limiter.charge("a", 51);
  void takeTurn("a", turns);
  await advance(0);
  expect(turns).toEqual([]);
});

test("a function that throws is charged as well", async () => {
  const turns: string[] = [];
  limiter = new CpuLimiter({ ...LIMITS, burstMs: 0, unqueuedMs: 0 }, () => time);
  expect(limiter.runCharged("a", () => 7)).toBe(7);
  expect(() =>
    limiter.runCharged("b", () => {
      throw new Error("a fault");
    }),
  ).toThrow("a fault");
  void takeTurn("a", turns);
  void takeTurn("b", turns);
  await takeTurn("c", turns);
  expect(turns).toEqual(["c"]);
});

test("an idle address is forgotten, and without limits nothing waits", async () => {
  const turns: string[] = [];
  limiter.charge("a", 70);
  limiter.forgetIdle();
  void takeTurn("a", turns);
  await advance(0);
  expect(turns).toEqual([]);
  await advance(1000);
  limiter.forgetIdle();
  await takeTurn("a", turns);
  limiter = new CpuLimiter(undefined);
  limiter.charge("a", 1000);
  await takeTurn("a", turns);
  expect(turns).toEqual(["a", "a", "a"]);
});

test("time that is charged inside a charged function is not charged twice", async () => {
  let cpuMs = 0;
  limiter = new CpuLimiter(
    LIMITS,
    () => time,
    () => cpuMs,
  );
  const turns: string[] = [];
  limiter.runCharged("a", () => {
    cpuMs += 40;
    limiter.charge("a", 35);
  });
  void takeTurn("a", turns);
  await advance(0);
  expect(turns).toEqual(["a"]);
  limiter.runCharged("a", () => {
    cpuMs += 11;
  });
  void takeTurn("a", turns, "later");
  await advance(0);
  expect(turns).toEqual(["a"]);
});
