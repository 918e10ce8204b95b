import { expect, test } from "vitest";
import { ServiceClock } from "./service-clock.ts";

const START = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;

/** A service clock on machine clocks that the test sets. */
function createClock() {
  const state = { wall: START, monotonic: 0 };
  const clock = new ServiceClock({ wall: () => state.wall, monotonic: () => state.monotonic }, {});
  const advance = (milliseconds: number) => {
    state.wall += milliseconds;
    state.monotonic += milliseconds;
  };
  return { clock, state, advance };
}

test("between two comparisons the time follows the monotonic clock", async () => {
  const { clock, state, advance } = createClock();
  advance(1500);
  expect(clock.now()).toBe(START + 1500);
  state.wall += 2 * HOUR_MS;
  expect(clock.now()).toBe(START + 1500);
});

test("a jump forward is reported until the time is advanced", async () => {
  const { clock, state, advance } = createClock();
  advance(1000);
  state.wall += 2 * HOUR_MS;
  expect(await clock.detectJump()).toBe(2 * HOUR_MS);
  expect(clock.now()).toBe(START + 1000);
  expect(await clock.detectJump()).toBe(2 * HOUR_MS);
  clock.advance(2 * HOUR_MS);
  expect(clock.now()).toBe(state.wall);
  expect(await clock.detectJump()).toBe(0);
});

test("a small difference is corrected without reporting a jump", async () => {
  const { clock, state, advance } = createClock();
  advance(1000);
  state.wall += 300;
  expect(await clock.detectJump()).toBe(0);
  expect(clock.now()).toBe(START + 1300);
});

test("the time never goes back: it runs slower until the wall clock has caught up", async () => {
  const { clock, state, advance } = createClock();
  advance(1000);
  state.wall -= 10_000;
  expect(await clock.detectJump()).toBe(0);
  expect(clock.now()).toBe(START + 1000);
  advance(1000);
  expect(clock.now()).toBe(START + 1990);
  let last = clock.now();
  for (let second = 0; second < 1100; second++) {
    advance(1000);
    expect(await clock.detectJump()).toBe(0);
    expect(clock.now()).toBeGreaterThanOrEqual(last);
    last = clock.now();
  }
  expect(Math.abs(clock.now() - state.wall)).toBeLessThanOrEqual(60);
});

test("with a database server, its clock is read instead of the machine's", async () => {
  const state = { database: START, monotonic: 0 };
  const clocks = {
    wall: (): number => {
      throw new Error("the machine's clock was read");
    },
    monotonic: () => state.monotonic,
  };
  const clock = new ServiceClock(clocks, { serverTime: async () => state.database }, START);
  state.database += 5000;
  expect(await clock.detectJump()).toBeGreaterThanOrEqual(5000);
});
