import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForShutdownSignal } from "./shutdown-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(["SIGINT", "SIGTERM", "SIGHUP"])(
  "%s ends the wait, and an echo of it is ignored",
  async (signal) => {
    const process = new EventEmitter();
    const told = waitForShutdownSignal(process);
    process.emit(signal);
    await told;
    expect(process.listenerCount(signal)).toBe(1);
    process.emit(signal);
    expect(process.listenerCount(signal)).toBe(1);
  },
);

test("a second signal is the system's to obey", async () => {
  const process = new EventEmitter();
  const told = waitForShutdownSignal(process);
  process.emit("SIGINT");
  await told;
  vi.advanceTimersByTime(1000);
  expect(process.eventNames()).toEqual([]);
});
