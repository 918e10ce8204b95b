import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Problem } from "@sofala/protocol";
import type { WebSocket } from "ws";
import type { Subscriber } from "../tables/subscriber-list.ts";
import type { LiveTable } from "../tables/live-table.ts";
import { CpuLimiter } from "../fairness/cpu-limiter.ts";
import { SINGLE_NODE_STALL_DETECTOR } from "../nodes/stall-detector.ts";
import { TimeSlicer } from "../fairness/time-slicer.ts";
import type { HttpServices } from "./route.ts";
import { EncodedMessage } from "../tables/encoded-message.ts";
import { CLOSE_CODES, TableSocket, DEFAULT_SOCKET_LIMITS } from "./table-socket.ts";

/** A client that reads nothing unless a test resets `bufferedAmount`. */
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

/** The text in a frame of fewer than 65,536 bytes. */
const textOf = (frame: Buffer): string => frame.subarray(frame[1] === 126 ? 4 : 2).toString();

let reader: Reader;
let subscriber: Subscriber | undefined;
/** Opens a socket and sends a hello; the table answers with a history of this size. */
async function sendHello(
  historyBytes: number,
  timeSlicer = new TimeSlicer(),
  cpuLimiter = new CpuLimiter(undefined),
  hello = '{"command":"hello"}',
): Promise<void> {
  const liveTable = {
    subscribers: {
      *subscribeInSteps(added: Subscriber) {
        yield;
        subscriber = added;
        added.receive(new EncodedMessage("table"));
        added.receive(new EncodedMessage("x".repeat(historyBytes)));
        added.receive(new EncodedMessage("table"));
        return () => {};
      },
    },
  } as unknown as LiveTable;
  const limits = { ...DEFAULT_SOCKET_LIMITS, maxBacklogBytes: 100 };
  const transport = {
    cork() {},
    uncork() {},
    write: (frame: Buffer) => reader.send(textOf(frame)),
  };
  const stallDetector = SINGLE_NODE_STALL_DETECTOR;
  const services = { timeSlicer, cpuLimiter, stallDetector, now: () => 5 } as HttpServices;
  const context = { services, liveTable, clientAddress: "an address" };
  TableSocket.open(reader as unknown as WebSocket, transport, context, limits);
  reader.emit("message", Buffer.from(hello), false);
  await setImmediate();
}
beforeEach(() => {
  reader = new Reader();
});

test("a long history is sent whole, however slowly it is read", async () => {
  await sendHello(1000);
  subscriber?.receive(new EncodedMessage("x".repeat(100)));
  subscriber?.receive(new EncodedMessage("update"));
  expect(reader.code).toBeUndefined();
  subscriber?.receive(new EncodedMessage("one more update"));
  expect(reader.code).toBe(CLOSE_CODES.tooSlow);
});

test("once the history has been read, the usual limit on unread bytes applies", async () => {
  await sendHello(1000);
  reader.bufferedAmount = 0;
  subscriber?.receive(new EncodedMessage("x".repeat(101)));
  expect(reader.code).toBeUndefined();
  subscriber?.receive(new EncodedMessage("update"));
  expect(reader.code).toBe(CLOSE_CODES.tooSlow);
});

