import type { Problem } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_CHAT_PER_TABLE, QUOTAS, useQuota } from "../src/tables/quotas.ts";
import { Client } from "./support/client.ts";
import { endServer, HandClock, startServer, type TestServer } from "./support/server.ts";
import { begin, meet } from "./support/tables.ts";

let server: TestServer;
const clock = new HandClock();
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: 10_000, trustProxy: 1 }, { now: clock.now });
});
afterAll(() => endServer(server));
beforeEach(() => clock.forward(86_400_000));

const SEATS = [{ kind: "me" }, { kind: "bot", level: "novice" }];
const WISH = { game: "zimbabwe", seats: SEATS };
const USED_UP = { status: 429, body: { code: "quota/used-up" } };
const HERE = "127.0.0.1";

const idOf = async (client: Client) =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

/** Uses up a quota but for a rest. */
async function use(
  kind: keyof typeof QUOTAS,
  who: { person: string; source?: string },
  rest = 0,
): Promise<void> {
  const { services } = server.tables;
  const used = await useQuota(services, kind, who, QUOTAS[kind].person - rest);
  if (!used.ok) throw new Error(used.error.detail);
  await services.database.commit({ mustChange: [], mayChange: used.value });
}

const say = (client: Client, table: string, address = HERE) =>
  client.ask<Problem>(
    "POST",
    `/api/tables/${table}/say`,
    { words: "hello" },
    { "x-forwarded-for": address },
  );

const saidAt = async (client: Client, table: string) =>
  (await client.get<{ messages: readonly object[] }>(`/api/tables/${table}/chat`)).messages.length;

test("a person says so much in a day, by request or by socket, while others go on", async () => {
  const [ann, ben] = await meet(server, "Ann", "Ben");
  const { id } = await ann.open(WISH);
  const socket = await ann.socket(id);
  await use("chat", { person: await idOf(ann) }, 2);
  expect((await say(ann, id)).status).toBe(200);
  expect(await socket.do("say", { words: "hello" })).toHaveProperty("entries");
  expect(await say(ann, id)).toMatchObject({
    ...USED_UP,
    body: { detail: "chat: 1000 a day for one person" },
  });
  expect(await socket.do("say", { words: "hello" })).toMatchObject({ code: "quota/used-up" });
  expect((await say(ben, id)).status).toBe(200);
  expect(await saidAt(ben, id)).toBe(3);
  clock.forward(86_400_000);
  expect((await say(ann, id)).status).toBe(200);
  socket.close();
});

test("an address says so much in a day, whoever speaks; the database does not know which one", async () => {
  const [ann, ben] = await meet(server, "Ann", "Ben");
  const { id } = await ann.open(WISH);
  for (let person = 0; person < 5; person++) {
    await use("chat", { person: `guest ${person}`, source: "192.0.2.7" });
  }
  expect(await say(ann, id, "192.0.2.7")).toMatchObject({
    ...USED_UP,
    body: { detail: "chat: 5000 a day for one address" },
  });
  expect((await say(ben, id, "192.0.2.8")).status).toBe(200);
  const rows = await server.tables.services.database.query
    .selectFrom("limits")
    .selectAll()
    .execute();
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
  // Counts of earlier days are gone.
  expect(rows.every(({ ends }) => ends > clock.now())).toBe(true);
});

test("a table keeps so many messages, and spectators cannot use up those of the players", async () => {
  const [ann, spectator] = await meet(server, "Ann", "Eve");
  const { id } = await ann.open(WISH);
  const { query } = server.tables.services.database;
  const upTo = async (number: number) =>
    query
      .insertInto("chat")
      .values({ game: id, number, person: await idOf(ann), words: "x", at: 1, notified: 1 })
      .execute();
  await upTo(MAX_CHAT_PER_TABLE.spectators - 1);
  expect((await say(spectator, id)).status).toBe(200);
  expect((await say(spectator, id)).body.code).toBe("talk/table-full");
  expect((await say(ann, id)).status).toBe(200);
  await upTo(MAX_CHAT_PER_TABLE.players);
  expect((await say(ann, id)).body.code).toBe("talk/table-full");
  expect(await saidAt(ann, id)).toBe(4);
});

test("somebody begins so many notes in a day, and goes on with those that they have", async () => {
  const [ann] = await meet(server, "Ann");
  const [first, second] = [await ann.open(WISH), await ann.open(WISH)];
  const note = (table: { id: string }, words: string, before?: string) =>
    ann.ask("PUT", `/api/tables/${table.id}/notes`, { words, before });
  await use("notes", { person: await idOf(ann) }, 1);
  expect((await note(first, "mine")).status).toBe(200);
  expect(await note(second, "mine")).toMatchObject(USED_UP);
  expect(await note(second, "mine", "")).toMatchObject(USED_UP);
  expect(await ann.get(`/api/tables/${second.id}/notes`)).toEqual({ words: "" });
  expect((await note(first, "mine too", "mine")).status).toBe(200);
  expect((await note(first, "all mine")).status).toBe(200);
  expect((await note(first, "")).status).toBe(200);
});

test("somebody opens so many tables in a day, rematches and pairings among them", async () => {
  const [ann] = await meet(server, "Ann");
  const { id } = await ann.open(WISH);
  await ann.do(id, "start", {});
  await ann.do(id, "resign", { key: "enough" });
  const [other] = await meet(server, "Ben");
  const open = await other.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
  await use("tables", { person: await idOf(ann) }, 1);
  const pairing = { game: "zimbabwe", pace: "live", players: 2 };
  expect(await ann.ask("POST", "/api/tables", WISH)).toMatchObject(USED_UP);
  expect(await ann.ask("POST", `/api/tables/${id}/rematch`, {})).toMatchObject(USED_UP);
  expect(await ann.ask("POST", "/api/pairing", pairing)).toMatchObject(USED_UP);
  const { tables } = await ann.get<{ tables: readonly object[] }>("/api/tables?mine=true");
  expect(tables).toHaveLength(1);
  // Where others play there is a seat for them all the same.
  await ann.do(open.id, "join", {});
});

test("records from which tables go on are so large in a day, all together", async () => {
  const [ann] = await meet(server, "Ann");
  const { id } = await ann.open(WISH);
  await ann.do(id, "start", {});
  await ann.do(id, "resign", { key: "enough" });
  const record = await ann.get<object>(`/api/tables/${id}/record`);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const bring = () => ann.ask("POST", "/api/tables", { game: "zimbabwe", seats, record });
  await use("records", { person: await idOf(ann) }, JSON.stringify(record).length);
  expect((await bring()).status).toBe(200);
  expect(await bring()).toMatchObject(USED_UP);
  expect((await ann.ask("POST", "/api/tables", WISH)).status).toBe(200);
});

test("a seat has one order stored, however many it sends; nobody else's is touched", async () => {
  const [ann, ben] = await meet(server, "Ann", "Ben");
  const { id } = await begin(server, 2, {}, [ann, ben]);
  const order = (upTo: number) => ({ order: { kind: "gift", upTo, round: 5 } });
  await ben.do(id, "order", order(7));
  for (let upTo = 1; upTo <= 30; upTo++) await ann.do(id, "order", order(upTo));
  const rows = await server.tables.services.database.query
    .selectFrom("orders")
    .select("standing")
    .where("game", "=", id)
    .orderBy("seat")
    .execute();
  expect(rows.map(({ standing }) => standing)).toMatchObject([
    expect.stringContaining('"upTo":30'),
    expect.stringContaining('"upTo":7'),
  ]);
});
