import type { Problem, TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MY_DATA_FORMAT, PERSONAL_DATA_READERS } from "../../src/accounts/my-data.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";
import { account, requestAndStoreCookie, PASSWORD, signedIn } from "../support/accounts.ts";
import { Client } from "../support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { ROWS } from "../store/rows.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));

const code = ({ body }: { body: unknown }) => (body as Problem).code;

/** Columns that refer to a person. */
const OF_PERSON = ["person", "player", "owner", "reporter", "reported_person"];
const TABLES = Object.keys(ROWS) as (keyof DatabaseSchema)[];
const hasPerson = (table: keyof DatabaseSchema) =>
  Object.keys(ROWS[table]).some((name) => OF_PERSON.includes(name));

test("the export covers every database table that refers to a person", () => {
  expect(TABLES.filter(hasPerson).length).toBeGreaterThan(10);
  for (const table of TABLES) {
    if (hasPerson(table))
      expect([table, typeof PERSONAL_DATA_READERS[table]]).toEqual([table, "function"]);
  }
});

test("an export has rows of every table, and no secrets", async () => {
  const ann = await account(server.url, "Ann");
  const { person } = await ann.get<{ person: { id: string } }>("/api/me");
  const { id } = person;
  const { database } = server.services;
  const { query } = database;
  const { id: game } = await ann.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ann.command(game, "chat", { text: "hello from Ann" });
  await ann.request("PUT", `/api/tables/${game}/notes`, { text: "a note of Ann's" });
  const rows = {
    one_time_tokens: { ...ROWS.one_time_tokens, person: id, expires_at: clock.now() + 1000 },
    relationships: { ...ROWS.relationships, person: id, other: id },
    reports: { ...ROWS.reports, reporter: id, reported_person: "somebody" },
    operator_actions: { ...ROWS.operator_actions, person: id },
    orders: { ...ROWS.orders, table_id: game, content: '{"upTo":7}' },
    results: { ...ROWS.results, table_id: game, player: id },
    ratings: { ...ROWS.ratings, player: id },
    channels: { ...ROWS.channels, person: id },
    absences: { ...ROWS.absences, person: id },
    outbox: { ...ROWS.outbox, table_id: game },
    presence: { ...ROWS.presence, person: id },
    imported_people: { ...ROWS.imported_people, person: id },
    imported_games: { ...ROWS.imported_games, person: id },
  };
  for (const [table, row] of Object.entries(rows)) {
    await query
      .insertInto(table as "one_time_tokens")
      .values(row as DatabaseSchema["one_time_tokens"])
      .execute();
  }
  const answer = await ann.request<{ [table: string]: unknown }>("GET", "/api/me/export");
  expect(answer.headers.get("content-disposition")).toContain("sofala-my-data.json");
  const { body } = answer;
  expect(body["format"]).toBe(MY_DATA_FORMAT);
  for (const table of TABLES) {
    const read = PERSONAL_DATA_READERS[table];
    if (read !== undefined) expect([table, body[table]]).toEqual([table, [expect.anything()]]);
  }
  const text = JSON.stringify(body);
  const secrets = [
    ...(await query.selectFrom("credentials").select("secret").execute()).map((row) => row.secret),
    ...(await query.selectFrom("tokens").select("hash").execute()).map((row) => row.hash),
    ...(await query.selectFrom("one_time_tokens").select("hash").execute()).map((row) => row.hash),
    ...(await query.selectFrom("tables").select("seed").execute()).map((row) => row.seed),
    ...(await query.selectFrom("tables").select("invite").execute()).map((row) => row.invite),
  ];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain("hello from Ann");
  expect(body["one_time_tokens"]).toMatchObject([{ details: {} }]);
});

test("a game that starts while its owner's account is being deleted goes on", async () => {
  const eve = await account(server.url, "Hasty Eve");
  const ben = await Client.guest(server.url, "Ben");
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { id } = await eve.createTable({ game: "zimbabwe", onTimeout: "bot", seats });
  await ben.command(id, "join", {});
  const { person } = await eve.get<{ person: { id: string } }>("/api/me");
  const liveTable = await server.tables.find(id);
  if (liveTable === undefined) throw new Error("no table");
  const gate = Promise.withResolvers<void>();
  void liveTable.enqueue(() => gate.promise);
  const starting = liveTable.execute("start", { person: person.id }, {}, () => {});
  const decideAndStore = liveTable.decideAndStore.bind(liveTable);
  const spy = vi.spyOn(liveTable, "decideAndStore").mockImplementation((...call) => {
    gate.resolve();
    return decideAndStore(...call);
  });
  await eve.post("/api/me/delete", { password: PASSWORD });
  await starting;
  spy.mockRestore();
  expect(await ben.info(id)).toMatchObject({
    status: "running",
    seats: [{ isHandedOver: true }, {}],
  });
});

