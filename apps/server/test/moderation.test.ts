import type { ChatMessage, ModerationStatus, Problem, Report, Sanction } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPerson, sanctionPerson, setOperator } from "../src/admin/people.ts";
import { Connections } from "../src/connections.ts";
import { ROUTES } from "../src/http/routes.ts";
import { Client } from "./support/client.ts";
import { deleteOldReports } from "../src/moderation/reports.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import { startTable, createTable, createGuests, newKey, personAt } from "./support/tables.ts";

const DAY = 86_400_000;
const clock = new ManualClock();
let server: TestServer;
let olga: Client;

beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
  [olga] = await createGuests(server, "Olga");
  await promote(olga);
});
afterAll(() => endServer(server));

const databaseOf = () => server.services.database;

const idOf = async (client: Client): Promise<string> =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

const moderationOf = async (client: Client): Promise<ModerationStatus> =>
  (await client.get<{ moderation: ModerationStatus }>("/api/me")).moderation;

async function promote(client: Client): Promise<void> {
  const person = await findPerson(databaseOf(), await idOf(client));
  if (!person.ok) throw new Error(person.error);
  await setOperator(databaseOf(), person.value, true, clock.now());
}

/** The code of the problem in a response; undefined if there is none. */
const codeOf = async (asked: Promise<{ readonly body: unknown }>): Promise<string | undefined> =>
  ((await asked).body as Partial<Problem>).code;

const report = (client: Client, body: object) =>
  codeOf(client.request("POST", "/api/reports", { reason: "abuse", ...body }));

const sanction = async (personId: string, chosen: Sanction, reportId?: string) =>
  codeOf(
    olga.request("POST", `/api/people/${personId}/sanctions`, {
      sanction: chosen,
      ...(reportId === undefined ? {} : { reportId }),
    }),
  );

const reports = async (): Promise<readonly Report[]> =>
  (await olga.get<{ reports: readonly Report[] }>("/api/reports")).reports;

const reportAbout = async (id: string): Promise<Report> => {
  const found = (await reports()).find(({ reportedPerson }) => reportedPerson.id === id);
  if (found === undefined) throw new Error("no such report");
  return found;
};

