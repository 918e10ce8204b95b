import type { Problem } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_CHAT_PER_TABLE, QUOTAS, quotaQueries } from "../src/tables/quotas.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import { startTable, createGuests } from "./support/tables.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: 10_000, trustProxy: 1 }, { now: clock.now });
});
afterAll(() => endServer(server));
beforeEach(() => clock.advance(86_400_000));

const SEATS = [{ kind: "me" }, { kind: "bot", level: "novice" }];
const TABLE_REQUEST = { game: "zimbabwe", seats: SEATS };
const USED_UP = { status: 429, body: { code: "quota/used-up" } };
const HERE = "127.0.0.1";

const idOf = async (client: Client) =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

/** Uses up a quota except for a remainder. */
async function use(
  kind: keyof typeof QUOTAS,
  person: { person: string; clientAddress?: string },
  rest = 0,
): Promise<void> {
  const { services } = server;
  const used = await quotaQueries(services, kind, person, QUOTAS[kind].person - rest);
  if (!used.ok) throw new Error(used.error.detail);
  await services.database.commit({ mustChange: [], mayChange: used.value });
}

const sendChat = (client: Client, table: string, address = HERE) =>
  client.request<Problem>(
    "POST",
    `/api/tables/${table}/chat`,
    { text: "hello" },
    { "x-forwarded-for": address },
  );

const chatAt = async (client: Client, table: string) =>
  (await client.get<{ messages: readonly object[] }>(`/api/tables/${table}/chat`)).messages.length;

test("chat is limited per person and day, by HTTP and socket", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const { id } = await ann.createTable(TABLE_REQUEST);
  const socket = await ann.socket(id);
  await use("chat", { person: await idOf(ann) }, 2);
  expect((await sendChat(ann, id)).status).toBe(200);
  expect(await socket.command("chat", { text: "hello" })).toHaveProperty("entryCount");
  expect(await sendChat(ann, id)).toMatchObject({
    ...USED_UP,
    body: { detail: "chat: 1000 a day for one person" },
  });
  expect(await socket.command("chat", { text: "hello" })).toMatchObject({ code: "quota/used-up" });
  expect((await sendChat(ben, id)).status).toBe(200);
  expect(await chatAt(ben, id)).toBe(3);
  clock.advance(86_400_000);
  expect((await sendChat(ann, id)).status).toBe(200);
  socket.close();
});

test("chat is limited per address and day; the database stores no address", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const { id } = await ann.createTable(TABLE_REQUEST);
  for (let person = 0; person < 5; person++) {
    await use("chat", { person: `guest ${person}`, clientAddress: "192.0.2.7" });
  }
  expect(await sendChat(ann, id, "192.0.2.7")).toMatchObject({
    ...USED_UP,
    body: { detail: "chat: 5000 a day for one address" },
  });
  expect((await sendChat(ben, id, "192.0.2.8")).status).toBe(200);
  const rows = await server.services.database.query.selectFrom("rate_limits").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
  // Counts of earlier days are deleted.
  expect(rows.every((row) => row.expires_at > clock.now())).toBe(true);
});

test("messages per table are limited, with a part reserved for players", async () => {
  const [ann, spectator] = await createGuests(server, "Ann", "Eve");
  const { id } = await ann.createTable(TABLE_REQUEST);
  const { query } = server.services.database;
  const upTo = async (number: number) =>
    query
      .insertInto("chat")
      .values({ table_id: id, number, person: await idOf(ann), text: "x", at: 1, notified_at: 1 })
      .execute();
  await upTo(MAX_CHAT_PER_TABLE.spectators - 1);
  expect((await sendChat(spectator, id)).status).toBe(200);
  expect((await sendChat(spectator, id)).body.code).toBe("chat/full");
  expect((await sendChat(ann, id)).status).toBe(200);
  await upTo(MAX_CHAT_PER_TABLE.players);
  expect((await sendChat(ann, id)).body.code).toBe("chat/full");
  expect(await chatAt(ann, id)).toBe(4);
});

test("new notes are limited per day; existing notes can be changed", async () => {
  const [ann] = await createGuests(server, "Ann");
  const [first, second] = [
    await ann.createTable(TABLE_REQUEST),
    await ann.createTable(TABLE_REQUEST),
  ];
  const note = (table: { id: string }, text: string, previousText?: string) =>
    ann.request("PUT", `/api/tables/${table.id}/notes`, { text, previousText });
  await use("notes", { person: await idOf(ann) }, 1);
  expect((await note(first, "mine")).status).toBe(200);
  expect(await note(second, "mine")).toMatchObject(USED_UP);
  expect(await note(second, "mine", "")).toMatchObject(USED_UP);
  expect(await ann.get(`/api/tables/${second.id}/notes`)).toEqual({ text: "" });
  expect((await note(first, "mine too", "mine")).status).toBe(200);
  expect((await note(first, "all mine")).status).toBe(200);
  expect((await note(first, "")).status).toBe(200);
});

test("new tables are limited per day, including rematches and pairings", async () => {
  const [ann] = await createGuests(server, "Ann");
  const { id } = await ann.createTable(TABLE_REQUEST);
  await ann.command(id, "start", {});
  await ann.command(id, "resign", { key: "enough" });
  const [other] = await createGuests(server, "Ben");
  const open = await other.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await use("tables", { person: await idOf(ann) }, 1);
  const pairing = { game: "zimbabwe", pace: "live", players: 2 };
  expect(await ann.request("POST", "/api/tables", TABLE_REQUEST)).toMatchObject(USED_UP);
  expect(await ann.request("POST", `/api/tables/${id}/rematch`, {})).toMatchObject(USED_UP);
  expect(await ann.request("POST", "/api/pairings", pairing)).toMatchObject(USED_UP);
  const { tables } = await ann.get<{ tables: readonly object[] }>("/api/tables?mine=true");
  expect(tables).toHaveLength(1);
  // They can still join tables of others.
  await ann.command(open.id, "join", {});
});

test("the total size of imported records is limited per day", async () => {
  const [ann] = await createGuests(server, "Ann");
  const { id } = await ann.createTable(TABLE_REQUEST);
  await ann.command(id, "start", {});
  await ann.command(id, "resign", { key: "enough" });
  const record = await ann.get<object>(`/api/tables/${id}/record`);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const request = { game: "zimbabwe", seats, record };
  const importRecord = () => ann.request("POST", "/api/tables", request);
  await use("records", { person: await idOf(ann) }, JSON.stringify(request).length);
  expect((await importRecord()).status).toBe(200);
  expect(await importRecord()).toMatchObject(USED_UP);
  expect((await ann.request("POST", "/api/tables", TABLE_REQUEST)).status).toBe(200);
});

test("one order is stored per seat, and orders of others do not change", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const { id } = await startTable(server, 2, {}, [ann, ben]);
  const order = (upTo: number) => ({ order: { kind: "gift", upTo, round: 5 } });
  await ben.command(id, "order", order(7));
  for (let upTo = 1; upTo <= 30; upTo++) await ann.command(id, "order", order(upTo));
  const rows = await server.services.database.query
    .selectFrom("orders")
    .select("content")
    .where("table_id", "=", id)
    .orderBy("seat")
    .execute();
  expect(rows.map(({ content: snapshot }) => snapshot)).toMatchObject([
    expect.stringContaining('"upTo":30'),
    expect.stringContaining('"upTo":7'),
  ]);
});
