import type { Problem, TableInfo } from "@sofala/protocol";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pair } from "../src/tables/pairing.ts";
import { LiveTables } from "../src/tables/live-tables.ts";
import { TableCreator } from "../src/tables/table-creator.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import { createGuests } from "./support/tables.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));
// Removes waiting people, so that every test starts without them.
afterEach(async () => {
  const { query } = server.services.database;
  const open = await query.selectFrom("tables").select("id").where("status", "=", "open").execute();
  for (const { id } of open) {
    const liveTable = await server.tables.find(id);
    for (const holder of liveTable?.state.table.seats ?? []) {
      if (holder.kind !== "person") continue;
      await liveTable?.execute("leave", holder, {}, () => {});
    }
  }
});

interface Wish {
  readonly game?: string;
  readonly pace?: "live" | "correspondence";
  readonly players?: number | "any";
}

const quick = async (client: Client, request: Wish = {}): Promise<TableInfo> => {
  const body = { game: "zimbabwe", pace: "live", players: 2, ...request };
  return (await client.post<{ table: TableInfo }>("/api/pairings", body)).table;
};

const idOf = async (client: Client): Promise<string> =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

test("two people with the same request get one table, which starts by itself", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const waiting = await quick(ann);
  expect(waiting).toMatchObject({
    status: "open",
    visibility: "public",
    quick: true,
    pace: { kind: "live", seconds: 90 },
    seats: [{ kind: "person", name: "Ann" }, { kind: "open" }],
  });
  expect((await quick(ann)).id).toBe(waiting.id);
  const begun = await quick(ben);
  expect(begun).toMatchObject({ id: waiting.id, status: "running" });
  expect(begun.clock?.running).toEqual(begun.toAct);
  const next = await quick(ann);
  expect(next).toMatchObject({ status: "open" });
});

test("a request joins a matching table, the longest waiting first", async () => {
  const [ann, ben, cleo, dan, eve] = await createGuests(server, "Ann", "Ben", "Cleo", "Dan", "Eve");
  const three = await quick(ann, { players: 3 });
  clock.advance(1);
  const days = await quick(ben, { pace: "correspondence" });
  expect(days.pace).toMatchObject({ kind: "correspondence" });
  clock.advance(1);
  const two = await quick(cleo, { players: 2 });
  expect(new Set([three.id, days.id, two.id]).size).toBe(3);
  // Any number of players: the table of three waits longest.
  expect((await quick(dan, { players: "any" })).id).toBe(three.id);
  expect((await quick(eve, { players: "any" })).id).toBe(three.id);
  expect(await ann.info(three.id)).toMatchObject({ status: "running" });
  expect(await cleo.info(two.id)).toMatchObject({ status: "open" });
});

test("another request leaves the earlier table, and an empty table is closed", async () => {
  const [ann] = await createGuests(server, "Ann");
  const first = await quick(ann, { players: 2 });
  const second = await quick(ann, { players: 4 });
  expect(await ann.info(first.id)).toMatchObject({
    status: "over",
    outcome: { reason: "aborted" },
  });
  expect(second.seats).toHaveLength(4);
  await ann.command(second.id, "leave", {});
  expect(await ann.info(second.id)).toMatchObject({ status: "over" });
});

test("many simultaneous requests are paired without remainder", async () => {
  const names = Array.from({ length: 12 }, (_, n) => `Guest ${n}`);
  const people = await createGuests(server, ...names);
  const tables = await Promise.all(people.map((each) => quick(each)));
  const nobody = new Client(server.url);
  const ends = await Promise.all(tables.map(({ id }) => nobody.info(id)));
  expect(ends.map(({ status }) => status)).toEqual(names.map(() => "running"));
  expect(new Set(tables.map(({ id }) => id)).size).toBe(6);
});

test("the last seat is taken once, and a repeated request takes one seat", async () => {
  const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
  const { id } = await quick(ann);
  const [one, two] = await Promise.all([quick(ben), quick(cleo)]);
  const statuses = [one.status, two.status].toSorted();
  expect(statuses).toEqual(["open", "running"]);
  expect([one.id, two.id]).toContain(id);
  const [dan] = await createGuests(server, "Dan");
  const again = await Promise.all(Array.from({ length: 4 }, () => quick(dan, { players: 5 })));
  expect(new Set(again.map((table) => table.id)).size).toBe(1);
});

