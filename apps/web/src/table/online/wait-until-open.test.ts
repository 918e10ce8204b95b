import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { ConnectionState } from "../../online/failover-socket.ts";
import { waitUntilOpen } from "./wait-until-open.ts";

test("it does not wait for an open connection, waits for one that opens, and gives up after a while", async () => {
  vi.useFakeTimers();
  await waitUntilOpen(signal<ConnectionState>("open"));
  const state = signal<ConnectionState>("connecting");
  const resolved: string[] = [];
  void waitUntilOpen(state).then(() => resolved.push("came"));
  void waitUntilOpen(signal<ConnectionState>("lost"), 500).then(() => resolved.push("given up"));
  await vi.advanceTimersByTimeAsync(400);
  expect(resolved).toEqual([]);
  state.value = "open";
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toEqual(["came"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(resolved).toEqual(["came", "given up"]);
  vi.useRealTimers();
});
