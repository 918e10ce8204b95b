import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Problem } from "@sofala/protocol";
import { ROUTES } from "../src/http/routes.ts";
import { Client } from "./support/client.ts";
import { readRaw, sendRaw } from "./support/raw-http.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable } from "./support/tables.ts";

const PUBLIC = "https://play.example.org";

let server: TestServer;
let ann: Client;
let table: string;
beforeAll(async () => {
  server = await startServer({ origins: [PUBLIC] });
});
afterAll(() => endServer(server));
beforeEach(async () => {
  const { id, people } = await startTable(server, 2);
  table = id;
  [ann = new Client(server.url)] = people;
});

const OTHER_SITE = "https://evil.example.com";
const FOREIGN = [
  { origin: OTHER_SITE },
  { origin: "null" },
  { origin: "nonsense" },
  { origin: "http://127.0.0.1:1" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: PUBLIC, "sec-fetch-site": "cross-site" },
];
const ours = () => [
  {},
  { origin: server.url },
  { origin: PUBLIC },
  { "sec-fetch-site": "same-origin" },
  { origin: server.url, "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
];

describe("pages of other sites", () => {
  const changes = ROUTES.filter(({ method }) => method !== "GET");

  test("cannot change anything with the visitor's cookie", async () => {
    expect(changes.length).toBeGreaterThan(15);
    for (const route of changes) {
      const path = route.path.replace(":tableId", table).replace(/:\w+/u, "nothing");
      const body = "example" in route ? route.example : undefined;
      for (const headers of FOREIGN) {
        const answer = await ann.request<Problem>(route.method, path, body, headers);
        expect([route.name, headers, answer.status, answer.body.code]).toEqual([
          route.name,
          headers,
          403,
          "request/foreign-origin",
        ]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  test.each(FOREIGN)("cannot open a socket: %o", async (headers) => {
    expect(await upgrade(ann, headers)).toBe(403);
    expect(await upgrade(new Client(server.url), headers)).toBe(403);
  });

  test("get no CORS headers", async () => {
    for (const path of ["/api/games", `/api/tables/${table}`, "/api/nothing", "/api", "/"]) {
      for (const method of ["GET", "OPTIONS", "HEAD"]) {
        const answer = await ann.request(method, path, undefined, {
          origin: OTHER_SITE,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization, content-type",
        });
        const shared = [...answer.headers.keys()].filter((name) => name.startsWith("access-"));
        expect([path, method, shared]).toEqual([path, method, []]);
        if (path.startsWith("/api/") && method === "OPTIONS") expect(answer.status).not.toBe(200);
      }
    }
  });
});

describe("own pages and programs", () => {
  test("may change things", async () => {
    for (const headers of ours()) {
      const body = { text: "mine" };
      const path = `/api/tables/${table}/notes`;
      expect([headers, await ann.request("PUT", path, body, headers)]).toMatchObject([
        headers,
        { status: 200, body },
      ]);
      expect([headers, await upgrade(ann, headers)]).toEqual([headers, 101]);
    }
  });

  test("with a token may come from any origin, since browsers do not add it", async () => {
    const { token } = await ann.post<{ token: string }>("/api/tokens", { label: "a program" });
    for (const headers of FOREIGN) {
      const program = new Client(server.url, { token });
      const answer = await program.request("PUT", "/api/me", { name: "Ann" }, headers);
      expect([headers, answer.status]).toEqual([headers, 200]);
      expect([headers, await upgrade(program, headers)]).toEqual([headers, 101]);
    }
  });

  test("with an invalid authorization header are unauthenticated, despite a valid cookie", async () => {
    for (const authorization of ["", "Bearer", "Basic YW5uOmFubg==", "Bearer a b"]) {
      const headers = { origin: OTHER_SITE, authorization };
      const answer = await ann.request("PUT", "/api/me", { name: "Eve" }, headers);
      expect([authorization, answer.status]).toEqual([authorization, 401]);
    }
  });
});

/** The status of a request for a socket. */
function upgrade({ url, headers: own }: Client, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const address = `${url.replace("http", "ws")}/api/tables/${table}/socket`;
    const socket = new WebSocket(address, { headers: { ...own, ...headers } });
    socket.on("error", () => {});
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.on("unexpected-response", (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
  });
}

describe("the cookie of a device", () => {
  const cookieOf = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await new Client(url).request("POST", "/api/guests", { name: "Ann" }, headers);
    const [cookie = ""] = answer.headers.getSetCookie();
    return cookie.split("; ").slice(1).toSorted();
  };
  const USUAL = ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Strict"];

  test("is HttpOnly, SameSite, and Secure under https", async () => {
    expect(await cookieOf(server.url)).toEqual(USUAL);
    // Trusting a proxy that does not exist would lose guests.
    expect(await cookieOf(server.url, { "x-forwarded-proto": "https" })).toEqual(USUAL);
    const behind = await startServer({ trustProxy: 1 });
    expect(await cookieOf(behind.url, { "x-forwarded-proto": "https" })).toEqual([
      ...USUAL,
      "Secure",
    ]);
    expect(await cookieOf(behind.url, { "x-forwarded-proto": "http" })).toEqual(USUAL);
    await endServer(behind);
  });
});

describe("forms, which browsers send anywhere", () => {
  const FORMS = [
    ["text/plain", '{"name":"Eve"}'],
    ["text/plain;charset=UTF-8", '{"name":"Eve"}'],
    ["application/x-www-form-urlencoded", "name=Eve"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nEve\r\n--x--',
    ],
    ["application/xml", "<name>Eve</name>"],
    ["", '{"name":"Eve"}'],
  ] as const;

  test.each(FORMS)("are refused: %s", async (type, text) => {
    const answer = readRaw(
      await sendRaw(
        server.port,
        `PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${ann.cookie}\r\n`,
        `${type === "" ? "" : `Content-Type: ${type}\r\n`}Content-Length: ${text.length}\r\n\r\n${text}`,
      ),
    );
    expect(answer.status).toBe(415);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "request/not-json" });
    expect(await ann.get("/api/me")).toMatchObject({ person: { name: "Ann" } });
  });
});
