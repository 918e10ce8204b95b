import type { ChatMessage, ModerationStatus, Problem, Report, Sanction } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPerson, sanctionPerson, setOperator } from "../src/admin/people.ts";
import { Connections } from "../src/connections.ts";
import { ROUTES } from "../src/http/routes.ts";
import { Client } from "./support/client.ts";
import { endServer, HandClock, startServer, type TestServer } from "./support/server.ts";
import { begin, gather, meet, newKey, personAt } from "./support/tables.ts";

const DAY = 86_400_000;
const clock = new HandClock();
let server: TestServer;
let olga: Client;

beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
  [olga] = await meet(server, "Olga");
  await promote(olga);
});
afterAll(() => endServer(server));

const databaseOf = () => server.tables.services.database;

const idOf = async (client: Client): Promise<string> =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

const noticesOf = async (client: Client): Promise<ModerationStatus> =>
  (await client.get<{ notices: ModerationStatus }>("/api/me")).notices;

async function promote(client: Client): Promise<void> {
  const person = await findPerson(databaseOf(), await idOf(client));
  if (!person.ok) throw new Error(person.error);
  await setOperator(databaseOf(), person.value, true);
}

/** The code of the problem that somebody meets, or nothing. */
const codeOf = async (asked: Promise<{ readonly body: unknown }>): Promise<string | undefined> =>
  ((await asked).body as Partial<Problem>).code;

const report = (client: Client, body: object) =>
  codeOf(client.ask("POST", "/api/reports", { reason: "abuse", ...body }));

const judge = async (about: string, verdict: Sanction, of?: string) =>
  codeOf(
    olga.ask("POST", `/api/people/${about}/verdict`, {
      verdict,
      ...(of === undefined ? {} : { report: of }),
    }),
  );

const reports = async (): Promise<readonly Report[]> =>
  (await olga.get<{ reports: readonly Report[] }>("/api/reports")).reports;

const reportAbout = async (id: string): Promise<Report> => {
  const found = (await reports()).find(({ about }) => about.id === id);
  if (found === undefined) throw new Error("no such report");
  return found;
};