describe("a report", () => {
  test("shows operators the chat around the message and earlier reports", async () => {
    const table = await createTable(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const personId = await idOf(ben);
    for (let n = 1; n <= 14; n++) {
      await (n === 7 ? ben : ann).command(table.id, "chat", { text: `word ${n}` });
    }
    const text = "<img src=x onerror=alert(1)>\nThis hurt.";
    expect(await report(ann, { reportedPersonId: personId, reason: "name" })).toBeUndefined();
    clock.advance(1000);
    expect(
      await report(ann, {
        reportedPersonId: personId,
        tableId: table.id,
        messageNumber: 7,
        text,
      }),
    ).toBeUndefined();
    const [first, second] = (await reports()).filter((each) => each.reportedPerson.id === personId);
    expect(first).toMatchObject({ reason: "name", text: "", messages: [], otherReports: [{}] });
    expect(second).toMatchObject({
      reason: "abuse",
      text,
      reporter: { name: "Ann" },
      reportedPerson: { name: "Ben" },
      tableId: table.id,
      messageNumber: 7,
      moderation: {},
      otherReports: [{ reason: "name" }],
    });
    expect(second?.messages.map(({ number }) => number)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(second?.messages[5]).toMatchObject({ personId: personId, name: "Ben", text: "word 7" });
    expect(await sanction(personId, { kind: "dismiss" }, first?.id)).toBeUndefined();
    expect(await sanction(personId, { kind: "dismiss" }, first?.id)).toBe("report/closed");
    const after = (await reports()).filter((each) => each.reportedPerson.id === personId);
    // Open reports come first.
    expect(after.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const closed = { by: "Olga", at: clock.now(), sanction: { kind: "dismiss" } };
    expect(after[1]?.closed).toEqual(closed);
    expect(after[0]?.otherReports).toEqual([
      { createdAt: first?.createdAt, reason: "name", closed },
    ]);
    await sanction(personId, { kind: "dismiss" }, second?.id);
  });

  test("must be about another person and an existing message, and is rate limited", async () => {
    const table = await createTable(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const personId = await idOf(ben);
    await ann.command(table.id, "chat", { text: "mine" });
    expect(await report(ann, { reportedPersonId: await idOf(ann) })).toBe("person/not-found");
    expect(await report(ann, { reportedPersonId: "nobody" })).toBe("person/not-found");
    expect(await report(ann, { reportedPersonId: personId, tableId: "none" })).toBe(
      "report/unknown",
    );
    expect(
      await report(ann, { reportedPersonId: personId, tableId: table.id, messageNumber: 1 }),
    ).toBe("report/unknown");
    expect(await report(ann, { reportedPersonId: personId, messageNumber: 1 })).toBe(
      "report/unknown",
    );
    expect(await report(ann, { reportedPersonId: personId, reason: "taste" })).toBe(
      "request/malformed",
    );
    expect(await report(ann, { reportedPersonId: personId, text: "x".repeat(1001) })).toBe(
      "request/malformed",
    );
    for (let n = 0; n < 10; n++)
      expect(await report(ann, { reportedPersonId: personId })).toBeUndefined();
    expect(await report(ann, { reportedPersonId: personId })).toBe("report/too-many");
    clock.advance(3_600_000);
    expect(await report(ann, { reportedPersonId: personId })).toBeUndefined();
  });

  test("is visible to operators only, who may also see invite-only tables", async () => {
    const [ann] = await createGuests(server, "Ann");
    const personId = await idOf(ann);
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.createTable({ game: "zimbabwe", seats, visibility: "invited" });
    const request = { sanction: { kind: "mute", days: 1, explanation: "" } };
    for (const [client, code] of [
      [ann, "person/not-operator"],
      [new Client(server.url), "person/unauthenticated"],
    ] as const) {
      expect(await codeOf(client.request("GET", "/api/reports"))).toBe(code);
      expect(
        await codeOf(client.request("POST", `/api/people/${personId}/sanctions`, request)),
      ).toBe(code);
    }
    // A leaked API token must not be able to ban people.
    const { token } = await olga.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    expect(await codeOf(program.request("GET", "/api/reports"))).toBe("person/token-not-allowed");
    expect(await moderationOf(ann)).toEqual({});
    expect((await olga.info(id)).invite).toBeUndefined();
    const { person } = await olga.get<{ person: object }>("/api/me");
    expect(person).toMatchObject({ role: "operator" });
  });
});

describe("an operator", () => {
  test("mutes: only set phrases are allowed, by HTTP and socket, until the time is over", async () => {
    const table = await startTable(server, 4, { game: "mediterranean" });
    const ben = personAt(table, 1);
    const personId = await idOf(ben);
    const socket = await ben.socket(table.id);
    expect(
      await sanction(personId, { kind: "mute", days: 2, explanation: "Be kind." }),
    ).toBeUndefined();
    const until = clock.now() + 2 * DAY;
    expect(await moderationOf(ben)).toEqual({ muted: { until, explanation: "Be kind." } });
    expect((await ben.fails(table.id, "chat", { text: "no" })).code).toBe("chat/muted");
    expect(await socket.command("chat", { text: "no" })).toMatchObject({ code: "chat/muted" });
    await ben.command(table.id, "chat", { phrase: "seeking-wine" });
    type History = { messages: readonly ChatMessage[] };
    const { messages } = await ben.get<History>(`/api/tables/${table.id}/chat`);
    expect(messages).toMatchObject([{ phrase: "seeking-wine" }]);
    // A sanction without a report is recorded as well.
    expect(await reportAbout(personId)).toMatchObject({
      reason: "operator",
      reporter: { name: "Olga" },
      text: "Be kind.",
      closed: { by: "Olga", sanction: { kind: "mute", days: 2, explanation: "Be kind." } },
    });
    clock.advance(2 * DAY);
    expect(await moderationOf(ben)).toEqual({});
    await ben.command(table.id, "chat", { text: "sorry" });
    socket.close();
  });

  test("finds what was done for two years; then it is deleted, but open reports stay", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const [muted, reported] = [await idOf(ben), await idOf(cleo)];
    await sanction(muted, { kind: "mute", days: 1, explanation: "Be kind." });
    await ann.post("/api/reports", { reportedPersonId: reported, reason: "other", text: "Rude." });
    const idsAfter = async (days: number) => {
      await deleteOldReports({ database: databaseOf(), now: () => clock.now() + days * DAY });
      const rows = await databaseOf().query.selectFrom("reports").selectAll().execute();
      return rows.map((row) => row.reported_person).filter((id) => [muted, reported].includes(id));
    };
    expect(await idsAfter(729)).toEqual(expect.arrayContaining([muted, reported]));
    expect(await idsAfter(731)).toEqual([reported]);
  });

  test("bans: connections close, open tables are left, running games go on, requests are refused", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const waiting = await createTable(server, 2, {}, [ann, ben]);
    const pace = { kind: "live", per: "turn", seconds: 60, bank: 0 };
    const running = await startTable(server, 2, { pace }, [ann, ben]);
    const personId = await idOf(ben);
    const { token } = await ben.post<{ token: string }>("/api/tokens", { label: "bot" });
    const socket = await ben.socket(running.id);
    const stream = await fetch(`${server.url}/api/me/stream`, { headers: ben.headers });
    const reading = stream.text();
    expect(
      await sanction(personId, { kind: "ban", days: 3, explanation: "Enough." }),
    ).toBeUndefined();
    await socket.until(() => socket.closed !== undefined).catch(() => {});
    expect(socket.closed?.code).toBe(4401);
    await reading;
    const until = clock.now() + 3 * DAY;
    for (const person of [ben, new Client(server.url, { token })]) {
      expect(await moderationOf(person)).toEqual({ banned: { until, explanation: "Enough." } });
      for (const { method, path, kind, allowsBanned } of ROUTES) {
        if (allowsBanned === true || kind === "socket") continue;
        const url = path.replace(":id", running.id).replaceAll(/:\w+/gu, "x");
        expect([path, await codeOf(person.request(method, url))]).toEqual([path, "person/banned"]);
      }
      await expect(person.socket(running.id)).rejects.toThrow("403");
    }
    const kinds = async ({ id }: { readonly id: string }) =>
      (await ann.info(id)).seats.map(({ kind }) => kind);
    expect(await kinds(waiting)).toEqual(["person", "open"]);
    expect(await kinds(running)).toEqual(["person", "person"]);
    clock.advance(3 * DAY);
    expect(await codeOf(ben.request("GET", "/api/tokens"))).toBeUndefined();
    expect(await moderationOf(ben)).toEqual({});
  });

  test("bans permanently, and lifts a ban", async () => {
    const [ben] = await createGuests(server, "Ben");
    const personId = await idOf(ben);
    await sanction(personId, { kind: "ban", explanation: "" });
    clock.advance(100 * 365 * DAY);
    expect(await moderationOf(ben)).toEqual({ banned: { explanation: "" } });
    expect(await sanction(personId, { kind: "pardon", explanation: "" })).toBeUndefined();
    expect(await moderationOf(ben)).toEqual({});
    expect(await codeOf(ben.request("GET", "/api/tokens"))).toBeUndefined();
  });

  test("renames by command line: an open socket uses the new name", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const { id } = await ann.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const [listening, talking] = [await ann.socket(id), await ben.socket(id)];
    const person = await findPerson(databaseOf(), await idOf(ben));
    if (!person.ok) throw new Error(person.error);
    const renaming = { kind: "rename", name: "Benno", explanation: "rude" } as const;
    await sanctionPerson(databaseOf(), person.value, renaming, clock.time);
    // Sent together, they are executed in this order.
    await Promise.all([
      talking.command("chat", { text: "hello" }),
      talking.command("join", {}),
      talking.command("chat", { text: "me again" }),
    ]);
    const received = () =>
      listening.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
    await listening.until(() => received().length === 2);
    expect(received().map(({ name, text }) => [name, text])).toEqual([
      ["Benno", "hello"],
      ["Benno", "me again"],
    ]);
    expect((await ann.info(id)).seats[1]?.name).toBe("Benno");
  });

  test("renames a person at their tables too, and the person is informed once", async () => {
    const table = await startTable(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const personId = await idOf(ben);
    const socket = await ann.socket(table.id);
    const [taken] = await createGuests(server, "Taken");
    const { query } = databaseOf();
    const account = (name: string) => ({ kind: "account", normalized_name: name }) as const;
    await query
      .updateTable("people")
      .set(account("taken"))
      .where("id", "=", await idOf(taken))
      .execute();
    await query.updateTable("people").set(account("ben")).where("id", "=", personId).execute();
    const explanation = "This name offends.";
    expect(await sanction(personId, { kind: "rename", name: "TAKEN", explanation })).toBe(
      "person/name-taken",
    );
    expect(
      await sanction(personId, { kind: "rename", name: "Benno", explanation }),
    ).toBeUndefined();
    expect(await moderationOf(ben)).toEqual({ renamed: { previousName: "Ben", explanation } });
    expect(await ben.request("DELETE", "/api/me/moderation/renamed")).toMatchObject({
      status: 200,
    });
    expect(await moderationOf(ben)).toEqual({});
    const isInformed = () =>
      socket.messages.some(
        (each) => each.kind === "table" && each.table.seats[1]?.name === "Benno",
      );
    await socket.until(isInformed);
    const [seat = 0] = (await ann.info(table.id)).toAct;
    const { legal: [move] = [] } = await personAt(table, seat).loadSnapshot(table.id);
    await personAt(table, seat).command(table.id, "move", { key: newKey(), move: { ...move } });
    const found = await olga.get<{ accounts: readonly object[] }>("/api/people?name=ben");
    expect(found.accounts).toEqual([{ id: personId, name: "Benno" }]);
    socket.close();
  });

  test("can sanction existing people only, and closes reports about them", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const personId = await idOf(ben);
    await report(ann, { reportedPersonId: personId });
    const { id } = await reportAbout(personId);
    expect(await sanction("nobody", { kind: "pardon", explanation: "" })).toBe("person/not-found");
    expect(await sanction(personId, { kind: "dismiss" })).toBe("report/unknown");
    expect(await sanction(await idOf(ann), { kind: "dismiss" }, id)).toBe("report/closed");
    const both = await Promise.all([
      sanction(personId, { kind: "mute", days: 1, explanation: "one" }, id),
      sanction(personId, { kind: "mute", days: 9, explanation: "other" }, id),
    ]);
    expect(both.filter((code) => code === "report/closed")).toHaveLength(1);
    expect(both).toContain(undefined);
    const { moderation, closed } = await reportAbout(personId);
    const explanation = both[0] === undefined ? "one" : "other";
    expect(moderation.muted?.explanation).toBe(explanation);
    expect(closed?.sanction).toMatchObject({ kind: "mute", explanation });
  });
});

test("a report about a deleted account can only be dismissed", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const personId = await idOf(ben);
  await report(ann, { reportedPersonId: personId });
  await ben.request("POST", "/api/me/delete", { name: "Ben" });
  const { id } = await reportAbout(personId);
  expect(await sanction(personId, { kind: "ban", explanation: "" }, id)).toBe("person/not-found");
  expect(await sanction(personId, { kind: "dismiss" }, id)).toBeUndefined();
  expect((await reportAbout(personId)).closed?.sanction).toEqual({ kind: "dismiss" });
});

