import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { Heartbeat } from "./websocket-server.ts";

/** Somebody at the other end, who answers or does not. */
class Peer extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly #isThere: () => boolean;
  isCutOff = false;

  constructor(isThere: () => boolean) {
    super();
    this.#isThere = isThere;
  }
  ping(): void {
    if (this.#isThere()) this.emit("pong");
  }
  terminate(): void {
    this.isCutOff = true;
  }
}

test("who does not answer from one heartbeat to the next is cut off", () => {
  let isAsleep = false;
  const awake = new Peer(() => true);
  const sleeper = new Peer(() => !isAsleep);
  const sockets = [awake, sleeper] as unknown as readonly WebSocket[];
  const heartbeat = new Heartbeat();
  for (const socket of sockets) heartbeat.listen(socket);
  heartbeat.beat(sockets);
  heartbeat.beat(sockets);
  isAsleep = true;
  heartbeat.beat(sockets);
  expect([awake.isCutOff, sleeper.isCutOff]).toEqual([false, false]);
  heartbeat.beat(sockets);
  expect([awake.isCutOff, sleeper.isCutOff]).toEqual([false, true]);
});
