import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CpuLimiter } from "./cpu-limiter.ts";

const LIMITS = { msPerSecond: 100, burstMs: 50, unqueuedMs: 50, maxQueued: 2 };

/** A share whose clock goes with the timers of the test. */
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

async function pass(milliseconds: number): Promise<void> {
  time += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Asks for a turn, and notes when it came; what is done then takes so many milliseconds. */
async function ask(address: string, turns: string[], name = address, takes = 0): Promise<void> {
  const isTurn = await limiter.waitForTurn(address);
  turns.push(isTurn ? name : `no ${name}`);
  if (isTurn && takes > 0) limiter.charge(address, takes);
}

test("an address that has used its share waits, and another does not", async () => {
  const turns: string[] = [];
  await ask("a", turns);
  limiter.charge("a", 70);
  void ask("a", turns);
  await ask("b", turns);
  expect(turns).toEqual(["a", "b"]);
  // 20 ms too much: a fifth of a second.
  await pass(190);
  expect(turns).toEqual(["a", "b"]);
  await pass(20);
  expect(turns).toEqual(["a", "b", "a"]);
});

test("those who wait go on in their order, one at a time, and not more wait than may", async () => {
  const turns: string[] = [];
  limiter.charge("a", 60);
  for (const name of ["first", "second", "third"]) void ask("a", turns, name, 30);
  await pass(0);
  expect(turns).toEqual(["no third"]);
  await pass(110);
  expect(turns).toEqual(["no third", "first"]);
  // What the first one takes holds up the others, also one that came later.
  void ask("a", turns, "fourth");
  await pass(200);
  expect(turns).toEqual(["no third", "first"]);
  await pass(200);
  expect(turns).toEqual(["no third", "first", "second"]);
  await pass(400);
  expect(turns).toEqual(["no third", "first", "second", "fourth"]);
});

test("what is left is used one after the other, and others do something in between", async () => {
  const turns: string[] = [];
  limiter = new CpuLimiter({ ...LIMITS, unqueuedMs: 10 }, () => time);
  limiter.charge("a", 20);
  for (const name of ["first", "second"]) void ask("a", turns, name, 1);
  await ask("b", turns);
  expect(turns).toEqual(["b"]);
  await vi.advanceTimersToNextTimerAsync();
  expect(turns.slice(1)).toEqual(["first"]);
  await vi.advanceTimersToNextTimerAsync();
  expect(turns.at(-1)).toBe("second");
});

test("time that was not used is not saved up", async () => {
  const turns: string[] = [];
  limiter.charge("a", 0);
  await pass(60_000);
  limiter.charge("a", 51);
  void ask("a", turns);
  await pass(0);
  expect(turns).toEqual([]);
});

test("what is done is charged, also where it fails", async () => {
  const turns: string[] = [];
  limiter = new CpuLimiter({ ...LIMITS, burstMs: 0, unqueuedMs: 0 }, () => time);
  expect(limiter.runCharged("a", () => 7)).toBe(7);
  expect(() =>
    limiter.runCharged("b", () => {
      throw new Error("a fault");
    }),
  ).toThrow("a fault");
  void ask("a", turns);
  void ask("b", turns);
  await ask("c", turns);
  expect(turns).toEqual(["c"]);
});

test("an address that owes nothing is forgotten, and without limits nobody waits", async () => {
  const turns: string[] = [];
  limiter.charge("a", 70);
  limiter.forgetIdle();
  void ask("a", turns);
  await pass(0);
  expect(turns).toEqual([]);
  await pass(1000);
  limiter.forgetIdle();
  await ask("a", turns);
  limiter = new CpuLimiter(undefined);
  limiter.charge("a", 1000);
  await ask("a", turns);
  expect(turns).toEqual(["a", "a", "a"]);
});

test("what is charged while something is done is not charged again with all of it", async () => {
  let cpu = 0;
  limiter = new CpuLimiter(
    LIMITS,
    () => time,
    () => cpu,
  );
  const turns: string[] = [];
  limiter.runCharged("a", () => {
    cpu += 40;
    limiter.charge("a", 35);
  });
  void ask("a", turns);
  await pass(0);
  expect(turns).toEqual(["a"]);
  limiter.runCharged("a", () => {
    cpu += 11;
  });
  void ask("a", turns, "later");
  await pass(0);
  expect(turns).toEqual(["a"]);
});
