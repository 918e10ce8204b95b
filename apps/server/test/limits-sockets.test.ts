import { once } from "node:events";
import type { ServerMessage } from "@sofala/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { MAX_SOCKET_MESSAGE_BYTES, MAX_SOCKET_FRAGMENTS } from "../src/http/limits.ts";
import { CLOSE_CODES, DEFAULT_SOCKET_LIMITS } from "../src/http/table-socket.ts";
import { Client, type TableSocketClient } from "./support/client.ts";
import { LineStreamClient } from "./support/line-stream-client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable, playOne, type TestTable } from "./support/tables.ts";

let server: TestServer;
afterEach(() => endServer(server));

const TOO_MANY = { status: 429, body: { code: "request/too-many", status: 429 } };

describe("sockets", () => {
  let table: TestTable;
  const start = async (limits: Partial<typeof DEFAULT_SOCKET_LIMITS>, requestsPerMinute = 0) => {
    server = await startServer(
      { requestsPerMinute },
      { socketLimits: { ...DEFAULT_SOCKET_LIMITS, ...limits } },
    );
    table = await startTable(server, 2);
  };
  const person = (seat: number): Client => {
    const [found = new Client(server.url)] = table.people.slice(seat);
    return found;
  };
  const closing = async (socket: TableSocketClient | WebSocket): Promise<number> => {
    const raw = "socket" in socket ? socket.socket : socket;
    if ("closed" in socket && socket.closed !== undefined) return socket.closed.code;
    const [code] = (await once(raw, "close")) as [number];
    return code;
  };
  const silent = () => {
    const { url, headers } = person(0);
    const address = `${url.replace("http", "ws")}/api/tables/${table.id}/socket`;
    const socket = new WebSocket(address, { headers });
    socket.on("error", () => {});
    return socket;
  };

  test("accept messages up to a size", async () => {
    await start({});
    const socket = await person(0).socket(table.id);
    socket.socket.send(
      JSON.stringify({ command: "chat", text: "x".repeat(MAX_SOCKET_MESSAGE_BYTES - 100) }),
    );
    await socket.until(() => socket.messages.at(-1)?.kind === "problem");
    socket.socket.send(
      JSON.stringify({ command: "chat", text: "x".repeat(MAX_SOCKET_MESSAGE_BYTES) }),
    );
    expect(await closing(socket)).toBe(1009);
  });

  test("that flood are closed, and later commands are not executed", async () => {
    await start({ messagesPerSecond: 0.001, messageBurst: 5 });
    const socket = await person(0).socket(table.id);
    const watcher = await person(1).socket(table.id);
    for (let n = 0; n < 50; n++) socket.send({ command: "chat", text: `${n}` });
    expect(await closing(socket)).toBe(CLOSE_CODES.tooMany);
    // Earlier commands are executed before this.
    await playOne(table);
    await watcher.until(() => watcher.snapshot.entryCount === 1);
    // The greeting counts as well.
    expect(chats(watcher.messages)).toBe(4);
  });

  test.each(["ping", "pong"] as const)("that flood with %s frames are closed", async (frame) => {
    await start({ messagesPerSecond: 0.001, messageBurst: 20 });
    const socket = await person(0).socket(table.id);
    for (let n = 0; n < 15; n++) socket.socket[frame]();
    socket.send({ command: "ping", id: 1 });
    await socket.until(() => socket.messages.at(-1)?.kind === "pong");
    for (let n = 0; n < 5; n++) socket.socket[frame]();
    expect(await closing(socket)).toBe(CLOSE_CODES.tooMany);
  });

  test("accept a few fragments per message; more close the socket", async () => {
    await start({});
    const socket = await person(0).socket(table.id);
    const ping = '{"command":"ping","id":1}';
    socket.socket.send(ping, { fin: false });
    for (let n = 2; n < MAX_SOCKET_FRAGMENTS; n++) socket.socket.send("", { fin: false });
    socket.socket.send("", { fin: true });
    await socket.until(() => socket.messages.at(-1)?.kind === "pong");
    for (let n = 0; n <= MAX_SOCKET_FRAGMENTS; n++) socket.socket.send("", { fin: false });
    expect(await closing(socket)).toBe(1008);
  });

  test("that send no greeting are closed", async () => {
    await start({ helloTimeoutMs: 20 });
    expect(await closing(silent())).toBe(CLOSE_CODES.helloTimeout);
  });

  test.each([
    "nonsense",
    "[]",
    '{"command":"move"}',
    '{"command":"hello","after":-1}',
    '{"command":"hello","x":1}',
  ])("that greet with %s are closed, and later commands are not executed", async (text) => {
    await start({});
    const socket = silent();
    await once(socket, "open");
    socket.send(text);
    socket.send('{"command":"hello"}');
    socket.send('{"command":"chat","text":"Hear me!"}');
    let received = 0;
    socket.on("message", () => received++);
    expect(await closing(socket)).toBe(CLOSE_CODES.malformed);
    expect(received).toBe(0);
    expect(await person(1).get(`/api/tables/${table.id}/chat`)).toEqual({ messages: [] });
  });

  test.each(["nonsense", Buffer.from('{"command":"leave"}')])(
    "that send %o after their greeting are closed",
    async (message) => {
      await start({});
      const socket = await person(0).socket(table.id);
      socket.socket.send(message);
      expect(await closing(socket)).toBe(CLOSE_CODES.malformed);
    },
  );

  test("that break the protocol are closed, and no others", async () => {
    await start({});
    const socket = await person(0).socket(table.id);
    const other = await person(1).socket(table.id);
    const raw = (socket.socket as unknown as { _socket: NodeJS.WritableStream })._socket;
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    expect(await closing(socket)).toBe(1002);
    await playOne(table);
    await other.until(() => other.snapshot.entryCount === 1);
  });

  /** Sends long messages until the slow reader is disconnected. */
  async function sendUntilDisconnected(hasHeard: (count: number) => Promise<void>): Promise<void> {
    const liveTable = await server.tables.find(table.id);
    if (liveTable === undefined) throw new Error("no such table");
    const { personId: id = "" } = (await person(0).info(table.id)).seats[0] ?? {};
    const text = "x".repeat(100_000);
    for (let count = 1; liveTable.subscribers.connected.has(id); count++) {
      if (count > 1000) throw new Error("nobody was disconnected");
      liveTable.subscribers.broadcastChat({
        number: count,
        personId: "ben",
        name: "Ben",
        text,
        at: 0,
      });
      await hasHeard(count);
    }
  }
  const chats = (messages: readonly { readonly kind: string }[]) =>
    messages.filter(({ kind }) => kind === "chat").length;

  test("that are read too slowly are closed, and no others", async () => {
    await start({ maxBacklogBytes: 200_000 });
    const slow = await person(0).socket(table.id);
    const raw = (slow.socket as unknown as { _socket: { pause(): void } })._socket;
    raw.pause();
    const quick = await person(1).socket(table.id);
    await sendUntilDisconnected((count) => quick.until(() => chats(quick.messages) === count));
    expect(quick.closed).toBeUndefined();
    await playOne(table);
    await quick.until(() => quick.snapshot.entryCount === 1);
    slow.socket.terminate();
  });

  test("with too much buffered data at one table are closed, and no others", async () => {
    const slowReaders = { perTable: 200_000, total: 100_000_000, checkIntervalMs: 10 };
    await start({ maxBacklogBytes: 100_000_000, slowReaders });
    const slow = await person(0).socket(table.id);
    const raw = (slow.socket as unknown as { _socket: { pause(): void } })._socket;
    raw.pause();
    const quick = await person(1).socket(table.id);
    await sendUntilDisconnected((count) => quick.until(() => chats(quick.messages) === count));
    expect(quick.closed).toBeUndefined();
    slow.socket.terminate();
  });

  test("streams that are read too slowly end, and others do not", async () => {
    await start({ maxBacklogBytes: 200_000 });
    const { url, headers } = person(0);
    const stop = new AbortController();
    const path = `/api/tables/${table.id}/stream`;
    const response = await fetch(url + path, { headers, signal: stop.signal });
    expect(response.status).toBe(200);
    const quick = await LineStreamClient.open<ServerMessage>(person(1), path);
    await sendUntilDisconnected((count) => quick.until(() => chats(quick.messages) === count));
    expect(quick.end).toBe("open");
    stop.abort();
    quick.close();
  });

  test("are limited per person", async () => {
    await start({ perPerson: 3, perAddress: 100 }, 10_000);
    const open = await Promise.all([1, 2].map(() => person(0).socket(table.id)));
    const lines = await LineStreamClient.open(person(0), "/api/me/stream");
    await expect(person(0).socket(table.id)).rejects.toThrow(`${CLOSE_CODES.tooMany}`);
    expect(await person(0).request("GET", "/api/me/stream")).toMatchObject(TOO_MANY);
    const other = await person(1).socket(table.id);
    open[0]?.close();
    await other.until(() => other.messages.length > 2);
    await untilAccepted(() => person(0).socket(table.id));
    lines.close();
  });

  test("are limited per address, and closed ones do not count", async () => {
    await start({ perPerson: 100, perAddress: 3 }, 10_000);
    const stranger = new Client(server.url);
    const open = await Promise.all([1, 2].map(() => stranger.socket(table.id)));
    const lines = await LineStreamClient.open(stranger, `/api/tables/${table.id}/stream`);
    await expect(person(0).socket(table.id)).rejects.toThrow(`${CLOSE_CODES.tooMany}`);
    lines.close();
    await untilAccepted(() => person(0).socket(table.id));
    for (const socket of open) socket.close();
    await untilAccepted(() => person(1).socket(table.id));
  });

  /** Waits until the server has noticed a closed socket. */
  async function untilAccepted(take: () => Promise<TableSocketClient>): Promise<void> {
    for (let n = 0; n < 500; n++) {
      const isTaken = await take().then(
        () => true,
        () => false,
      );
      if (isTaken) return;
    }
    throw new Error("no place became free");
  }
});
