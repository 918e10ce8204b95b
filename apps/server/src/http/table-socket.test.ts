import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Problem } from "@sofala/protocol";
import type { WebSocket } from "ws";
import type { Subscriber } from "../tables/subscriber-list.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { CpuLimiter } from "../fairness/cpu-limiter.ts";
import { SINGLE_NODE_STALL_DETECTOR } from "../nodes/stall-detector.ts";
import { TimeSlicer } from "../fairness/time-slicer.ts";
import { CLOSE_CODES, TableSocket, DEFAULT_SOCKET_LIMITS } from "./table-socket.ts";

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
let subscriber: Subscriber | undefined;
/** Greets; a history of so many bytes is told at once. */
async function sendHello(
  history: number,
  timeSlicer = new TimeSlicer(),
  cpuLimiter = new CpuLimiter(undefined),
): Promise<void> {
  const liveTable = {
    *subscribeInSteps(told: Subscriber) {
      yield;
      subscriber = told;
      told.receive("table");
      told.receive("x".repeat(history));
      told.receive("table");
      return () => {};
    },
  } as unknown as LiveTable;
  const limits = { ...DEFAULT_SOCKET_LIMITS, maxBacklogBytes: 100 };
  const line = { cork() {}, uncork() {} };
  const liveTables = {
    services: { timeSlicer, cpuLimiter, stallDetector: SINGLE_NODE_STALL_DETECTOR, now: () => 5 },
  } as LiveTables;
  const call = { liveTables, liveTable, clientAddress: "an address" };
  TableSocket.open(reader as unknown as WebSocket, line, call, limits);
  reader.emit("message", Buffer.from('{"do":"hello"}'), false);
  await setImmediate();
}
beforeEach(() => {
  reader = new Reader();
});

test("a long history is told whole, however slowly it is read", async () => {
  await sendHello(1000);
  subscriber?.receive("x".repeat(100));
  subscriber?.receive("news");
  expect(reader.code).toBeUndefined();
  subscriber?.receive("more news");
  expect(reader.code).toBe(CLOSE_CODES.tooSlow);
});

test("once it was read, no more than the usual may wait", async () => {
  await sendHello(1000);
  reader.bufferedAmount = 0;
  subscriber?.receive("x".repeat(101));
  expect(reader.code).toBeUndefined();
  subscriber?.receive("news");
  expect(reader.code).toBe(CLOSE_CODES.tooSlow);
});

test("an empty message is answered by one, once the table was greeted", async () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  await sendHello(0);
  sent.length = 0;
  reader.emit("message", Buffer.alloc(0), false);
  expect(sent).toEqual([""]);
  expect(reader.code).toBeUndefined();
  reader.emit("message", Buffer.alloc(0), true);
  expect(reader.code).toBe(CLOSE_CODES.malformed);
});

test("what is sent while a long history is being told is answered after it, questions for life at once", async () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  let time = 0;
  const isGreeted = sendHello(
    10,
    new TimeSlicer(
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
  const share = new CpuLimiter({ msPerSecond: 1000, burstMs: 10, unqueuedMs: 10, maxQueued: 1 });
  await sendHello(0, new TimeSlicer(), share);
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
  const limits = { msPerSecond: 0, burstMs: 10, unqueuedMs: 2, maxQueued: 1 };
  const share = new CpuLimiter(limits, () => 0, cpu);
  await sendHello(0, new TimeSlicer(), share);
  expect(share.canRunNow("an address")).toBe(true);
  reader.emit("message", Buffer.from("nonsense"), false);
  expect(reader.code).toBe(CLOSE_CODES.malformed);
  expect(share.canRunNow("an address")).toBe(false);
});

/** Work that never fits in one slice. */
const slowSlices = () => {
  let time = 0;
  return new TimeSlicer(
    () => {},
    () => (time += 1000),
  );
};

test("a history is not made any further for somebody who has gone", async () => {
  subscriber = undefined;
  const isGreeted = sendHello(10, slowSlices());
  reader.emit("close");
  await isGreeted;
  await setImmediate();
  expect(subscriber).toBeUndefined();
});

test("no more may wait for the end of a long history than one message of the longest kind", async () => {
  const isGreeted = sendHello(10, slowSlices());
  const words = "x".repeat(30_000);
  for (let count = 0; count < 2; count++) {
    reader.emit("message", Buffer.from(JSON.stringify({ do: "say", words })), false);
    expect(reader.code).toBeUndefined();
  }
  reader.emit("message", Buffer.from(JSON.stringify({ do: "say", words })), false);
  expect(reader.code).toBe(CLOSE_CODES.tooMany);
  await isGreeted;
});
