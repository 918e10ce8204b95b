import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSite } from "./site.ts";
import { serveSite, type StaticServer } from "./static-server.ts";

const PAGE = `<!doctype html>${"<p>Sofala</p>".repeat(50)}`;
const SCRIPT = "console.log('sofala');".repeat(50);
const FONT = Buffer.from("a font is compressed already, as far as it goes");

interface TestResponse {
  readonly status: number | undefined;
  readonly headers: { readonly [name: string]: unknown };
  readonly body: Buffer;
}

const parent = mkdtempSync(join(tmpdir(), "sofala-"));
const folder = join(parent, "site");
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(parent, "outside.txt"), "outside");
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "service-worker.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "main-Ab12.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "font-Cd34.woff2"), FONT);
  writeFileSync(join(folder, ".sources"), "hidden");
  server = await serveSite(loadSite(folder), "127.0.0.1", 0);
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

describe("files", () => {
  test.each([
    ["/index.html", "text/html; charset=utf-8"],
    ["/service-worker.js", "text/javascript; charset=utf-8"],
    ["/assets/font-Cd34.woff2", "font/woff2"],
  ])("%s is sent as %s", async (path, type) => {
    const { status, headers } = await send(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": type, "x-content-type-options": "nosniff" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("the page may load from its own server only, and send nothing anywhere else", async () => {
    const { headers } = await send("/");
    const directives = String(headers["content-security-policy"]).split("; ");
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("form-action 'none'");
    for (const directive of directives) {
      expect(directive).toMatch(/^[a-z-]+(?: (?:'none'|'self'|data:|blob:))+$/u);
    }
    const inScripts = directives.filter((directive) => /^(?:script|connect)-src/u.test(directive));
    expect(inScripts).toEqual(["script-src 'self'", "connect-src 'self'"]);
  });

  test("those with a hash in their name are cached forever, the others are revalidated", async () => {
    expect((await send("/assets/main-Ab12.js")).headers["cache-control"]).toContain("immutable");
    for (const path of ["/", "/index.html", "/service-worker.js"]) {
      expect((await send(path)).headers["cache-control"]).toBe("no-cache");
    }
  });

  test("a cached file is not sent again", async () => {
    const { headers } = await send("/", { "accept-encoding": "gzip" });
    const known = String(headers["etag"]);
    const again = await send("/", {
      "accept-encoding": "gzip",
      "if-none-match": `"old", W/${known}`,
    });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await send("/", { "if-none-match": known })).status).toBe(200);
  });

  test("a new build is served at once", async () => {
    writeFileSync(join(folder, "index.html"), "another");
    expect((await send("/")).body.toString()).toBe(PAGE);
    server.replaceSite(loadSite(folder));
    expect((await send("/")).body.toString()).toBe("another");
    writeFileSync(join(folder, "index.html"), PAGE);
    server.replaceSite(loadSite(folder));
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ] as const)("a browser that accepts %s gets %s", async (accepted, encoding, decompressed) => {
    const { headers, body } = await send("/assets/main-Ab12.js", { "accept-encoding": accepted });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(headers["content-length"]).toBe(String(body.length));
    expect(decompressed(body).toString()).toBe(SCRIPT);
  });

  test("a file that does not get smaller is not compressed", async () => {
    const { headers, body } = await send("/assets/font-Cd34.woff2", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body).toEqual(FONT);
  });
});

describe("addresses", () => {
  test.each(["/", "/game/7f3a", "/game/7f3a/replay?at=3", "/caff%C3%A8"])(
    "%s is a screen of the app",
    async (path) => {
      const { status, body } = await send(path);
      expect([status, body.toString()]).toEqual([200, PAGE]);
    },
  );

  test.each([
    ["/nothing.png", 404],
    ["/assets/old-Zz99.js", 404],
    ["/.sources", 404],
    ["/../outside.txt", 400],
    ["/%2e%2e/outside.txt", 400],
    ["/..%2foutside.txt", 400],
    ["/..\\outside.txt", 400],
    ["/index.html%00.png", 400],
    ["/%zz", 400],
    ["http://elsewhere/index.html", 400],
  ])("%s is refused with %i and a message", async (path, status) => {
    const response = await send(path);
    expect(response.status).toBe(status);
    expect(response.body.toString()).toMatch(/^[A-Z][^<]*\.\n$/u);
  });

  test("HEAD has the same headers without the file", async () => {
    const { headers, ...head } = await send("/", {}, "HEAD");
    expect(head).toEqual({ status: 200, body: Buffer.alloc(0) });
    expect(headers["content-length"]).toBe(String(PAGE.length));
  });

  test("other methods are refused", async () => {
    expect(await send("/", {}, "POST")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  });
});

/** Sends the path as it is; fetch would normalize it. */
function send(path: string, headers = {}, method = "GET"): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: "127.0.0.1", path, method, headers });
    sent.on("error", reject);
    sent.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(parts) });
      });
    });
    sent.end();
  });
}
