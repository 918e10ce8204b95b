import { expect, test } from "vitest";
import { ServiceClock } from "./service-clock.ts";

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** Clocks of a machine, which a test moves. */
function machine() {
  const state = { wall: START, monotonic: 0 };
  const clock = new ServiceClock({ wall: () => state.wall, monotonic: () => state.monotonic }, {});
  const pass = (milliseconds: number) => {
    state.wall += milliseconds;
    state.monotonic += milliseconds;
  };
  return { clock, state, pass };
}

test("the time follows the monotonic clock between two comparisons", async () => {
  const { clock, state, pass } = machine();
  pass(1500);
  expect(clock.now()).toBe(START + 1500);
  state.wall += 2 * HOUR;
  expect(clock.now()).toBe(START + 1500);
});

test("a jump forward is reported until the time is moved", async () => {
  const { clock, state, pass } = machine();
  pass(1000);
  state.wall += 2 * HOUR;
  expect(await clock.detectJump()).toBe(2 * HOUR);
  expect(clock.now()).toBe(START + 1000);
  expect(await clock.detectJump()).toBe(2 * HOUR);
  clock.advance(2 * HOUR);
  expect(clock.now()).toBe(state.wall);
  expect(await clock.detectJump()).toBe(0);
});

test("a small difference is no jump", async () => {
  const { clock, state, pass } = machine();
  pass(1000);
  state.wall += 300;
  expect(await clock.detectJump()).toBe(0);
  expect(clock.now()).toBe(START + 1300);
});

test("the time never goes back, and runs slower until the wall clock has caught up", async () => {
  const { clock, state, pass } = machine();
  pass(1000);
  state.wall -= 10_000;
  expect(await clock.detectJump()).toBe(0);
  expect(clock.now()).toBe(START + 1000);
  pass(1000);
  expect(clock.now()).toBe(START + 1990);
  let last = clock.now();
  for (let second = 0; second < 1100; second++) {
    pass(1000);
    expect(await clock.detectJump()).toBe(0);
    expect(clock.now()).toBeGreaterThanOrEqual(last);
    last = clock.now();
  }
  expect(Math.abs(clock.now() - state.wall)).toBeLessThanOrEqual(60);
});

test("where the database server has a clock, the machine's is not read", async () => {
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
