import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServeDeps } from "../src/serve.ts";
import { Client } from "./support/client.ts";
import { readRaw, sendRaw } from "./support/raw-http.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable } from "./support/tables.ts";

let server: TestServer;
let ann: Client;
let table: string;
beforeAll(async () => {
  const site: ServeDeps["site"] = (_request, response) => {
    response.writeHead(200, {
      "content-security-policy": "default-src 'self'",
      "x-content-type-options": "nosniff",
    });
    response.end("<!doctype html>");
  };
  server = await startServer({}, { site });
  const { id, people } = await startTable(server, 2);
  table = id;
  [ann = new Client(server.url)] = people;
});
afterAll(() => endServer(server));

describe("every response has security headers", () => {
  const isStrict = (headers: Headers) => ({
    sniffs: headers.get("x-content-type-options") !== "nosniff",
    policy: headers.get("content-security-policy")?.split(";")[0],
  });
  const STRICT = { sniffs: false, policy: "default-src 'none'" };

  test.each([
    ["GET", "/api/games", 200],
    ["GET", "/healthz", 200],
    ["GET", "/metrics", 200],
    ["GET", "/api", 200],
    ["GET", "/api/documentation.css", 200],
    ["GET", "/api/documentation.js", 200],
    ["GET", "/api/openapi.json", 200],
    ["HEAD", "/api/games", 200],
    ["GET", "/api/tables/:tableId/legal", 200],
    ["GET", "/api/tables/nothing", 404],
    ["GET", "/api/nothing", 404],
    ["DELETE", "/api/games", 405],
    ["POST", "/api/tables/:tableId/move", 400],
    ["GET", "/api/tables/:tableId/socket", 400],
    ["GET", `/api/tables/${"x".repeat(200)}`, 400],
    ["GET", "/api/tables/%zz", 400],
  ])("%s %s: %i", async (method, path, status) => {
    const body = method === "POST" ? { nonsense: true } : undefined;
    const answer = await ann.request(method, path.replace(":tableId", table), body);
    expect({ status: answer.status, ...isStrict(answer.headers) }).toEqual({ status, ...STRICT });
  });

  test("streams", async () => {
    for (const path of [`/api/tables/${table}/stream`, "/api/me/stream"]) {
      const stop = new AbortController();
      const { headers } = ann;
      const response = await fetch(server.url + path, { headers, signal: stop.signal });
      expect(isStrict(response.headers)).toEqual(STRICT);
      stop.abort();
    }
  });

  test.each([
    ["invalid HTTP", "NONSENSE\r\n\r\n", 400],
    ["headers that are too large", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 413],
    [
      "a body that is too large",
      "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n",
      413,
    ],
    [
      "half a handshake",
      "GET /api/tables/:tableId/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      400,
    ],
    [
      "an upgrade to something else",
      "GET /api/tables/:tableId/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
      400,
    ],
    [
      "a socket where there is none",
      "GET /api/games?invite=secret HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      400,
    ],
    [
      "a socket by POST",
      "POST /api/guests HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
      400,
    ],
    [
      "a socket to the site",
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      400,
    ],
  ])("%s", async (_what, text, status) => {
    const answer = readRaw(await sendRaw(server.port, text.replace(":tableId", table)));
    expect({ status: answer.status, ...isStrict(answer.headers) }).toEqual({ status, ...STRICT });
    expect(JSON.parse(answer.body)).toMatchObject({ status });
    expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/u);
  });

  test("the app's files have their own policy", async () => {
    const answer = await ann.request("GET", "/");
    expect(isStrict(answer.headers)).toEqual({ sniffs: false, policy: "default-src 'self'" });
  });
});
