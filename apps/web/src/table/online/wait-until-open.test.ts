import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { ConnectionState } from "../../online/failover-socket.ts";
import { whenOpen } from "./wait-until-open.ts";

test("a line that stands is not waited for, one that comes is, one that does not is given up", async () => {
  vi.useFakeTimers();
  await whenOpen(signal<ConnectionState>("open"));
  const line = signal<ConnectionState>("connecting");
  const heard: string[] = [];
  void whenOpen(line).then(() => heard.push("came"));
  void whenOpen(signal<ConnectionState>("lost"), 500).then(() => heard.push("given up"));
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual([]);
  line.value = "open";
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(["came"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(["came", "given up"]);
  vi.useRealTimers();
});