test("people on different nodes are paired", async () => {
  const people = await createGuests(server, "Ann", "Ben", "Cleo", "Dan");
  const ids = await Promise.all(people.map(idOf));
  const { services, tables: ownTables, tableCreator } = server;
  const otherTables = new LiveTables(services);
  const otherCreator = new TableCreator({ ...services, tables: otherTables });
  const node = { ...services, tables: ownTables, tableCreator };
  const otherNode = { ...services, tables: otherTables, tableCreator: otherCreator };
  const request = { game: "zimbabwe", pace: "live", players: 2 } as const;
  const found = await Promise.all(
    ids.map((person, n) => pair(n % 2 === 0 ? otherNode : node, { person, name: "?" }, request)),
  );
  const tables = found.map((each) => (each.ok ? each.value : ""));
  expect(new Set(tables).size).toBe(2);
  const rows = await server.services.database.query
    .selectFrom("tables")
    .select("status")
    .where("id", "in", tables)
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(["running", "running"]);
  await otherTables.close();
});

test("blocked people are not paired", async () => {
  const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
  const [me, other] = await Promise.all([ann, ben].map(idOf));
  server.services.blocks.block(me ?? "", other ?? "");
  const { id } = await quick(ann);
  clock.advance(1);
  expect((await quick(ben)).status).toBe("open");
  expect((await quick(cleo)).id).toBe(id);
});

test("a waiting person can add bots to the free seats", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const { id } = await quick(ann, { players: 3 });
  await quick(ben, { players: 3 });
  expect(await ann.fails(id, "add-bots", { level: "godlike" })).toMatchObject({
    code: "bot/unknown",
  });
  await ben.command(id, "add-bots", { level: "novice" });
  expect(await ann.info(id)).toMatchObject({
    status: "running",
    seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", level: "novice" }],
  });
  expect(await ann.fails(id, "add-bots", { level: "novice" })).toMatchObject({
    code: "table/not-open",
  });
});

test("at other tables the owner adds bots, and starts the game", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "reserved" }];
  const { id, invite = "" } = await ann.createTable({ game: "zimbabwe", seats });
  await ben.command(id, "join", { seat: 1, invite });
  expect(await ben.fails(id, "add-bots", { level: "novice" })).toMatchObject({
    code: "table/not-owner",
  });
  await ann.command(id, "add-bots", { level: "novice" });
  expect(await ann.info(id)).toMatchObject({ status: "open", seats: [{}, {}, { kind: "bot" }] });
  expect(await ann.fails(id, "add-bots", { level: "novice" })).toMatchObject({
    code: "seat/none-free",
  });
});

test("an owner without a seat can add bots, others without a seat cannot", async () => {
  const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
  const seats = [{ kind: "open" }, { kind: "open" }];
  const { id } = await ann.createTable({ game: "zimbabwe", seats });
  await ben.command(id, "join", {});
  expect(await cleo.fails(id, "add-bots", { level: "novice" })).toMatchObject({
    code: "table/not-owner",
  });
  await ann.command(id, "add-bots", { level: "novice" });
  expect(await ben.info(id)).toMatchObject({ seats: [{ kind: "person" }, { kind: "bot" }] });
  const waiting = await quick(cleo, { players: 3 });
  expect(await ann.fails(waiting.id, "add-bots", { level: "novice" })).toMatchObject({
    code: "table/not-owner",
  });
});

test("a waiting table is closed after minutes without its people, by correspondence after days", async () => {
  const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
  const gone = await quick(ann);
  const there = await quick(ben, { players: 3 });
  const days = await quick(cleo, { pace: "correspondence" });
  const socket = await ben.socket(there.id);
  clock.advance(4 * 60_000);
  await server.tables.tick();
  const statuses = () =>
    Promise.all([gone, there, days].map(async ({ id }) => (await ann.info(id)).status));
  expect(await statuses()).toEqual(["over", "open", "open"]);
  clock.advance(4 * 60_000);
  await server.tables.tick();
  expect(await statuses()).toEqual(["over", "open", "open"]);
  socket.close();
  const liveTable = await server.tables.find(there.id);
  await expect.poll(() => liveTable?.subscribers.hasConnectedPlayer).toBe(false);
  clock.advance(4 * 24 * 3_600_000);
  await server.tables.tick();
  expect(await statuses()).toEqual(["over", "over", "over"]);
});

test("invalid requests are refused", async () => {
  const [ann] = await createGuests(server, "Ann");
  const refused = async (request: object) =>
    (
      await ann.request<Problem>("POST", "/api/pairings", {
        game: "zimbabwe",
        pace: "live",
        ...request,
      })
    ).body.code;
  expect(await refused({ players: 6 })).toBe("options/refused");
  expect(await refused({ players: 2, game: "chess" })).toBe("game/unknown");
  expect(await refused({ players: "some" })).toBe("request/malformed");
  expect(await refused({ players: 2, pace: "untimed" })).toBe("request/malformed");
});
