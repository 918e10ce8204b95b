import type { TableSummary } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listTables } from "../src/tables/table-list.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  createTable,
  createGuests,
  move,
  personAt,
  playOne,
} from "./support/tables.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));

interface List {
  readonly tables: readonly TableSummary[];
  readonly nextOffset?: number;
}

const list = (client: Client, query = ""): Promise<List> => client.get(`/api/tables?${query}`);
const idsOf = async (client: Client, query: string): Promise<readonly string[]> =>
  (await list(client, query)).tables.map(({ id }) => id);
const idOf = async (client: Client): Promise<string> =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

const LIVE = { kind: "live", per: "turn", seconds: 60, bank: 600 };
const DAYS = { kind: "correspondence", days: 3 };

test("a table from before the column of waiting seats is listed once the server has started", async () => {
  const table = await startTable(server, 2);
  const [active = 0] = (await personAt(table, 0).info(table.id)).toAct;
  // As after the migration.
  await server.services.database.query
    .updateTable("tables")
    .set((row) => ({ turn_state: null, deadline: 0, revision: row("revision", "+", 1) }))
    .where("id", "=", table.id)
    .execute();
  await server.tables.tick();
  const { tables } = await list(personAt(table, active), "mine=true");
  expect(tables).toMatchObject([{ id: table.id, toAct: [active], you: { isYourTurn: true } }]);
});

test("a list of many tables is charged to the address that asks for it", async () => {
  const { people } = await startTable(server, 2);
  const { cpuLimiter } = server.services;
  const runCharged = cpuLimiter.runCharged.bind(cpuLimiter);
  let isCharged = false;
  const charging = vi.spyOn(cpuLimiter, "runCharged").mockImplementation((address, run) => {
    isCharged = address === "127.0.0.1";
    try {
      return runCharged(address, run);
    } finally {
      isCharged = false;
    }
  });
  const parse = JSON.parse.bind(JSON);
  const settings: boolean[] = [];
  const parsing = vi.spyOn(JSON, "parse").mockImplementation((text, reviver) => {
    if (text.startsWith('{"pace"')) settings.push(isCharged);
    return parse(text, reviver) as unknown;
  });
  const { tables } = await list(people[0] ?? new Client(server.url), "mine=true");
  for (const spy of [charging, parsing]) spy.mockRestore();
  expect(settings).toEqual(tables.map(() => true));
  expect(settings).toHaveLength(1);
});

test("a list shows whose turn it is, the time left, and my part in it", async () => {
  const table = await startTable(server, 2, { pace: LIVE, visibility: "public" });
  const [active = 0] = (await personAt(table, 0).info(table.id)).toAct;
  clock.advance(10_000);
  const find = async (client: Client, query: string) =>
    (await list(client, query)).tables.find(({ id }) => id === table.id);
  const mine = await find(personAt(table, active), "mine=true");
  expect(mine).toMatchObject({
    status: "running",
    toAct: [active],
    round: 1,
    entryCount: 0,
    timeLeft: 650_000,
    you: { seat: active, isOwner: active === 0, isYourTurn: true },
  });
  const others = await find(personAt(table, 1 - active), "mine=true");
  expect(others).toMatchObject({ you: { isYourTurn: false }, timeLeft: 650_000 });
  const watched = await find(new Client(server.url), "status=running");
  expect(watched).toMatchObject({ toAct: [active], timeLeft: 650_000, entryCount: 0 });
  expect(watched?.you).toBeUndefined();
  await playOne(table);
  const next = await find(personAt(table, active), "mine=true");
  expect(next).toMatchObject({ entryCount: 1, toAct: [1 - active], you: { isYourTurn: false } });
  await personAt(table, 1 - active).command(table.id, "hand-over", { key: "away" });
  const away = await find(personAt(table, 1 - active), "mine=true");
  expect(away?.you?.isYourTurn).toBe(false);
  expect(away?.seats[1 - active]?.isHandedOver).toBe(true);
  await personAt(table, 0).command(table.id, "resign", { key: "enough" });
  const over = await find(personAt(table, 0), "mine=true");
  expect(over).toMatchObject({ status: "over" });
  expect(over?.toAct).toBeUndefined();
});

test("visitors without a session find public tables only", async () => {
  const [ann, eve] = await createGuests(server, "Ann", "Eve");
  const seats = [{ kind: "me" }, { kind: "open" }];
  const open = (visibility: string) => ann.createTable({ game: "zimbabwe", seats, visibility });
  const shown = await open("public");
  const hidden = [await open("unlisted"), await open("invited")].map(({ id }) => id);
  for (const stranger of [new Client(server.url), eve]) {
    const found = await idsOf(stranger, "limit=100");
    expect(found).toContain(shown.id);
    expect(found.filter((id) => hidden.includes(id))).toEqual([]);
  }
});

test("an undo changes the lists too", async () => {
  const table = await startTable(server, 2, { options: { roundLimit: 2 } });
  const { toAct } = await personAt(table, 0).info(table.id);
  const seat = toAct[0] ?? 0;
  const { legal = [] } = await personAt(table, seat).loadSnapshot(table.id);
  await move(table, seat, legal[0] ?? {});
  const other = (await list(personAt(table, seat), "mine=true")).tables[0]?.toAct;
  await personAt(table, seat).command(table.id, "propose", { kind: "undo", to: 0 });
  await personAt(table, 1 - seat).command(table.id, "answer-proposal", { accept: true });
  const again = (await list(personAt(table, seat), "mine=true")).tables[0]?.toAct;
  expect([again, other]).toEqual([[seat], [1 - seat]]);
});

