import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteHandler } from "../../web/serve/site-handler.ts";
import { siteFile } from "../../web/serve/site.ts";
import { PreviewRenderer } from "../src/link-preview/preview-renderer.ts";
import { tablePreviewOf } from "../src/link-preview/table-preview.ts";
import { textFont } from "../src/link-preview/fonts.ts";
import { Client } from "./support/client.ts";
import { endServer, HandClock, startServer, type TestServer } from "./support/server.ts";
import { begin, meet, personAt, playOne } from "./support/tables.ts";

const PAGE = `<!doctype html><head><title>Sofala</title></head><body><script src="/a.js"></script></body>`;

let server: TestServer;
const clock = new HandClock();
beforeAll(async () => {
  const site = siteHandler(new Map([["/index.html", siteFile("/index.html", Buffer.from(PAGE))]]));
  server = await startServer({ publicUrl: "https://sofala.example" }, { now: clock.now, site });
});
afterAll(() => endServer(server));

const fetchCard = (id: string, query = "", headers = {}): Promise<Response> =>
  fetch(`${server.url}/api/tables/${id}/card.png${query}`, { headers });

async function cardAt(id: string, client = new Client(server.url)): Promise<Buffer> {
  const response = await fetchCard(id, "", client.headers);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The size of a picture, and how many bytes its points take. */
function decoded(png: Buffer): { readonly width: number; readonly height: number; bytes: number } {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  const { length: bytes } = inflateSync(Buffer.concat(parts));
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes };
}

const WISH = { visibility: "public", options: { roundLimit: 2 } };

test("a table is drawn in the size that links are shown in, the same for whoever asks", async () => {
  const table = await begin(server, 2, WISH);
  const png = await cardAt(table.id);
  expect(decoded(png)).toEqual({ width: 1200, height: 630, bytes: 630 * (1 + 4 * 1200) });
  const others = await Promise.all(table.people.map((each) => cardAt(table.id, each)));
  expect(others.map(hashOf)).toEqual([hashOf(png), hashOf(png)]);
  const { headers } = await fetchCard(table.id);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cache-control")).toBe("private, max-age=60");
  await playOne(table);
  expect(hashOf(await cardAt(table.id))).not.toBe(hashOf(png));
});

test("what nobody may see is not drawn: other secrets, the same bytes", async () => {
  const people = await meet(server, "Ann", "Ben", "Cleo", "Dan");
  const [ann, ...others] = people;
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const cards: string[] = [];
  for (let n = 0; n < 2; n++) {
    // Every table has a deal of its own: other hands, other decks.
    const { id } = await ann.open({ game: "mediterranean", seats, title: "Tuesday" });
    for (const each of others) await each.do(id, "join", {});
    await ann.do(id, "start", {});
    const room = await server.tables.find(id);
    if (room === undefined) throw new Error("no table");
    cards.push(JSON.stringify(tablePreviewOf(room)), hashOf(await cardAt(id)));
  }
  expect(cards.slice(2)).toEqual(cards.slice(0, 2));
});

test("who watches with a delay sees no more on the card", async () => {
  const table = await begin(server, 2, { ...WISH, delay: 60 });
  const before = hashOf(await cardAt(table.id));
  clock.forward(1000);
  await playOne(table);
  expect(hashOf(await cardAt(table.id, personAt(table, 0)))).toBe(before);
  clock.forward(61_000);
  await server.tables.tick();
  expect(hashOf(await cardAt(table.id))).not.toBe(before);
});

test("a table for invited people has a card for whoever has the invitation", async () => {
  const [ann] = await meet(server, "Ann");
  const seats = [{ kind: "me" }, { kind: "reserved" }];
  const { id, invite = "" } = await ann.open({ game: "zimbabwe", seats, visibility: "invited" });
  expect((await fetchCard(id)).status).toBe(404);
  expect((await fetchCard(id, "?invite=wrong")).status).toBe(404);
  expect((await fetchCard(id, `?invite=${invite}`)).status).toBe(200);
  const page = async (query: string) => (await fetch(`${server.url}/table/${id}${query}`)).text();
  expect(await page("")).toBe(PAGE);
  expect(await page("?invite=wrong")).toBe(PAGE);
  const invited = await page(`?invite=${invite}`);
  expect(invited).toContain(
    `<meta property="og:image" content="https://sofala.example/api/tables/${id}/card.png?invite=${invite}" />`,
  );
});

test("the page of a table tells those who show links what it is; others are as they were", async () => {
  const [ann] = await meet(server, `Ann <b>"&`);
  const title = `"><script>alert(1)</script>$&`;
  const bot = { kind: "bot", level: "steady" };
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, bot];
  const { id } = await ann.open({ game: "zimbabwe", seats, title, visibility: "public" });
  const response = await fetch(`${server.url}/table/${id}`);
  const page = await response.text();
  expect(page.match(/<script/gu)).toHaveLength(1);
  expect(page).toContain(
    "<title>A seat is free: &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; – Sofala</title>",
  );
  expect(page).toContain(
    `<meta property="og:description" content="The Great Zimbabwe · 2 seats free · Ann &lt;b&gt;&quot;&amp;, Steward · No clock" />`,
  );
  expect(page).toContain(`<meta name="twitter:card" content="summary_large_image" />`);
  expect(page).toContain(`content="https://sofala.example/table/${id}" />`);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self';");
  for (const path of ["/", "/online", "/table/nothing-here", `/table/${id}/more`]) {
    expect(await (await fetch(server.url + path)).text()).toBe(PAGE);
  }
});

test("words are written in letters that are there", () => {
  const path = (words: string) => textFont.outline(words, 0, 0, 20).path;
  expect(path("Łódź")).not.toBe(path("Lodz"));
  // Without a letter of its own: the plain one; without any: an ellipsis.
  expect(path("ａｎｎ")).toBe(path("ann"));
  expect(path("李雷 Ann")).toBe(path("… Ann"));
  expect(path("👩‍👩‍👧")).toBe(path("…"));
  const { width } = textFont.outline("a long name that does not fit", 0, 0, 20, 100);
  expect(width).toBeLessThanOrEqual(100);
  expect(textFont.wrap("one two three four", 20, 60, 2)).toHaveLength(2);
});

test("a crowd that wants cards waits in a short line, and who comes then is turned away", async () => {
  const desk = new PreviewRenderer(server.tables.services.logger);
  const card = (title: string) => ({ gameName: "", title, status: "", pace: "", seats: [] });
  const all = await Promise.all(Array.from({ length: 30 }, (_, n) => desk.render(card(`${n}`))));
  expect(all.filter((png) => png === undefined)).toHaveLength(9);
  // The same card is drawn once.
  const [one, two] = await Promise.all([desk.render(card("x")), desk.render(card("x"))]);
  expect(one).toBe(two);
  await desk.close();
});
