import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { MAX_FRAMES_AFTER_CLOSE, rejectSocket } from "./register-route.ts";

test("a client that floods a rejected socket is not read any more", () => {
  const pause = vi.fn();
  const socket = Object.assign(new EventEmitter(), { close() {}, terminate() {}, pause });
  rejectSocket(socket as unknown as WebSocket, "tooMany");
  for (let n = 0; n < MAX_FRAMES_AFTER_CLOSE; n++) socket.emit(n % 2 === 0 ? "ping" : "message");
  expect(pause).not.toHaveBeenCalled();
  socket.emit("ping");
  expect(pause).toHaveBeenCalled();
});
