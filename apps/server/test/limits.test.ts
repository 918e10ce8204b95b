import type { Problem } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { siteHandler } from "../../web/serve/site-handler.ts";
import { siteFile } from "../../web/serve/site.ts";
import { CPU_LIMITS } from "../src/fairness/cpu-limiter.ts";
import {
  EXPORTS_PER_HOUR,
  GUESTS_PER_HOUR,
  MAX_BODY_BYTES,
  MAX_RECORD_BODY_BYTES,
} from "../src/http/limits.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { createGuests } from "./support/tables.ts";

let server: TestServer;
afterEach(() => endServer(server));

const TOO_MANY = { status: 429, body: { code: "request/too-many", status: 429 } };

describe("requests", () => {
  test("are limited per minute, and the response says when to retry", async () => {
    server = await startServer({ requestsPerMinute: 5 });
    const stranger = new Client(server.url);
    for (let n = 0; n < 5; n++) {
      expect(await stranger.request("GET", "/api/games")).toMatchObject({ status: 200 });
    }
    // A header that clients can write does not change their address.
    for (const headers of [{}, { "x-forwarded-for": "192.0.2.1" }]) {
      const answer = await stranger.request("GET", "/api/games", undefined, headers);
      expect(answer).toMatchObject(TOO_MANY);
      expect(answer.type).toMatch(/^application\/problem\+json/u);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  test("count by the address from the proxy, and by network for IPv6", async () => {
    server = await startServer({ requestsPerMinute: 2, trustProxy: 1 });
    const from = async (address: string) =>
      (
        await new Client(server.url).request("GET", "/api/games", undefined, {
          "x-forwarded-for": address,
        })
      ).status;
    const addresses = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"];
    const statuses = [];
    for (const address of addresses) statuses.push(await from(address));
    expect(statuses).toEqual([200, 200, 429, 200]);
    const networks = ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:3", "2001:db8:0:1::1"];
    const others = [];
    for (const address of networks) others.push(await from(address));
    expect(others).toEqual([200, 200, 429, 200]);
  });

  test("of an address that used up its share of the main thread wait, others do not", async () => {
    server = await startServer({ requestsPerMinute: 10_000, trustProxy: 1 });
    const { cpuLimiter } = server.services;
    const answered: string[] = [];
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      const { status } = await new Client(server.url).request(
        "GET",
        "/api/games",
        undefined,
        headers,
      );
      answered.push(`${address} ${status}`);
    };
    await from("192.0.2.1");
    cpuLimiter.charge("192.0.2.1", 1e9);
    const late = from("192.0.2.1");
    await from("192.0.2.2");
    expect(answered).toEqual(["192.0.2.1 200", "192.0.2.2 200"]);
    cpuLimiter.charge("192.0.2.1", -1e9);
    await late;
    expect(answered.at(-1)).toBe("192.0.2.1 200");
    // A request that waits too long is refused.
    cpuLimiter.charge("192.0.2.1", 1e9);
    for (let n = 0; n < CPU_LIMITS.maxQueued; n++) void cpuLimiter.waitForTurn("192.0.2.1");
    await from("192.0.2.1");
    expect(answered.at(-1)).toBe("192.0.2.1 429");
  });

  test("for the page of a table count too; beyond the limit it has no preview", async () => {
    const page = siteFile("/index.html", Buffer.from("<head><title>Sofala</title></head>"));
    const site = siteHandler(new Map([["/index.html", page]]));
    server = await startServer({ requestsPerMinute: 3 }, { site });
    const ann = await Client.guest(server.url, "Ann");
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.createTable({ game: "zimbabwe", seats, visibility: "public" });
    const titles = [];
    for (let n = 0; n < 4; n++) {
      const response = await fetch(`${server.url}/table/${id}`);
      expect(response.status).toBe(200);
      titles.push((await response.text()).includes("og:title"));
    }
    expect(titles).toEqual([true, true, true, false]);
  });

  test.each<[number | string[], string[], number[]]>([
    // The client's entries come first, those of the proxies last.
    [1, ["192.0.2.1, 198.51.100.7", "192.0.2.2, 198.51.100.7", "x, 198.51.100.8"], [200, 429, 200]],
    [2, ["192.0.2.1, 198.51.100.7, 10.0.0.1", "y, 198.51.100.7, 10.0.0.2"], [200, 429]],
    [
      ["127.0.0.0/8", "10.0.0.0/8"],
      ["x, 198.51.100.7, 10.0.0.1", "y, 198.51.100.7"],
      [200, 429],
    ],
    [["10.0.0.0/8"], ["198.51.100.7", "198.51.100.8"], [200, 429]],
    // Some proxies add the port.
    [1, ["198.51.100.7:4711", "198.51.100.7:4712", "198.51.100.7"], [200, 429, 429]],
    [1, ["[2001:db8::1]:4711", "[2001:db8::1]:4712", "2001:db8::1"], [200, 429, 429]],
  ])("count by what the proxies say, not the client: %j", async (trustProxy, sent, statuses) => {
    server = await startServer({ requestsPerMinute: 1, trustProxy });
    const answers = [];
    for (const address of sent) {
      const headers = { "x-forwarded-for": address };
      answers.push(await new Client(server.url).request("GET", "/api/games", undefined, headers));
    }
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  test("for new guests have a lower limit, without effect on known people", async () => {
    server = await startServer({ requestsPerMinute: 10_000 });
    const people = await Promise.all(
      Array.from({ length: GUESTS_PER_HOUR }, (_, n) => Client.guest(server.url, `Guest ${n}`)),
    );
    const answer = await new Client(server.url).request("POST", "/api/guests", {
      name: "One more",
    });
    expect(answer).toMatchObject(TOO_MANY);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await people[0]?.request("GET", "/api/me")).toMatchObject({ status: 200 });
  });

  test("for exports of personal data have a lower limit", async () => {
    server = await startServer({ requestsPerMinute: 10_000 });
    const ann = await Client.guest(server.url, "Ann");
    for (let n = 0; n < EXPORTS_PER_HOUR; n++) {
      expect(await ann.request("GET", "/api/me/export")).toMatchObject({ status: 200 });
    }
    expect(await ann.request("GET", "/api/me/export")).toMatchObject(TOO_MANY);
  });

  test("for new tables have a lower limit, and open tables per person are limited", async () => {
    server = await startServer({ requestsPerMinute: 10_000 });
    const request = { game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] };
    const codes = new Map<string, number>();
    for (const client of await createGuests(server, "Ann", "Ben", "Cleo")) {
      for (let n = 0; n < 51; n++) {
        const { status, body } = await client.request<Problem>("POST", "/api/tables", request);
        const code = status === 200 ? "good" : body.code;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(codes)).toEqual({
      good: 118,
      "table/too-many": 2,
      "request/too-many": 33,
    });
  });
});

describe("bodies", () => {
  beforeEach(async () => {
    server = await startServer();
  });

  test("are limited in size, and larger ones are not read", async () => {
    const ann = await Client.guest(server.url, "Ann");
    const sized = (size: number) => ({ name: "x".repeat(size) });
    expect(await ann.request("PUT", "/api/me", sized(MAX_BODY_BYTES))).toMatchObject({
      status: 413,
      body: { code: "request/too-large" },
    });
    expect(await ann.request("PUT", "/api/me", sized(MAX_BODY_BYTES - 100))).toMatchObject({
      status: 400,
    });
    expect(await ann.request("POST", "/api/tables", sized(MAX_RECORD_BODY_BYTES))).toMatchObject({
      status: 413,
      body: { code: "request/too-large" },
    });
    expect(await ann.request("POST", "/api/tables", sized(MAX_BODY_BYTES + 100))).toMatchObject({
      status: 400,
    });
  });

  test("may not contain __proto__ or constructor members", async () => {
    const ann = await Client.guest(server.url, "Ann");
    const send = async (text: string) => {
      const response = await fetch(`${server.url}/api/me`, {
        method: "PUT",
        headers: { ...ann.headers, "content-type": "application/json" },
        body: text,
      });
      return { status: response.status, body: await response.json() };
    };
    for (const text of [
      '{"name":"Eve","__proto__":{"isAdmin":true}}',
      '{"name":"Eve","constructor":{"prototype":{"isAdmin":true}}}',
      '{"name":"Eve","toString":1}',
      '{"name":"Eve"',
      "",
      "null",
      '"Eve"',
      '{"name":"\\ud800"}',
      '{"name":"a\\u202eb"}',
      '{"name":"a\\nb"}',
      '{"name":"\\u0000"}',
    ]) {
      expect([text, await send(text)]).toMatchObject([
        text,
        { status: 400, body: { code: "request/malformed" } },
      ]);
    }
    expect(await ann.get("/api/me")).toMatchObject({ person: { name: "Ann" } });
  });
});