test("a deleted account is erased everywhere, and its games continue", async () => {
  const eve = await account(server.url, "Eve the Forgotten");
  const { person } = await eve.get<{ person: { id: string } }>("/api/me");
  const ben = await Client.guest(server.url, "Ben");
  const open = async (onTimeout: "bot" | "end", isStarted: boolean) => {
    const request = { game: "zimbabwe", onTimeout, seats: [{ kind: "me" }, { kind: "open" }] };
    const { id } = await eve.createTable(request);
    await ben.command(id, "join", {});
    if (isStarted) await eve.command(id, "start", {});
    return id;
  };
  const [running, ending, waiting] = [
    await open("bot", true),
    await open("end", true),
    await open("bot", false),
  ];
  const theirs = await ben.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await eve.command(theirs.id, "join", {});
  await eve.command(running, "chat", { text: "see you" });
  await eve.request("PUT", `/api/tables/${running}/notes`, { text: "a note of hers" });
  const [watching, own] = [await ben.socket(running), await eve.socket(running)];
  const phone = await signedIn(server.url, "Eve the Forgotten");
  await eve.request("PUT", "/api/me/locale", { language: "it", timeZone: "Europe/Rome" });

  expect(code(await eve.request("POST", "/api/me/delete", { name: "Eve the Forgotten" }))).toBe(
    "person/reauthentication-required",
  );
  expect(code(await eve.request("POST", "/api/me/delete", { password: "not this" }))).toBe(
    "person/reauthentication-required",
  );
  const gone = await requestAndStoreCookie(eve, "POST", "/api/me/delete", { password: PASSWORD });
  expect([gone.status, eve.cookie]).toEqual([200, "sofala_device="]);

  await own.until(() => own.closed !== undefined);
  expect((await phone.request("GET", "/api/me")).status).toBe(401);
  await watching.until(() =>
    watching.messages.some((each) => each.kind === "table" && each.table.seats[0]?.name === ""),
  );
  const table = (id: string): Promise<TableInfo> => ben.info(id);
  expect((await table(running)).seats[0]).toMatchObject({
    kind: "person",
    name: "",
    isHandedOver: true,
  });
  expect(await table(ending)).toMatchObject({ status: "over", outcome: { reason: "resigned" } });
  expect(await table(waiting)).toMatchObject({ status: "over", outcome: { reason: "aborted" } });
  expect((await table(theirs.id)).seats[1]).toMatchObject({ kind: "open" });
  const record = await ben.get<{ players: readonly string[] }>(`/api/tables/${ending}/record`);
  expect(record.players).toEqual(["", "Ben"]);
  const { messages } = await ben.get<{ messages: readonly object[] }>(
    `/api/tables/${running}/chat`,
  );
  expect(messages).toMatchObject([{ name: "", text: "see you" }]);
  watching.close();

  const { query } = server.services.database;
  for (const name of TABLES) {
    const rows = await query.selectFrom(name).selectAll().execute();
    expect([name, JSON.stringify(rows).includes("Forgotten")]).toEqual([name, false]);
  }
  for (const name of [
    "tokens",
    "credentials",
    "one_time_tokens",
    "known_devices",
    "notes",
    "channels",
    "absences",
  ] as const) {
    const rows = await query
      .selectFrom(name)
      .select("person")
      .where("person", "=", person.id)
      .execute();
    expect([name, rows]).toEqual([name, []]);
  }
  expect(
    await query.selectFrom("people").selectAll().where("id", "=", person.id).execute(),
  ).toMatchObject([
    { kind: "deleted", name: "", normalized_name: null, email: null, time_zone: null },
  ]);
  // A rematch leaves her out.
  const { tableId: next = "" } = await ben.command(ending, "rematch", {});
  expect((await table(next)).seats).toMatchObject([{ name: "Ben" }, { kind: "open", name: "" }]);
  const again = await Client.guest(server.url, "Eve the Forgotten");
  expect((await again.request("GET", "/api/me")).status).toBe(200);
});

test("a guest confirms the deletion with their name", async () => {
  const guest = await Client.guest(server.url, "Only a guest");
  expect(code(await guest.request("POST", "/api/me/delete", { name: "Somebody" }))).toBe(
    "person/reauthentication-required",
  );
  expect((await guest.request("POST", "/api/me/delete", { name: " only a  guest" })).status).toBe(
    200,
  );
  expect((await guest.request("GET", "/api/me")).status).toBe(401);
});
