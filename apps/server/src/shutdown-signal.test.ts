import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForShutdownSignal } from "./shutdown-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(["SIGINT", "SIGTERM", "SIGHUP"])(
  "%s ends the wait, and an immediate repeat is ignored",
  async (signal) => {
    const process = new EventEmitter();
    const signalled = waitForShutdownSignal(process);
    process.emit(signal);
    await signalled;
    expect(process.listenerCount(signal)).toBe(1);
    process.emit(signal);
    expect(process.listenerCount(signal)).toBe(1);
  },
);

test("a second signal ends the process at once", async () => {
  const process = new EventEmitter();
  const signalled = waitForShutdownSignal(process);
  process.emit("SIGINT");
  await signalled;
  vi.advanceTimersByTime(1000);
  expect(process.eventNames()).toEqual([]);
});
