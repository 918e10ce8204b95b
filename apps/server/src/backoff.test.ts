import { expect, test } from "vitest";
import { Backoff } from "./backoff.ts";

const SECOND_MS = 1000;
const isWaiting = (backoff: Backoff, seconds: number) =>
  backoff.waiting(seconds * SECOND_MS).has("one");

test("each wait is twice as long as the one before, up to ten minutes", () => {
  const backoff = new Backoff();
  let now = 0;
  for (const wait of [5, 10, 20, 40, 80, 160, 320, 600, 600]) {
    expect(isWaiting(backoff, now)).toBe(false);
    backoff.failed("one", now * SECOND_MS);
    expect(isWaiting(backoff, now + wait - 1)).toBe(true);
    now += wait;
  }
  expect(isWaiting(backoff, now)).toBe(false);
});

test("a success, or ten minutes without an attempt, resets the wait", () => {
  const backoff = new Backoff();
  for (const now of [0, 5]) backoff.failed("one", now * SECOND_MS);
  backoff.succeeded("one");
  backoff.failed("one", 10 * SECOND_MS);
  expect(isWaiting(backoff, 15)).toBe(false);
  for (const now of [15, 25]) backoff.failed("one", now * SECOND_MS);
  expect(isWaiting(backoff, 700)).toBe(false);
  backoff.failed("one", 700 * SECOND_MS);
  expect(isWaiting(backoff, 705)).toBe(false);
});
