import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineStream } from "./line-stream.ts";

let lines: LineStream;
let hasEnded: Promise<void>;
let address: AddressInfo;
const app = () => {
  const instance = fastify({ forceCloseConnections: true });
  instance.get("/lines", (_request, reply) => {
    hasEnded = new Promise((resolve) => {
      lines = new LineStream(reply, 1_000_000, resolve);
    });
  });
  return instance;
};
let server: ReturnType<typeof app>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  server = app();
  await server.listen({ port: 0 });
  address = server.server.address() as AddressInfo;
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

test("sends lines of JSON, empty lines in between, and ends cleanly", async () => {
  const response = await fetch(`http://127.0.0.1:${address.port}/lines`);
  expect(response.headers.get("content-type")).toMatch(/^application\/x-ndjson/u);
  lines.send('{"n":1}');
  vi.advanceTimersByTime(10_000);
  lines.send('{"n":2}');
  lines.end();
  lines.send('{"n":3}');
  expect(await response.text()).toBe('{"n":1}\n\n\n{"n":2}\n');
  await hasEnded;
  expect(vi.getTimerCount()).toBe(0);
});

test("a client that disconnects leaves no timer behind", async () => {
  const stop = new AbortController();
  await fetch(`http://127.0.0.1:${address.port}/lines`, { signal: stop.signal });
  stop.abort();
  await hasEnded;
  expect(vi.getTimerCount()).toBe(0);
});

test("a client that does not read is disconnected", async () => {
  const socket = connect(address.port, "127.0.0.1");
  socket.write("GET /lines HTTP/1.1\r\nhost: here\r\n\r\n");
  await once(socket, "readable");
  for (let n = 0; n < 300; n++) lines.send("x".repeat(100_000));
  await hasEnded;
  socket.destroy();
});

test("a message longer than the backlog limit arrives whole", async () => {
  const long = "x".repeat(12_000_000);
  const socket = connect(address.port, "127.0.0.1");
  socket.write("GET /lines HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
  await once(socket, "readable");
  lines.send(long);
  // Nothing was read yet.
  vi.advanceTimersByTime(10_000);
  lines.send("last");
  lines.end();
  let bytes = 0;
  let tail = "";
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).length;
    tail = (tail + String(chunk)).slice(-100);
  }
  expect(bytes).toBeGreaterThan(long.length);
  expect(tail).toContain("last");
});
