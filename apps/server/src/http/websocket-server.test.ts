import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { SocketHeartbeat } from "./websocket-server.ts";

/** The other end of a socket. */
class Peer extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly #isResponding: () => boolean;
  isTerminated = false;

  constructor(isResponding: () => boolean) {
    super();
    this.#isResponding = isResponding;
  }
  ping(): void {
    if (this.#isResponding()) this.emit("pong");
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

test("a socket that does not answer a ping until the next heartbeat is terminated", () => {
  let isAsleep = false;
  const awake = new Peer(() => true);
  const sleeper = new Peer(() => !isAsleep);
  const sockets = [awake, sleeper] as unknown as readonly WebSocket[];
  const heartbeat = new SocketHeartbeat();
  for (const socket of sockets) heartbeat.track(socket);
  heartbeat.check(sockets);
  heartbeat.check(sockets);
  isAsleep = true;
  heartbeat.check(sockets);
  expect([awake.isTerminated, sleeper.isTerminated]).toEqual([false, false]);
  heartbeat.check(sockets);
  expect([awake.isTerminated, sleeper.isTerminated]).toEqual([false, true]);
});