describe("a report", () => {
  test("reaches operators with what was said around it, and what was before", async () => {
    const table = await gather(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const about = await idOf(ben);
    for (let n = 1; n <= 14; n++) {
      await (n === 7 ? ben : ann).do(table.id, "say", { words: `word ${n}` });
    }
    const words = "<img src=x onerror=alert(1)>\nThis hurt.";
    expect(await report(ann, { about, reason: "name" })).toBeUndefined();
    clock.forward(1000);
    expect(await report(ann, { about, table: table.id, message: 7, words })).toBeUndefined();
    const [first, second] = (await reports()).filter((each) => each.about.id === about);
    expect(first).toMatchObject({ reason: "name", words: "", talk: [], earlier: [{}] });
    expect(second).toMatchObject({
      reason: "abuse",
      words,
      reporter: { name: "Ann" },
      about: { name: "Ben" },
      table: table.id,
      message: 7,
      notices: {},
      earlier: [{ reason: "name" }],
    });
    expect(second?.talk.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(second?.talk[5]).toMatchObject({ person: about, name: "Ben", words: "word 7" });
    expect(await judge(about, { act: "dismiss" }, first?.id)).toBeUndefined();
    expect(await judge(about, { act: "dismiss" }, first?.id)).toBe("report/closed");
    const after = (await reports()).filter((each) => each.about.id === about);
    // What waits comes first.
    expect(after.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const closed = { by: "Olga", at: clock.now(), verdict: { act: "dismiss" } };
    expect(after[1]?.closed).toEqual(closed);
    expect(after[0]?.earlier).toEqual([{ created: first?.created, reason: "name", closed }]);
    await judge(about, { act: "dismiss" }, second?.id);
  });

  test("is about somebody else, about what is there, and only so often", async () => {
    const table = await gather(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const about = await idOf(ben);
    await ann.do(table.id, "say", { words: "mine" });
    expect(await report(ann, { about: await idOf(ann) })).toBe("person/none");
    expect(await report(ann, { about: "nobody" })).toBe("person/none");
    expect(await report(ann, { about, table: "none" })).toBe("report/unknown");
    expect(await report(ann, { about, table: table.id, message: 1 })).toBe("report/unknown");
    expect(await report(ann, { about, message: 1 })).toBe("report/unknown");
    expect(await report(ann, { about, reason: "taste" })).toBe("request/malformed");
    expect(await report(ann, { about, words: "x".repeat(1001) })).toBe("request/malformed");
    for (let n = 0; n < 10; n++) expect(await report(ann, { about })).toBeUndefined();
    expect(await report(ann, { about })).toBe("report/too-many");
    clock.forward(3_600_000);
    expect(await report(ann, { about })).toBeUndefined();
  });

  test("is for operators alone, who also see tables of invited people", async () => {
    const [ann] = await meet(server, "Ann");
    const about = await idOf(ann);
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.open({ game: "zimbabwe", seats, visibility: "invited" });
    const verdict = { verdict: { act: "mute", days: 1, why: "" } };
    for (const [who, code] of [
      [ann, "person/not-operator"],
      [new Client(server.url), "person/unknown"],
    ] as const) {
      expect(await codeOf(who.ask("GET", "/api/reports"))).toBe(code);
      expect(await codeOf(who.ask("POST", `/api/people/${about}/verdict`, verdict))).toBe(code);
    }
    // A token that leaks must not cost others their account.
    const { token } = await olga.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    expect(await codeOf(program.ask("GET", "/api/reports"))).toBe("person/not-a-device");
    expect(await noticesOf(ann)).toEqual({});
    expect((await olga.info(id)).invite).toBeUndefined();
    const { person } = await olga.get<{ person: object }>("/api/me");
    expect(person).toMatchObject({ role: "operator" });
  });
});

describe("an operator", () => {
  test("mutes: phrases remain, words do not, by HTTP and socket, until the time is over", async () => {
    const table = await begin(server, 4, { game: "mediterranean" });
    const ben = personAt(table, 1);
    const about = await idOf(ben);
    const socket = await ben.socket(table.id);
    expect(await judge(about, { act: "mute", days: 2, why: "Be kind." })).toBeUndefined();
    const until = clock.now() + 2 * DAY;
    expect(await noticesOf(ben)).toEqual({ muted: { until, why: "Be kind." } });
    expect((await ben.fails(table.id, "say", { words: "no" })).code).toBe("talk/muted");
    expect(await socket.do("say", { words: "no" })).toMatchObject({ code: "talk/muted" });
    await ben.do(table.id, "say", { phrase: "seeking-wine" });
    type History = { messages: readonly ChatMessage[] };
    const { messages } = await ben.get<History>(`/api/tables/${table.id}/chat`);
    expect(messages).toMatchObject([{ phrase: "seeking-wine" }]);
    // What was done without a report is written down all the same.
    expect(await reportAbout(about)).toMatchObject({
      reason: "operator",
      reporter: { name: "Olga" },
      words: "Be kind.",
      closed: { by: "Olga", verdict: { act: "mute", days: 2, why: "Be kind." } },
    });
    clock.forward(2 * DAY);
    expect(await noticesOf(ben)).toEqual({});
    await ben.do(table.id, "say", { words: "sorry" });
    socket.close();
  });

  test("bans: lines end, open tables are left, running games go on, and nothing is answered", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    const waiting = await gather(server, 2, {}, [ann, ben]);
    const pace = { kind: "live", per: "turn", seconds: 60, bank: 0 };
    const running = await begin(server, 2, { pace }, [ann, ben]);
    const about = await idOf(ben);
    const { token } = await ben.post<{ token: string }>("/api/tokens", { label: "bot" });
    const socket = await ben.socket(running.id);
    const stream = await fetch(`${server.url}/api/stream`, { headers: ben.headers });
    const reading = stream.text();
    expect(await judge(about, { act: "ban", days: 3, why: "Enough." })).toBeUndefined();
    await socket.until(() => socket.closed !== undefined).catch(() => {});
    expect(socket.closed?.code).toBe(4401);
    await reading;
    const until = clock.now() + 3 * DAY;
    for (const who of [ben, new Client(server.url, { token })]) {
      expect(await noticesOf(who)).toEqual({ banned: { until, why: "Enough." } });
      for (const { method, path, kind, allowsBanned } of ROUTES) {
        if (allowsBanned === true || kind === "socket") continue;
        const url = path.replace(":id", running.id).replaceAll(/:\w+/gu, "x");
        expect([path, await codeOf(who.ask(method, url))]).toEqual([path, "person/banned"]);
      }
      await expect(who.socket(running.id)).rejects.toThrow("403");
    }
    const kinds = async ({ id }: { readonly id: string }) =>
      (await ann.info(id)).seats.map(({ kind }) => kind);
    expect(await kinds(waiting)).toEqual(["person", "open"]);
    expect(await kinds(running)).toEqual(["person", "person"]);
    clock.forward(3 * DAY);
    expect(await codeOf(ben.ask("GET", "/api/tokens"))).toBeUndefined();
    expect(await noticesOf(ben)).toEqual({});
  });

  test("bans for good, and pardons", async () => {
    const [ben] = await meet(server, "Ben");
    const about = await idOf(ben);
    await judge(about, { act: "ban", why: "" });
    clock.forward(100 * 365 * DAY);
    expect(await noticesOf(ben)).toEqual({ banned: { why: "" } });
    expect(await judge(about, { act: "pardon", why: "" })).toBeUndefined();
    expect(await noticesOf(ben)).toEqual({});
    expect(await codeOf(ben.ask("GET", "/api/tokens"))).toBeUndefined();
  });

  test("renames from outside: a socket that is open says and stores the new name", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    const { id } = await ann.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
    const [listening, talking] = [await ann.socket(id), await ben.socket(id)];
    const person = await findPerson(databaseOf(), await idOf(ben));
    if (!person.ok) throw new Error(person.error);
    const verdict = { act: "rename", name: "Benno", why: "rude" } as const;
    await sanctionPerson(databaseOf(), person.value, verdict, clock.time);
    // Sent at once, they are done in this order.
    await Promise.all([
      talking.do("say", { words: "hello" }),
      talking.do("join", {}),
      talking.do("say", { words: "me again" }),
    ]);
    const heard = listening.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
    expect(heard.map(({ name, words }) => [name, words])).toEqual([
      ["Benno", "hello"],
      ["Benno", "me again"],
    ]);
    expect((await ann.info(id)).seats[1]?.name).toBe("Benno");
  });

  test("renames, at tables too, and the person is told once", async () => {
    const table = await begin(server, 2);
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const about = await idOf(ben);
    const socket = await ann.socket(table.id);
    const [taken] = await meet(server, "Taken");
    const { query } = databaseOf();
    const account = (handle: string) => ({ kind: "account", handle }) as const;
    await query
      .updateTable("people")
      .set(account("taken"))
      .where("id", "=", await idOf(taken))
      .execute();
    await query.updateTable("people").set(account("ben")).where("id", "=", about).execute();
    const why = "This name offends.";
    expect(await judge(about, { act: "rename", name: "TAKEN", why })).toBe("person/name-taken");
    expect(await judge(about, { act: "rename", name: "Benno", why })).toBeUndefined();
    expect(await noticesOf(ben)).toEqual({ renamed: { from: "Ben", why } });
    expect(await ben.ask("DELETE", "/api/me/notice")).toMatchObject({ status: 200 });
    expect(await noticesOf(ben)).toEqual({});
    const isTold = () =>
      socket.messages.some(
        (each) => each.kind === "table" && each.table.seats[1]?.name === "Benno",
      );
    await socket.until(isTold);
    const [seat = 0] = (await ann.info(table.id)).toAct;
    const { legal: [move] = [] } = await personAt(table, seat).standing(table.id);
    await personAt(table, seat).do(table.id, "move", { key: newKey(), move: { ...move } });
    const found = await olga.get<{ found: readonly object[] }>("/api/people?name=ben");
    expect(found.found).toEqual([{ id: about, name: "Benno" }]);
    socket.close();
  });

  test("judges people who are there, and closes reports about them", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    const about = await idOf(ben);
    await report(ann, { about });
    const { id } = await reportAbout(about);
    expect(await judge("nobody", { act: "pardon", why: "" })).toBe("person/none");
    expect(await judge(about, { act: "dismiss" })).toBe("report/unknown");
    expect(await judge(await idOf(ann), { act: "dismiss" }, id)).toBe("report/closed");
    const both = await Promise.all([
      judge(about, { act: "mute", days: 1, why: "one" }, id),
      judge(about, { act: "mute", days: 9, why: "other" }, id),
    ]);
    expect(both.filter((code) => code === "report/closed")).toHaveLength(1);
    expect(both).toContain(undefined);
    const { notices, closed } = await reportAbout(about);
    const why = both[0] === undefined ? "one" : "other";
    expect(notices.muted?.why).toBe(why);
    expect(closed?.verdict).toMatchObject({ act: "mute", why });
  });
});

test("a report about somebody who left for good can be dismissed, and nothing else be done", async () => {
  const [ann, ben] = await meet(server, "Ann", "Ben");
  const about = await idOf(ben);
  await report(ann, { about });
  await ben.ask("POST", "/api/me/delete", { name: "Ben" });
  const { id } = await reportAbout(about);
  expect(await judge(about, { act: "ban", why: "" }, id)).toBe("person/none");
  expect(await judge(about, { act: "dismiss" }, id)).toBeUndefined();
  expect((await reportAbout(about)).closed?.verdict).toEqual({ act: "dismiss" });
});

describe("who runs the server", () => {
  test("finds people by id or name, and acts without the web", async () => {
    const database = databaseOf();
    const [hugo, twin, twins] = await meet(server, "Hugo", "Twin", "Twin");
    const named = async (name: string) => {
      const found = await findPerson(database, name);
      return found.ok ? found.value.id : found.error;
    };
    expect(await named("Hugo")).toBe(await idOf(hugo));
    expect(await named(await idOf(twin))).toBe(await idOf(twin));
    expect(await named("Nobody")).toBe("there is nobody by this name");
    expect(await named("Twin")).toContain(await idOf(twins));
    const person = { id: await idOf(hugo), name: "Hugo", kind: "guest" } as const;
    const act = (verdict: Sanction) => sanctionPerson(database, person, verdict, clock.now());
    expect(await act({ act: "rename", name: " ", why: "" })).toMatchObject({ ok: false });
    expect(await act({ act: "ban", why: "Out." })).toEqual({ ok: true, value: undefined });
    expect(await noticesOf(hugo)).toEqual({ banned: { why: "Out." } });
    expect(await reportAbout(person.id)).toMatchObject({ closed: { by: "host" } });
    await setOperator(database, person, true);
    await setOperator(database, person, false);
    await act({ act: "pardon", why: "" });
    expect(await codeOf(hugo.ask("GET", "/api/reports"))).toBe("person/not-operator");
  });

  test("ends the lines of an operator who is one no more: they may see less now", async () => {
    const [hugo, olaf] = await meet(server, "Hugo", "Olaf");
    await promote(hugo);
    await promote(olaf);
    const closed: string[] = [];
    const connections = new Connections({ perAddress: 0, perPerson: 0 });
    for (const client of [hugo, olaf]) {
      const person = await idOf(client);
      connections.add({ address: "a", person, isOperator: true }, () => closed.push(person));
    }
    const { id, name } = { id: await idOf(hugo), name: "Hugo" };
    await setOperator(databaseOf(), { id, name, kind: "guest" }, false);
    await connections.closeRevoked(databaseOf());
    expect(closed).toEqual([id]);
  });
});
