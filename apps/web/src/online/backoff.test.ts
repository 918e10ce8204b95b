import { expect, test } from "vitest";
import { Pauses } from "./backoff.ts";

/** What a pause may be at most: they are spread so that not all come at once. */
const LONGEST_AT_ONCE = 300;

test("the first attempt is made at once, later ones after longer pauses and with more patience", () => {
  const pauses = new Pauses();
  expect(pauses.patience).toBe(2000);
  expect(pauses.next()).toBeLessThanOrEqual(LONGEST_AT_ONCE);
  expect(pauses.patience).toBe(4000);
  for (let attempt = 1; attempt < 6; attempt++) {
    expect(pauses.next()).toBeGreaterThanOrEqual(250 * 2 ** (attempt - 1));
  }
  expect(pauses.patience).toBe(15_000);
});

test("a line that has held long enough forgets the trouble before it, a shorter one does not", () => {
  const pauses = new Pauses();
  for (let attempt = 0; attempt < 6; attempt++) pauses.next();
  pauses.hold(5000);
  expect(pauses.patience).toBe(15_000);
  pauses.hold(5001);
  expect(pauses.patience).toBe(2000);
  expect(pauses.next()).toBeLessThanOrEqual(LONGEST_AT_ONCE);
});