test("lists show nothing of the turns of a delayed table to spectators", async () => {
  const table = await startTable(server, 2, { delay: 60, pace: LIVE, visibility: "public" });
  const [seen] = (await list(new Client(server.url), "status=running&limit=1")).tables;
  expect(seen?.id).toBe(table.id);
  expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(["toAct"]));
  for (const part of ["entries", "round", "left"]) expect(seen).not.toHaveProperty(part);
  const [mine] = (await list(personAt(table, 0), "mine=true&limit=1")).tables;
  expect(mine?.toAct).toHaveLength(1);
});

test("mine: my turns first, then by time left, then the others, then finished ones", async () => {
  const people = await createGuests(server, "Ann", "Ben");
  const [ann] = people;
  const open = await createTable(server, 2, {}, people);
  const over = await startTable(server, 2, {}, people);
  await ann.command(over.id, "resign", { key: "enough" });
  // The deal decides who begins: the same deal with swapped seats.
  const days = await startTable(server, 2, { pace: DAYS }, people);
  const live = await startTable(server, 2, { pace: LIVE }, people);
  const [first = 0] = (await ann.info(live.id)).toAct;
  const swapped = [people[1], people[0]] as const;
  const other = await startTable(server, 2, { pace: LIVE }, swapped);
  const [me, they] = first === 0 ? [people[0], people[1]] : [people[1], people[0]];
  const expected = [live.id, days.id, other.id, open.id, over.id];
  expect(await idsOf(me, "mine=true")).toEqual(expected);
  expect(await idsOf(they, "mine=true")).toEqual([other.id, live.id, days.id, open.id, over.id]);
  // By pages.
  const parts: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined;) {
    const { tables, nextOffset }: List = await list(me, `mine=true&limit=2&offset=${offset}`);
    parts.push(...tables.map(({ id }) => id));
    offset = nextOffset;
  }
  expect(parts).toEqual(expected);
  expect(await idsOf(me, "mine=true&status=running&limit=1")).toEqual([live.id]);
  expect(await idsOf(me, "mine=true&status=over")).toEqual([over.id]);
});

test("filters: game, pace, players, free seats, friends, and tables I can join", async () => {
  const [ann, ben, cleo, eve] = await createGuests(server, "Ann", "Ben", "Cleo", "Eve");
  const seats = (kinds: readonly string[]) => kinds.map((kind) => ({ kind }));
  const request = { game: "zimbabwe", visibility: "public" };
  const two = await ann.createTable({ ...request, pace: LIVE, seats: seats(["me", "open"]) });
  const reservedTable = await ann.createTable({
    ...request,
    seats: seats(["me", "reserved", "reserved"]),
  });
  const med = { ...request, game: "mediterranean", pace: DAYS };
  const four = await ben.createTable({ ...med, seats: seats(["me", "open", "open", "reserved"]) });
  const ids = [two.id, reservedTable.id, four.id];
  const shown = async (client: Client, query: string) => {
    const found = await idsOf(client, `status=open&limit=100&${query}`);
    return ids.map((id) => (found.includes(id) ? 1 : 0)).join("");
  };
  const nobody = new Client(server.url);
  expect(await shown(nobody, "")).toBe("111");
  expect(await shown(nobody, "game=zimbabwe")).toBe("110");
  expect(await shown(nobody, "pace=live")).toBe("100");
  expect(await shown(nobody, "pace=correspondence")).toBe("001");
  expect(await shown(nobody, "pace=untimed")).toBe("010");
  expect(await shown(nobody, "players=3")).toBe("010");
  expect(await shown(nobody, "minFreeSeats=1")).toBe("101");
  expect(await shown(nobody, "minFreeSeats=2")).toBe("001");
  expect(await shown(cleo, "canJoin=true")).toBe("101");
  expect(await shown(ann, "canJoin=true")).toBe("001");
  const { database, blocks } = server.services;
  const [annId, benId, cleoId, eveId] = await Promise.all([ann, ben, cleo, eve].map(idOf));
  const relationship = {
    person: cleoId ?? "",
    other: benId ?? "",
    kind: "friend",
    created_at: 0,
  } as const;
  await database.query.insertInto("relationships").values(relationship).execute();
  expect(await shown(cleo, "withFriends=true")).toBe("001");
  expect(await shown(eve, "withFriends=true")).toBe("000");
  blocks.block(annId ?? "", eveId ?? "");
  expect(await shown(eve, "")).toBe("001");
  for (const query of ["withFriends=true", "canJoin=true"]) {
    expect((await nobody.request("GET", `/api/tables?${query}`)).status).toBe(401);
  }
});

test("fifty tables are listed in three statements, and no game is replayed", async () => {
  const people = await createGuests(server, "Ann", "Ben");
  for (let n = 0; n < 50; n++) await startTable(server, 2, { visibility: "public" }, people);
  const { database } = server.services;
  let statements = 0;
  const query = database.query.withPlugin({
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const services = { ...server.services, database: { ...database, query } };
  const person = await idOf(people[0]);
  const page = { limit: 50, offset: 0 };
  const mine = await listTables(services, { person, mine: true }, page);
  expect(mine.tables.map(({ toAct }) => toAct?.length)).toEqual(mine.tables.map(() => 1));
  expect([mine.tables.length, statements]).toEqual([50, 3]);
  await listTables(services, { person, status: "running" }, page);
  expect(statements).toBe(5);
});
