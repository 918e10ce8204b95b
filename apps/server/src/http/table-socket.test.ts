import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Problem } from "@sofala/protocol";
import type { WebSocket } from "ws";
import type { Listener } from "../tables/subscriber-list.ts";
import type { Room } from "../tables/live-table.ts";
import type { Rooms } from "../tables/live-tables.ts";
import { AddressShare } from "../fairness/cpu-limiter.ts";
import { ONE_NODE } from "../nodes/stall-detector.ts";
import { Slices } from "../fairness/time-slicer.ts";
import { CLOSED, TableSocket, USUAL_LIMITS } from "./table-socket.ts";

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
  pause(): void {}
  resume(): void {}
}

let reader: Reader;
let listener: Listener | undefined;
/** Greets; a history of so many bytes is told at once. */
async function greet(
  history: number,
  slices = new Slices(),
  share = new AddressShare(undefined),
): Promise<void> {
  const room = {
    *subscribeWork(told: Listener) {
      yield;
      listener = told;
      told.hear("table");
      told.hear("x".repeat(history));
      told.hear("table");
      return () => {};
    },
  } as unknown as Room;
  const limits = { ...USUAL_LIMITS, backlog: 100 };
  const line = { cork() {}, uncork() {} };
  const rooms = { services: { slices, share, standstill: ONE_NODE, now: () => 5 } } as Rooms;
  const call = { rooms, room, source: "an address" };
  TableSocket.open(reader as unknown as WebSocket, line, call, limits);
  reader.emit("message", Buffer.from('{"do":"hello"}'), false);
  await setImmediate();
}
beforeEach(() => {
  reader = new Reader();
});

test("a long history is told whole, however slowly it is read", async () => {
  await greet(1000);
  listener?.hear("x".repeat(100));
  listener?.hear("news");
  expect(reader.code).toBeUndefined();
  listener?.hear("more news");
  expect(reader.code).toBe(CLOSED.tooSlow);
});

test("once it was read, no more than the usual may wait", async () => {
  await greet(1000);
  reader.bufferedAmount = 0;
  listener?.hear("x".repeat(101));
  expect(reader.code).toBeUndefined();
  listener?.hear("news");
  expect(reader.code).toBe(CLOSED.tooSlow);
});

test("an empty message is answered by one, once the table was greeted", async () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  await greet(0);
  sent.length = 0;
  reader.emit("message", Buffer.alloc(0), false);
  expect(sent).toEqual([""]);
  expect(reader.code).toBeUndefined();
  reader.emit("message", Buffer.alloc(0), true);
  expect(reader.code).toBe(CLOSED.malformed);
});

test("what is sent while a long history is being told is answered after it, questions for life at once", async () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  let time = 0;
  const isGreeted = greet(
    10,
    new Slices(
      () => {},
      () => (time += 1000),
    ),
  );
  reader.emit("message", Buffer.from('{"do":"ping","id":7}'), false);
  reader.emit("message", Buffer.alloc(0), false);
  expect(sent).toEqual(['{"kind":"hello","protocol":1}', ""]);
  await isGreeted;
  await setImmediate();
  const pong = '{"kind":"pong","now":5,"id":7}';
  expect(sent.slice(2)).toEqual(["table", "x".repeat(10), "table", pong]);
  expect(reader.code).toBeUndefined();
});

test("of an address that used up its share, nothing more is read until its turn comes", async () => {
  const steps: string[] = [];
  reader.pause = () => void steps.push("pause");
  reader.resume = () => void steps.push("resume");
  const share = new AddressShare({ perSecond: 1000, atOnce: 10, freely: 10, waiting: 1 });
  await greet(0, new Slices(), share);
  reader.send = (text) => void steps.push((JSON.parse(text) as { problem: Problem }).problem.code);
  share.charge("an address", 1e9);
  for (const id of [1, 2]) {
    reader.emit("message", Buffer.from(`{"do":"leave","id":${id}}`), false);
  }
  await setImmediate();
  expect(steps).toEqual(["pause", "pause", "resume", "request/too-many"]);
});

test("parsing what was sent is charged to its address, even where it is no command", async () => {
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  // So much CPU time as calls of the parser.
  const cpu = () => parse.mock.calls.length;
  const limits = { perSecond: 0, atOnce: 10, freely: 2, waiting: 1 };
  const share = new AddressShare(limits, () => 0, cpu);
  await greet(0, new Slices(), share);
  expect(share.isFree("an address")).toBe(true);
  reader.emit("message", Buffer.from("nonsense"), false);
  expect(reader.code).toBe(CLOSED.malformed);
  expect(share.isFree("an address")).toBe(false);
});

/** Work that never fits in one slice. */
const slowSlices = () => {
  let time = 0;
  return new Slices(
    () => {},
    () => (time += 1000),
  );
};

test("a history is not made any further for somebody who has gone", async () => {
  listener = undefined;
  const isGreeted = greet(10, slowSlices());
  reader.emit("close");
  await isGreeted;
  await setImmediate();
  expect(listener).toBeUndefined();
});

test("no more may wait for the end of a long history than one message of the longest kind", async () => {
  const isGreeted = greet(10, slowSlices());
  const words = "x".repeat(30_000);
  for (let count = 0; count < 2; count++) {
    reader.emit("message", Buffer.from(JSON.stringify({ do: "say", words })), false);
    expect(reader.code).toBeUndefined();
  }
  reader.emit("message", Buffer.from(JSON.stringify({ do: "say", words })), false);
  expect(reader.code).toBe(CLOSED.tooMany);
  await isGreeted;
});
