import { EventEmitter } from "node:events";
import { beforeEach, expect, test } from "vitest";
import type { WebSocket } from "ws";
import type { Listener } from "../rooms/audience.ts";
import type { Room } from "../rooms/room.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { CLOSED, TableSocket, USUAL_LIMITS } from "./socket.ts";

/** A reader who takes nothing until told to. */
class Reader extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  code: number | undefined;
  send(text: string): void {
    this.bufferedAmount += text.length;
  }
  close(code: number): void {
    this.readyState = 2;
    this.code = code;
  }
  terminate(): void {}
}

let reader: Reader;
let listener: Listener | undefined;
/** Greets; a history of so many bytes is told at once. */
function greet(history: number): void {
  const room = {
    subscribe(told: Listener) {
      listener = told;
      told.hear("table");
      told.hear("x".repeat(history));
      told.hear("table");
      return () => {};
    },
  } as unknown as Room;
  const limits = { ...USUAL_LIMITS, backlog: 100 };
  const line = { cork() {}, uncork() {} };
  TableSocket.open(reader as unknown as WebSocket, line, {} as Rooms, room, undefined, limits);
  reader.emit("message", Buffer.from('{"do":"hello"}'), false);
}
beforeEach(() => {
  reader = new Reader();
});

test("a long history is told whole, however slowly it is read", () => {
  greet(1000);
  listener?.hear("x".repeat(100));
  listener?.hear("news");
  expect(reader.code).toBeUndefined();
  listener?.hear("more news");
  expect(reader.code).toBe(CLOSED.tooSlow);
});

test("once it was read, no more than the usual may wait", () => {
  greet(1000);
  reader.bufferedAmount = 0;
  listener?.hear("x".repeat(101));
  expect(reader.code).toBeUndefined();
  listener?.hear("news");
  expect(reader.code).toBe(CLOSED.tooSlow);
});

test("an empty message is answered by one, once the table was greeted", () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  greet(0);
  sent.length = 0;
  reader.emit("message", Buffer.alloc(0), false);
  expect(sent).toEqual([""]);
  expect(reader.code).toBeUndefined();
  reader.emit("message", Buffer.alloc(0), true);
  expect(reader.code).toBe(CLOSED.malformed);
});
