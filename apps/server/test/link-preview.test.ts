import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteHandler } from "../../web/serve/site-handler.ts";
import { siteFile } from "../../web/serve/site.ts";
import { PreviewRenderer } from "../src/link-preview/preview-renderer.ts";
import { tablePreviewOf } from "../src/link-preview/table-preview.ts";
import { textFont } from "../src/link-preview/fonts.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import { startTable, createGuests, personAt, playOne } from "./support/tables.ts";

const PAGE = `<!doctype html><head><title>Sofala</title></head><body><script src="/a.js"></script></body>`;

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  const site = siteHandler(new Map([["/index.html", siteFile("/index.html", Buffer.from(PAGE))]]));
  server = await startServer({ publicUrl: "https://sofala.example" }, { now: clock.now, site });
});
afterAll(() => endServer(server));

const fetchPreview = (id: string, query = "", headers = {}): Promise<Response> =>
  fetch(`${server.url}/api/tables/${id}/preview.png${query}`, { headers });

async function previewOf(id: string, client = new Client(server.url)): Promise<Buffer> {
  const response = await fetchPreview(id, "", client.headers);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The size of an image, and how many bytes its pixels take. */
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

const TABLE_REQUEST = { visibility: "public", options: { roundLimit: 2 } };

test("the image is also served at its old address, which shared links still use", async () => {
  const { id } = await startTable(server, 2, TABLE_REQUEST);
  const old = await fetch(`${server.url}/api/tables/${id}/card.png`);
  expect(old.status).toBe(200);
  expect(hashOf(Buffer.from(await old.arrayBuffer()))).toBe(hashOf(await previewOf(id)));
});

test("the image has the size of link previews and is the same for everybody", async () => {
  const table = await startTable(server, 2, TABLE_REQUEST);
  const png = await previewOf(table.id);
  expect(decoded(png)).toEqual({ width: 1200, height: 630, bytes: 630 * (1 + 4 * 1200) });
  const others = await Promise.all(table.people.map((each) => previewOf(table.id, each)));
  expect(others.map(hashOf)).toEqual([hashOf(png), hashOf(png)]);
  const { headers } = await fetchPreview(table.id);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cache-control")).toBe("private, max-age=60");
  await playOne(table);
  expect(hashOf(await previewOf(table.id))).not.toBe(hashOf(png));
});

test("hidden information is not drawn: other secrets give the same bytes", async () => {
  const people = await createGuests(server, "Ann", "Ben", "Cleo", "Dan");
  const [ann, ...others] = people;
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const cards: string[] = [];
  for (let n = 0; n < 2; n++) {
    // Every table has another deal: other hands, other decks.
    const { id } = await ann.createTable({ game: "mediterranean", seats, title: "Tuesday" });
    for (const each of others) await each.command(id, "join", {});
    await ann.command(id, "start", {});
    const liveTable = await server.tables.find(id);
    if (liveTable === undefined) throw new Error("no table");
    cards.push(JSON.stringify(tablePreviewOf(liveTable)), hashOf(await previewOf(id)));
  }
  expect(cards.slice(2)).toEqual(cards.slice(0, 2));
});

test("the image of a delayed table shows no more than spectators see", async () => {
  const table = await startTable(server, 2, { ...TABLE_REQUEST, delay: 60 });
  const before = hashOf(await previewOf(table.id));
  clock.advance(1000);
  await playOne(table);
  expect(hashOf(await previewOf(table.id, personAt(table, 0)))).toBe(before);
  clock.advance(61_000);
  await server.tables.tick();
  expect(hashOf(await previewOf(table.id))).not.toBe(before);
});

test("an invite-only table has an image for those who have the invitation", async () => {
  const [ann] = await createGuests(server, "Ann");
  const seats = [{ kind: "me" }, { kind: "reserved" }];
  const { id, invite = "" } = await ann.createTable({
    game: "zimbabwe",
    seats,
    visibility: "invited",
  });
  expect((await fetchPreview(id)).status).toBe(404);
  expect((await fetchPreview(id, "?invite=wrong")).status).toBe(404);
  expect((await fetchPreview(id, `?invite=${invite}`)).status).toBe(200);
  const page = async (query: string) => (await fetch(`${server.url}/table/${id}${query}`)).text();
  expect(await page("")).toBe(PAGE);
  expect(await page("?invite=wrong")).toBe(PAGE);
  const invited = await page(`?invite=${invite}`);
  expect(invited).toContain(
    `<meta property="og:image" content="https://sofala.example/api/tables/${id}/preview.png?invite=${invite}" />`,
  );
});

test("the page of a table has preview tags; other pages are unchanged", async () => {
  const [ann] = await createGuests(server, `Ann <b>"&`);
  const title = `"><script>alert(1)</script>$&`;
  const bot = { kind: "bot", level: "steady" };
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, bot];
  const { id } = await ann.createTable({ game: "zimbabwe", seats, title, visibility: "public" });
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

test("text is drawn with glyphs that the font has", () => {
  const path = (text: string) => textFont.outline(text, 0, 0, 20).path;
  expect(path("Łódź")).not.toBe(path("Lodz"));
  // A missing glyph is replaced by its base letter, or else by an ellipsis.
  expect(path("ａｎｎ")).toBe(path("ann"));
  expect(path("李雷 Ann")).toBe(path("… Ann"));
  expect(path("👩‍👩‍👧")).toBe(path("…"));
  const { width } = textFont.outline("a long name that does not fit", 0, 0, 20, 100);
  expect(width).toBeLessThanOrEqual(100);
  expect(textFont.wrap("one two three four", 20, 60, 2)).toHaveLength(2);
});

test("requests for images wait in a short queue, and are refused when it is full", async () => {
  const pool = new PreviewRenderer(server.services.logger);
  const preview = (title: string) => ({ gameName: "", title, status: "", pace: "", seats: [] });
  const all = await Promise.all(Array.from({ length: 30 }, (_, n) => pool.render(preview(`${n}`))));
  expect(all.filter((png) => png === undefined)).toHaveLength(9);
  // The same image is rendered once.
  const [one, two] = await Promise.all([pool.render(preview("x")), pool.render(preview("x"))]);
  expect(one).toBe(two);
  await pool.close();
});
