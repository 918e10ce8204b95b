import { once } from "node:events";
import { PROTOCOL_VERSION, PROTOCOL_HEADER, type ServerMessage } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { CLOSE_CODES } from "../src/http/table-socket.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

/** Older than any supported version. */
const TOO_OLD = 0;

let server: TestServer;
let ann: Client;
let table: string;
beforeAll(async () => {
  server = await startServer();
  ann = await Client.guest(server.url, "Ann");
  ({ id: table } = await ann.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
  }));
});
afterAll(() => endServer(server));

/** Sends a request as a client of a version. */
const ask = (version?: number, path = "/api/me") =>
  fetch(server.url + path, {
    headers: {
      ...ann.headers,
      ...(version === undefined ? {} : { [PROTOCOL_HEADER]: String(version) }),
    },
  });

test("every response has the server's protocol version", async () => {
  for (const path of ["/api/me", "/api/tables/none", "/api/none"]) {
    expect((await ask(PROTOCOL_VERSION, path)).headers.get(PROTOCOL_HEADER)).toBe(
      String(PROTOCOL_VERSION),
    );
  }
});

test("supported clients are served, and those that send no version", async () => {
  // Version 1 had other names and is not supported.
  const previous = Math.max(2, PROTOCOL_VERSION - 1);
  for (const version of [PROTOCOL_VERSION, previous, undefined]) {
    expect((await ask(version)).status).toBe(200);
  }
});

test("an older client is refused with request/too-old", async () => {
  const answer = await ask(TOO_OLD);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "request/too-old" });
});

test("the first message of a socket has the server's protocol version", async () => {
  const socket = await ann.socket(table, { protocol: PROTOCOL_VERSION });
  expect(socket.messages[0]).toEqual({ kind: "hello", protocol: PROTOCOL_VERSION });
  socket.close();
});

test("a socket of an older client gets request/too-old, is closed, and receives nothing of the table", async () => {
  const address = `${server.url.replace("http", "ws")}/api/tables/${table}/socket`;
  const socket = new WebSocket(address, { headers: ann.headers });
  const messages: ServerMessage[] = [];
  socket.on("message", (data: Buffer) =>
    messages.push(JSON.parse(data.toString()) as ServerMessage),
  );
  await once(socket, "open");
  socket.send(JSON.stringify({ command: "hello", protocol: TOO_OLD }));
  const [code] = (await once(socket, "close")) as [number];
  expect(code).toBe(CLOSE_CODES.tooOld);
  expect(messages).toMatchObject([{ kind: "problem", problem: { code: "request/too-old" } }]);
});