test("an empty message after the hello gets an empty message", async () => {
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

test("commands wait while a long history is being sent; empty messages are answered at once", async () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  let time = 0;
  const isSubscribed = sendHello(
    10,
    new TimeSlicer(
      () => {},
      () => (time += 1000),
    ),
  );
  reader.emit("message", Buffer.from('{"command":"ping","id":7}'), false);
  reader.emit("message", Buffer.alloc(0), false);
  expect(sent).toEqual(['{"kind":"hello","protocol":2}', ""]);
  await isSubscribed;
  await setImmediate();
  const pong = '{"kind":"pong","now":5,"id":7}';
  expect(sent.slice(2)).toEqual(["table", "x".repeat(10), "table", pong]);
  expect(reader.code).toBeUndefined();
});

test("a socket is not read while its address has used up its CPU time", async () => {
  const steps: string[] = [];
  reader.pause = () => void steps.push("pause");
  reader.resume = () => void steps.push("resume");
  const cpuLimiter = new CpuLimiter({
    msPerSecond: 1000,
    burstMs: 10,
    unqueuedMs: 10,
    reservedMs: 0,
    maxQueued: 1,
  });
  await sendHello(0, new TimeSlicer(), cpuLimiter);
  reader.send = (text) => void steps.push((JSON.parse(text) as { problem: Problem }).problem.code);
  cpuLimiter.charge("an address", 1e9);
  for (const id of [1, 2]) {
    reader.emit("message", Buffer.from(`{"command":"leave","id":${id}}`), false);
  }
  await setImmediate();
  expect(steps).toEqual(["pause", "pause", "resume", "request/too-many"]);
});

test("parsing a message is charged to the address, even if it is not a command", async () => {
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  // Each call of the parser counts as a millisecond of CPU time.
  const cpu = () => parse.mock.calls.length;
  const limits = { msPerSecond: 0, burstMs: 10, unqueuedMs: 2, reservedMs: 0, maxQueued: 1 };
  const cpuLimiter = new CpuLimiter(limits, () => 0, cpu);
  await sendHello(0, new TimeSlicer(), cpuLimiter);
  expect(cpuLimiter.canRunNow("an address")).toBe(true);
  reader.emit("message", Buffer.from("nonsense"), false);
  expect(reader.code).toBe(CLOSE_CODES.malformed);
  expect(cpuLimiter.canRunNow("an address")).toBe(false);
});

test.each(["message", "ping"])(
  "a client that floods a closed socket with %s frames is not read any more",
  async (frame) => {
    let isPaused = false;
    reader.pause = () => {
      isPaused = true;
    };
    await sendHello(0);
    reader.emit("message", Buffer.from("nonsense"), false);
    expect(reader.code).toBe(CLOSE_CODES.malformed);
    for (let n = 0; n < DEFAULT_SOCKET_LIMITS.messageBurst / 2; n++) {
      reader.emit(frame, Buffer.alloc(0), false);
    }
    expect(isPaused).toBe(false);
    for (let n = 0; n < DEFAULT_SOCKET_LIMITS.messageBurst; n++) {
      reader.emit(frame, Buffer.alloc(0), false);
    }
    expect(isPaused).toBe(true);
    expect(reader.code).toBe(CLOSE_CODES.malformed);
  },
);

test("the hello of protocol version 1 is refused as too old, so that old pages reload", async () => {
  const sent: string[] = [];
  reader.send = (text) => void sent.push(text);
  await sendHello(0, undefined, undefined, '{"do":"hello","protocol":1,"after":3}');
  expect(sent.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { kind: "problem", problem: { code: "request/too-old" } },
  ]);
  expect(reader.code).toBe(CLOSE_CODES.tooOld);
});

/** A slicer whose clock makes every step use up a whole slice. */
const slowSlicer = () => {
  let time = 0;
  return new TimeSlicer(
    () => {},
    () => (time += 1000),
  );
};

test("a long history is not prepared any further when the client has disconnected", async () => {
  subscriber = undefined;
  const isSubscribed = sendHello(10, slowSlicer());
  reader.emit("close");
  await isSubscribed;
  await setImmediate();
  expect(subscriber).toBeUndefined();
});

test("commands that wait while a long history is sent are limited to the size of one message", async () => {
  const isSubscribed = sendHello(10, slowSlicer());
  const text = "x".repeat(30_000);
  for (let count = 0; count < 2; count++) {
    reader.emit("message", Buffer.from(JSON.stringify({ command: "chat", text })), false);
    expect(reader.code).toBeUndefined();
  }
  reader.emit("message", Buffer.from(JSON.stringify({ command: "chat", text })), false);
  expect(reader.code).toBe(CLOSE_CODES.tooMany);
  await isSubscribed;
});
