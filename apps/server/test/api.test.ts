import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problem, type ProblemCode } from "@sofala/protocol";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let ann: Client;
beforeAll(async () => {
  server = await startServer();
  ann = await Client.guest(server.url, "Ann");
});
afterAll(() => endServer(server));

interface Sent {
  readonly headers?: { readonly [name: string]: string };
  readonly body?: RequestInit["body"];
}

const send = (method: string, path: string, { headers, body }: Sent = {}): Promise<Response> =>
  fetch(server.url + path, {
    method,
    headers: { ...ann.headers, ...headers },
    ...(body === undefined ? {} : { body }),
  });

async function expectProblem(response: Response, code: ProblemCode): Promise<void> {
  expect(response.status).toBe(problem(code).status);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject(problem(code));
}

describe("a problem is the response to", () => {
  test.each([
    ["DELETE", "/api/tables", "GET, HEAD, POST"],
    ["POST", "/api/me", "GET, HEAD, PUT"],
    ["GET", "/api/tables/some-id/move", "POST"],
    ["HEAD", "/api/tables/some-id/move", "POST"],
    ["PATCH", "/api/tables/some-id/notes?invite=x", "GET, HEAD, PUT"],
    ["HEAD", "/api/me/stream", "GET"],
    ["POST", "/api/tables/some-id/socket", "GET"],
    ["POST", "/api", "GET, HEAD"],
    ["OPTIONS", "/healthz", "GET, HEAD"],
  ])("%s %s: a wrong method", async (method, path, allow) => {
    const response = await send(method, path);
    expect(response.headers.get("allow")).toBe(allow);
    if (method === "HEAD") expect(response.status).toBe(405);
    else await expectProblem(response, "request/wrong-method");
  });

  test.each(["/api/", "/api/castles", "/api/tables/some-id/castle", "/api/tables/a/b/c", "/apis"])(
    "%s: an unknown path",
    async (path) => {
      await expectProblem(await send("GET", path), "request/unknown");
      await expectProblem(await send("POST", path), "request/unknown");
    },
  );

  test.each(["/api/tables/%zz", "/api/%"])("%s: a malformed path", async (path) => {
    await expectProblem(await send("GET", path), "request/malformed");
  });

  const json = { "content-type": "application/json" };
  test.each<[what: string, init: Sent, code: ProblemCode]>([
    ["no JSON", { headers: json, body: '{"name":' }, "request/malformed"],
    ["nothing", { headers: json, body: "" }, "request/malformed"],
    ["no object", { headers: json, body: "3" }, "request/malformed"],
    ["null", { headers: json, body: "null" }, "request/malformed"],
    ["an unknown field", { headers: json, body: '{"name":"A","x":1}' }, "request/malformed"],
    ["a field named __proto__", { headers: json, body: '{"__proto__":{}}' }, "request/malformed"],
    ["a form", { body: new URLSearchParams({ name: "Ann" }) }, "request/not-json"],
    ["a text", { body: '{"name":"Ann"}' }, "request/not-json"],
    ["a file", { body: new Uint8Array(8) }, "request/not-json"],
    ["too much", { headers: json, body: `{"name":"${"A".repeat(70_000)}"}` }, "request/too-large"],
  ])("a body that is %s", async (_what, init, code) => {
    await expectProblem(await send("POST", "/api/guests", init), code);
  });

  test("unknown, excessive and repeated query parameters", async () => {
    await expectProblem(await send("GET", "/api/games?colour=red"), "request/malformed");
    await expectProblem(await send("GET", "/api/tables?limit=1000"), "request/malformed");
    await expectProblem(await send("GET", "/api/tables?limit=1&limit=2"), "request/malformed");
  });

  test("a record may be larger than other bodies, up to a limit", async () => {
    const request = (size: number) => ({
      headers: json,
      body: JSON.stringify({
        game: "x",
        seats: [{ kind: "me" }],
        record: { pins: "A".repeat(size) },
      }),
    });
    await expectProblem(await send("POST", "/api/tables", request(500_000)), "game/unknown");
    await expectProblem(await send("POST", "/api/tables", request(1_100_000)), "request/too-large");
  });

  test.each([
    ["no HTTP", "What is this?\r\n\r\n", "request/malformed"],
    ["too long", `GET / HTTP/1.1\r\nX: ${"a".repeat(100_000)}\r\n\r\n`, "request/too-large"],
  ] as const)("what is %s", async (_what, text, code) => {
    const socket = connect(server.port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (data: string) => {
      answer += data;
    });
    socket.write(text);
    await once(socket, "close");
    expect(answer).toContain(`HTTP/1.1 ${problem(code).status} `);
    expect(JSON.parse(answer.slice(answer.indexOf("{")))).toEqual(problem(code));
  });

  test("a plain request where a socket is expected", async () => {
    const { id } = await ann.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    await expectProblem(await send("GET", `/api/tables/${id}/socket`), "request/malformed");
  });

  test("too many requests", async () => {
    const strict = await startServer({ requestsPerMinute: 2 });
    try {
      const codes: number[] = [];
      for (let n = 0; n < 3; n++) codes.push((await fetch(`${strict.url}/api/games`)).status);
      expect(codes).toEqual([200, 200, 429]);
      const last = await fetch(`${strict.url}/api/games`);
      expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await last.json()).toEqual(problem("request/too-many"));
    } finally {
      await endServer(strict);
    }
  });
});

test("HEAD works wherever GET does", async () => {
  const response = await send("HEAD", "/api/games");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

describe("the documentation", () => {
  test("is a page with a style sheet and a script, which may request this server only", async () => {
    const page = await send("GET", "/api");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(await page.text()).toContain('<link rel="stylesheet" href="/api/documentation.css">');
    const style = await send("GET", "/api/documentation.css");
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
    const script = await send("GET", "/api/documentation.js");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  test("is also an OpenAPI document", async () => {
    const document = await send("GET", "/api/openapi.json");
    expect(document.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await document.json()).toMatchObject({ openapi: "3.1.1" });
  });
});
