import { EventEmitter } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { releaseRequest, SocketHeartbeat } from "./websocket-server.ts";

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

test("an open socket keeps neither its request nor its response, but its errors are handled", () => {
  const transport = new Socket();
  const response = new ServerResponse(new IncomingMessage(transport));
  response.assignSocket(transport);
  const terminate = vi.fn();
  const socket = Object.assign(new EventEmitter(), { terminate });
  const ofLibrary = vi.fn();
  socket.on("error", ofLibrary);
  const log = { error: vi.fn() };
  releaseRequest(socket as unknown as WebSocket, response, log);
  expect(response.socket).toBeNull();
  expect(Object.values(transport)).not.toContain(response);
  socket.emit("error", Object.assign(new Error("a bad frame"), { code: "WS_ERR_INVALID_UTF8" }));
  expect(log.error).not.toHaveBeenCalled();
  socket.emit("error", new Error("something else"));
  expect([terminate, log.error, ofLibrary].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});