describe("the command line", () => {
  test("finds people by id or name and applies sanctions", async () => {
    const database = databaseOf();
    const [hugo, twin, twins] = await createGuests(server, "Hugo", "Twin", "Twin");
    const named = async (name: string) => {
      const found = await findPerson(database, name);
      return found.ok ? found.value.id : found.error;
    };
    expect(await named("Hugo")).toBe(await idOf(hugo));
    expect(await named(await idOf(twin))).toBe(await idOf(twin));
    expect(await named("Nobody")).toBe("nobody has this name");
    expect(await named("Twin")).toContain(await idOf(twins));
    const person = { id: await idOf(hugo), name: "Hugo", kind: "guest" } as const;
    const applySanction = (newSanction: Sanction) =>
      sanctionPerson(database, person, newSanction, clock.now());
    expect(await applySanction({ kind: "rename", name: " ", explanation: "" })).toMatchObject({
      ok: false,
    });
    expect(await applySanction({ kind: "ban", explanation: "Out." })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await moderationOf(hugo)).toEqual({ banned: { explanation: "Out." } });
    expect(await reportAbout(person.id)).toMatchObject({ closed: { by: "host" } });
    await setOperator(database, person, true, clock.now());
    await setOperator(database, person, false, clock.now());
    await applySanction({ kind: "pardon", explanation: "" });
    expect(await codeOf(hugo.request("GET", "/api/reports"))).toBe("person/not-operator");
  });

  test("closes the connections of a former operator, who may see less now", async () => {
    const [hugo, olaf] = await createGuests(server, "Hugo", "Olaf");
    await promote(hugo);
    await promote(olaf);
    const closed: string[] = [];
    const connections = new Connections({ perAddress: 0, perPerson: 0 });
    for (const client of [hugo, olaf]) {
      const person = await idOf(client);
      connections.add({ address: "a", person, isOperator: true }, () => closed.push(person));
    }
    const id = await idOf(hugo);
    await setOperator(databaseOf(), { id }, false, clock.now());
    await connections.closeRevoked(databaseOf());
    expect(closed).toEqual([id]);
  });
});
