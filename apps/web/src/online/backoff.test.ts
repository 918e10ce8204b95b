import { expect, test } from "vitest";
import { Backoff } from "./backoff.ts";

/** The longest possible delays; they are random, so that clients do not come all at once. */
const MAX_FIRST_DELAY_MS = 300;

test("the first attempt comes at once, later ones after longer delays and with longer timeouts", () => {
  const pauses = new Backoff();
  expect(pauses.timeoutMs).toBe(2000);
  expect(pauses.nextDelayMs()).toBeLessThanOrEqual(MAX_FIRST_DELAY_MS);
  expect(pauses.timeoutMs).toBe(4000);
  for (let attempt = 1; attempt < 6; attempt++) {
    expect(pauses.nextDelayMs()).toBeGreaterThanOrEqual(250 * 2 ** (attempt - 1));
  }
  expect(pauses.timeoutMs).toBe(15_000);
});

test("a connection that lasted long enough resets the delays, a shorter one does not", () => {
  const pauses = new Backoff();
  for (let attempt = 0; attempt < 6; attempt++) pauses.nextDelayMs();
  pauses.markConnectedFor(5000);
  expect(pauses.timeoutMs).toBe(15_000);
  pauses.markConnectedFor(5001);
  expect(pauses.timeoutMs).toBe(2000);
  expect(pauses.nextDelayMs()).toBeLessThanOrEqual(MAX_FIRST_DELAY_MS);
});
