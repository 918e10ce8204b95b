import { expect, test } from "vitest";
import { Liveness } from "./failover-socket.ts";
import type { MonitoredSocket } from "./socket.ts";

const waitingFor = (pongWaitMs: number) => ({ pongWaitMs }) as MonitoredSocket;

test("a slow server gets more time, and a pong from before a sleep counts no more than the longest timeout", () => {
  const liveness = new Liveness(() => 0);
  expect([899, 900].map((waited) => liveness.isPongOverdue(waitingFor(waited)))).toEqual([
    false,
    true,
  ]);
  liveness.addPong(1000);
  expect([1999, 2000].map((waited) => liveness.isPongOverdue(waitingFor(waited)))).toEqual([
    false,
    true,
  ]);
  // This pong came hours later; after some more pongs a good socket has its short timeout again.
  liveness.addPong(3 * 3_600_000);
  for (let pong = 0; pong < 30; pong++) liveness.addPong(10);
  expect(liveness.isPongOverdue(waitingFor(900))).toBe(true);
});
