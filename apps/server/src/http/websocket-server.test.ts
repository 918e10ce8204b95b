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

test("a socket that has not answered a ping by the next check is terminated", () => {
  let isGone = false;
  const alive = new Peer(() => true);
  const lost = new Peer(() => !isGone);
  const sockets = [alive, lost] as unknown as readonly WebSocket[];
  const heartbeat = new SocketHeartbeat();
  for (const socket of sockets) heartbeat.track(socket);
  heartbeat.check(sockets);
  heartbeat.check(sockets);
  isGone = true;
  heartbeat.check(sockets);
  expect([alive.isTerminated, lost.isTerminated]).toEqual([false, false]);
  heartbeat.check(sockets);
  expect([alive.isTerminated, lost.isTerminated]).toEqual([false, true]);
});
