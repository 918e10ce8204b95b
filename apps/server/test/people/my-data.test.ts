import type { Problem, TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MY_DATA_FORMAT, PERSONAL_DATA_READERS } from "../../src/accounts/my-data.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";
import { account, asking, PASSWORD, signedIn } from "../support/accounts.ts";
import { Client } from "../support/client.ts";
import { endServer, HandClock, startServer, type TestServer } from "../support/server.ts";
import { ROWS } from "../store/rows.ts";

let server: TestServer;
const clock = new HandClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));

const code = ({ body }: { body: unknown }) => (body as Problem).code;

/** Columns by which a row is about somebody. */
const OF_PERSON = ["person", "holder", "owner", "reporter"];
const TABLES = Object.keys(ROWS) as (keyof DatabaseSchema)[];
const hasPerson = (table: keyof DatabaseSchema) =>
  Object.keys(ROWS[table]).some((name) => OF_PERSON.includes(name));

test("every table that knows a person is in what they are given", () => {
  expect(TABLES.filter(hasPerson).length).toBeGreaterThan(10);
  for (const table of TABLES) {
    if (hasPerson(table))
      expect([table, typeof PERSONAL_DATA_READERS[table]]).toEqual([table, "function"]);
  }
});

test("an export has a row of every table, and no secret", async () => {
  const ann = await account(server.url, "Ann");
  const { person } = await ann.get<{ person: { id: string } }>("/api/me");
  const { id } = person;
  const { database } = server.tables.services;
  const { query } = database;
  const { id: game } = await ann.open({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ann.do(game, "say", { words: "hello from Ann" });
  await ann.ask("PUT", `/api/tables/${game}/notes`, { words: "a note of Ann's" });
  const rows = {
    slips: { ...ROWS.slips, person: id, expires: clock.now() + 1000 },
    ties: { ...ROWS.ties, person: id, other: id },
    reports: { ...ROWS.reports, reporter: id, about: "somebody" },
    orders: { ...ROWS.orders, game, standing: '{"upTo":7}' },
    results: { ...ROWS.results, table_id: game, holder: id },
    ratings: { ...ROWS.ratings, holder: id },
    channels: { ...ROWS.channels, person: id },
    absences: { ...ROWS.absences, person: id },
    outbox: { ...ROWS.outbox, game },
    visits: { ...ROWS.visits, person: id },
  };
  for (const [table, row] of Object.entries(rows)) {
    await query
      .insertInto(table as "slips")
      .values(row as DatabaseSchema["slips"])
      .execute();
  }
  const answer = await ann.ask<{ [table: string]: unknown }>("GET", "/api/me/export");
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
    ...(await query.selectFrom("slips").select("hash").execute()).map((row) => row.hash),
    ...(await query.selectFrom("games").select("seed").execute()).map((row) => row.seed),
    ...(await query.selectFrom("games").select("invite").execute()).map((row) => row.invite),
  ];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain("hello from Ann");
  expect(body["slips"]).toMatchObject([{ about: {} }]);
});

test("whoever leaves is forgotten everywhere, and the games go on", async () => {
  const eve = await account(server.url, "Eve the Forgotten");
  const { person } = await eve.get<{ person: { id: string } }>("/api/me");
  const ben = await Client.guest(server.url, "Ben");
  const open = async (onTimeout: "bot" | "end", isStarted: boolean) => {
    const wish = { game: "zimbabwe", onTimeout, seats: [{ kind: "me" }, { kind: "open" }] };
    const { id } = await eve.open(wish);
    await ben.do(id, "join", {});
    if (isStarted) await eve.do(id, "start", {});
    return id;
  };
  const [running, ending, gathering] = [
    await open("bot", true),
    await open("end", true),
    await open("bot", false),
  ];
  const theirs = await ben.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
  await eve.do(theirs.id, "join", {});
  await eve.do(running, "say", { words: "see you" });
  await eve.ask("PUT", `/api/tables/${running}/notes`, { words: "a note of hers" });
  const [watching, own] = [await ben.socket(running), await eve.socket(running)];
  const phone = await signedIn(server.url, "Eve the Forgotten");
  await eve.ask("PUT", "/api/me/place", { language: "it", zone: "Europe/Rome" });

  expect(code(await eve.ask("POST", "/api/me/delete", { name: "Eve the Forgotten" }))).toBe(
    "person/unproven",
  );
  expect(code(await eve.ask("POST", "/api/me/delete", { password: "not this" }))).toBe(
    "person/unproven",
  );
  const gone = await asking(eve, "POST", "/api/me/delete", { password: PASSWORD });
  expect([gone.status, eve.cookie]).toEqual([200, "sofala_device="]);

  await own.until(() => own.closed !== undefined);
  expect((await phone.ask("GET", "/api/me")).status).toBe(401);
  await watching.until(() =>
    watching.messages.some((each) => each.kind === "table" && each.table.seats[0]?.name === ""),
  );
  const table = (id: string): Promise<TableInfo> => ben.info(id);
  expect((await table(running)).seats[0]).toMatchObject({
    kind: "person",
    name: "",
    handedOver: true,
  });
  expect(await table(ending)).toMatchObject({ status: "over", outcome: { reason: "resigned" } });
  expect(await table(gathering)).toMatchObject({ status: "over", outcome: { reason: "aborted" } });
  expect((await table(theirs.id)).seats[1]).toMatchObject({ kind: "open" });
  const record = await ben.get<{ players: readonly string[] }>(`/api/tables/${ending}/record`);
  expect(record.players).toEqual(["", "Ben"]);
  const { messages } = await ben.get<{ messages: readonly object[] }>(
    `/api/tables/${running}/chat`,
  );
  expect(messages).toMatchObject([{ name: "", words: "see you" }]);
  watching.close();

  const { query } = server.tables.services.database;
  for (const name of TABLES) {
    const rows = await query.selectFrom(name).selectAll().execute();
    expect([name, JSON.stringify(rows).includes("Forgotten")]).toEqual([name, false]);
  }
  for (const name of [
    "tokens",
    "credentials",
    "slips",
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
    { kind: "gone", name: "", handle: null, email: null, language: null, zone: null },
  ]);
  // The same people play again, without her.
  const { table: next = "" } = await ben.do(ending, "rematch", {});
  expect((await table(next)).seats).toMatchObject([{ name: "Ben" }, { kind: "open", name: "" }]);
  const again = await Client.guest(server.url, "Eve the Forgotten");
  expect((await again.ask("GET", "/api/me")).status).toBe(200);
});

test("a guest leaves by writing their name", async () => {
  const guest = await Client.guest(server.url, "Only a guest");
  expect(code(await guest.ask("POST", "/api/me/delete", { name: "Somebody" }))).toBe(
    "person/unproven",
  );
  expect((await guest.ask("POST", "/api/me/delete", { name: " only a  guest" })).status).toBe(200);
  expect((await guest.ask("GET", "/api/me")).status).toBe(401);
});
