import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AccountInfo, Problem, TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { upgradeGuest } from "../../src/people/credentials.ts";
import { account, requestAndStoreCookie, PASSWORD, signedIn } from "../support/accounts.ts";
import { ROWS } from "../store/rows.ts";
import { Client } from "../support/client.ts";
import { LineStreamClient } from "../support/line-stream-client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));

const me = async (client: Client) =>
  (await client.get<{ person: { id: string; name: string; kind: string } }>("/api/me")).person;
const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));
const code = ({ body }: { body: unknown }) => (body as Problem).code;

describe("a guest who creates an account", () => {
  test("keeps id, games and seat", async () => {
    const guest = await Client.guest(server.url, "Ann");
    const { id } = await me(guest);
    const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    const table = await guest.createTable({ game: "zimbabwe", seats });
    const old = guest.cookie;
    const made = await requestAndStoreCookie(guest, "POST", "/api/account", { password: PASSWORD });
    expect(made.body).toEqual({ person: { id, name: "Ann", kind: "account" } });
    expect(guest.cookie).not.toBe(old);
    expect(
      (await new Client(server.url, { cookie: old ?? "" }).request("GET", "/api/me")).status,
    ).toBe(401);
    expect((await guest.info(table.id)).you).toEqual({ seat: 0, isOwner: true });
    expect(await guest.get<AccountInfo>("/api/account")).toMatchObject({
      hasPassword: true,
      passkeys: [],
      canSendMail: false,
    });
    const elsewhere = await signedIn(server.url, "  aNN ");
    expect((await elsewhere.info(table.id)).you).toEqual({ seat: 0, isOwner: true });
    expect(code(await guest.request("POST", "/api/account", { password: PASSWORD }))).toBe(
      "person/has-account",
    );
  });

  test("gets a name that no other guest or account may take", async () => {
    await account(server.url, "Ünïque Näme");
    const taken = ["ünïque näme", "ÜNÏQUE  NÄME", "Ｕ\u0308nïque Näme", "Ünï\u200bque\u00ad Näme"];
    const ben = await Client.guest(server.url, "Ben");
    for (const name of taken) {
      const nobody = new Client(server.url);
      expect(code(await nobody.request("POST", "/api/guests", { name }))).toBe("person/name-taken");
      expect(code(await ben.request("PUT", "/api/me", { name }))).toBe("person/name-taken");
      expect(code(await ben.request("POST", "/api/account", { name, password: PASSWORD }))).toBe(
        "person/name-taken",
      );
    }
    expect((await me(ben)).kind).toBe("guest");
    await requestAndStoreCookie(ben, "POST", "/api/account", {
      name: "Bénédicte",
      password: PASSWORD,
    });
    expect((await ben.request("PUT", "/api/me", { name: "Ben the Second" })).status).toBe(200);
    expect(
      (await new Client(server.url).request("POST", "/api/guests", { name: "Bénédicte" })).status,
    ).toBe(200);
    expect((await signedIn(server.url, "ben the second")).cookie).toBeDefined();
  });

  test.each([
    ["short one", "Zoe"],
    ["aaaaaaaaaaaaaaa", "Zoe"],
    ["password1234", "Zoe"],
    ["zoe of the lake", "Zoe of  the Lake"],
  ])("may not use the password %j", async (password, name) => {
    const zoe = await Client.guest(server.url, name);
    const refused = await zoe.request("POST", "/api/account", { password });
    expect(code(refused)).toBe("person/weak-password");
  });

  test("needs a session, not an API token", async () => {
    const guest = await Client.guest(server.url, "Programmer");
    const { token } = await guest.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    for (const [method, path, body] of [
      ["POST", "/api/account", { password: PASSWORD }],
      ["DELETE", "/api/session", undefined],
      ["GET", "/api/me/export", undefined],
      ["GET", "/api/me/archive", undefined],
      ["POST", "/api/me/delete", { name: "Programmer" }],
      // A leaked token can be revoked, but tokens that it created could not.
      ["POST", "/api/tokens", { label: "another bot" }],
    ] as const) {
      expect([path, code(await program.request(method, path, body))]).toEqual([
        path,
        "person/token-not-allowed",
      ]);
    }
  });
});

describe("a name", () => {
  const UNSEEN = {
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "soft hyphens": "\u00ad\u00ad",
    "a combining mark": "\u0301",
    "marks on a space without breaks": "\u00a0\u0308\u0323",
    "a grapheme joiner": "\u034f",
    "fillers of Hangul": "\u115f\u1160\u3164\uffa0",
    "blank braille": "\u2800\u2800",
    "variation selectors": "\ufe0f\u{e0100}",
    tags: "\u{e0041}\u{e0042}",
    "an Arabic letter mark": "\u061c",
    "Mongolian separators": "\u180e\u180b",
    "inherent vowels of Khmer": "\u17b4\u17b5",
    "wide spaces": "\u2003\u3000\u1680",
    "a note without a head": "\u{1d159}",
    "blank hieroglyphs": "\u{13441}\u{13442}",
    "a filler of Khitan": "\u{16fe4}",
    "private use": "\ue000",
    "control characters": "\u0007",
    "a character that reverses the text direction": "\u202e",
    nothing: "  ",
  };

  test.each(Object.entries(UNSEEN))("of %s is refused", async (_what, name) => {
    const nobody = new Client(server.url);
    expect(code(await nobody.request("POST", "/api/guests", { name }))).toBe("request/malformed");
  });

  test("cannot be made invisible later", async () => {
    const [name] = [UNSEEN["fillers of Hangul"]];
    const guest = await Client.guest(server.url, "Seen");
    const made = { name, password: PASSWORD };
    expect(code(await guest.request("PUT", "/api/me", { name }))).toBe("request/malformed");
    expect(code(await guest.request("POST", "/api/account", made))).toBe("request/malformed");
    expect((await me(guest)).name).toBe("Seen");
  });

  test.each(["Ж", "李", "🦓", "👩‍🌾", "7", "!", "ـ", "नि", "i\u0307", "Ann\u200bBen", "ﷺ", "한"])(
    "can be %s",
    async (name) => {
      expect((await me(await Client.guest(server.url, name))).name).toBe(name);
    },
  );
});

describe("names that look alike", () => {
  const guest = (name: string) => new Client(server.url).request("POST", "/api/guests", { name });

  test.each(["Норе", "H0pe", "Hope\u2800", "ΗOPΕ"])("%s is not free beside Hope", async (name) => {
    if (code(await guest("Hope")) !== "person/name-taken") await account(server.url, "Hope");
    const refused = name === "ΗOPΕ" ? "person/name-mixed" : "person/name-taken";
    expect(code(await guest(name))).toBe(refused);
    const other = await Client.guest(server.url, "Somebody");
    expect(code(await other.request("PUT", "/api/me", { name }))).toBe(refused);
    expect(code(await other.request("POST", "/api/account", { name, password: PASSWORD }))).toBe(
      refused,
    );
  });

  test("stay with people who have them already", async () => {
    const [one, other] = [await account(server.url, "Pope"), await account(server.url, "Rope")];
    const { query } = server.services.database;
    const { id } = await me(other);
    const columns = { name: "Роре", normalized_name: "роре", name_skeleton: "pope" };
    await query.updateTable("people").set(columns).where("id", "=", id).execute();
    expect((await signedIn(server.url, "Роре")).cookie).toBeDefined();
    expect((await signedIn(server.url, "Pope")).cookie).toBeDefined();
    expect((await other.request("PUT", "/api/me", { name: "РОРЕ" })).status).toBe(200);
    expect((await one.request("PUT", "/api/me", { name: "POPE" })).status).toBe(200);
  });

  test("go to one account if several request them at once", async () => {
    const names = ["Dope", "D0pe", "DOPE", "ԁоре"];
    const people = await Promise.all(names.map((_, n) => Client.guest(server.url, `Racer ${n}`)));
    const { database } = server.services;
    const ids = await Promise.all(people.map(async (each) => (await me(each)).id));
    const made = await Promise.all(
      ids.map((id, n) => upgradeGuest(database, id, names[n] ?? "", [])),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.flatMap((each) => (each.ok ? [] : [each.error.code]))).toEqual(
      Array.from({ length: 3 }, () => "person/name-taken"),
    );
  });
});

test("an account does not take the name of a guest who is connected", async () => {
  const present = await Client.guest(server.url, "Present");
  const turns = await LineStreamClient.open(present, "/api/me/stream");
  const thief = await Client.guest(server.url, "Thief");
  const take = (name: string) =>
    thief.request("POST", "/api/account", { name, password: PASSWORD });
  expect(code(await take("Present"))).toBe("person/name-taken");
  expect(code(await take("Рrеsеnt"))).toBe("person/name-mixed");
  expect(code(await take("PRESENT"))).toBe("person/name-taken");
  // The guest may take it.
  await requestAndStoreCookie(present, "POST", "/api/account", { password: PASSWORD });
  expect((await me(present)).kind).toBe("account");
  turns.close();
  await Client.guest(server.url, "Absent");
  expect((await take("Absent")).status).toBe(200);
});

test("names of the server and its bots are reserved for operators", async () => {
  const guest = await Client.guest(server.url, "Ordinary");
  for (const name of ["Operator", "Sofala", "Оperator", "Herder", "The Admin"]) {
    const nobody = new Client(server.url);
    const refused = "person/name-reserved";
    expect(code(await nobody.request("POST", "/api/guests", { name }))).toBe(refused);
    expect(code(await guest.request("PUT", "/api/me", { name }))).toBe(refused);
    const made = { name, password: PASSWORD };
    expect(code(await guest.request("POST", "/api/account", made))).toBe(refused);
  }
  const operator = await account(server.url, "Somebody in charge");
  const { query } = server.services.database;
  const { id } = await me(operator);
  await query.updateTable("people").set({ role: "operator" }).where("id", "=", id).execute();
  expect((await operator.request("PUT", "/api/me", { name: "Operator" })).status).toBe(200);
});

test("an API token may rename a guest but not an account", async () => {
  const client = await Client.guest(server.url, "Automaton");
  const { token } = await client.post<{ token: string }>("/api/tokens", { label: "bot" });
  const program = new Client(server.url, { token });
  const rename = () => program.request("PUT", "/api/me", { name: "Automaton II" });
  expect((await rename()).status).toBe(200);
  await requestAndStoreCookie(client, "POST", "/api/account", { password: PASSWORD });
  expect(code(await rename())).toBe("person/token-not-allowed");
});

describe("passwords", () => {
  test("are changed with the current one", async () => {
    const cleo = await account(server.url, "Cleo");
    const next = "another throne for Cleo";
    const set = (reauthentication?: object) =>
      cleo.request("PUT", "/api/account/password", {
        password: next,
        reauthentication: reauthentication,
      });
    expect(code(await set())).toBe("person/reauthentication-required");
    expect(code(await set({ password: "not this one" }))).toBe("person/reauthentication-required");
    expect((await set({ password: PASSWORD })).status).toBe(200);
    const nobody = new Client(server.url);
    const old = await nobody.request("POST", "/api/session", { name: "Cleo", password: PASSWORD });
    expect(code(old)).toBe("person/wrong-credentials");
    expect((await signedIn(server.url, "Cleo", next)).cookie).toBeDefined();
    const last = await cleo.request("POST", "/api/account/password/remove", {
      reauthentication: { password: next },
    });
    expect(code(last)).toBe("person/last-sign-in-method");
  });

  test("are the same in every Unicode normalization", async () => {
    await account(server.url, "Composer", "cafe\u0301 für élise ㈠");
    expect((await signedIn(server.url, "Composer", "café für élise (一)")).cookie).toBeDefined();
  });

  test("and tokens are stored as hashes only", async () => {
    const dan = await account(server.url, "Dan", "the secret of Dan");
    const { token } = await dan.post<{ token: string }>("/api/tokens", { label: "bot" });
    const cookie = dan.cookie?.split("=")[1] ?? "";
    expect(cookie).not.toBe("");
    const { query } = server.services.database;
    const rows = await query.selectFrom("credentials").select("secret").execute();
    for (const { secret } of rows) {
      expect(secret).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    }
    const files = readdirSync(server.folder).filter((name) => name.startsWith("sofala.sqlite"));
    const stored = files.map((name) => readFileSync(join(server.folder, name)).toString("latin1"));
    expect(stored.join("")).toContain("Dan");
    for (const secret of ["the secret of Dan", token, cookie]) {
      expect(stored.some((bytes) => bytes.includes(secret))).toBe(false);
    }
  });
});

describe("signing in on a device where a guest played", () => {
  const request = { game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] };

  test("moves the guest's games to the account, also in live tables", async () => {
    const eve = await account(server.url, "Eve");
    const { id } = await me(eve);
    const device = await Client.guest(server.url, "Evie");
    const table = await device.createTable({ ...request, seats: request.seats.slice(0, 2) });
    const ben = await Client.guest(server.url, "Ben");
    await ben.command(table.id, "join", {});
    await device.command(table.id, "start", {});
    await device.command(table.id, "chat", { text: "I am Evie" });
    await device.request("PUT", `/api/tables/${table.id}/notes`, { text: "my note" });
    const watching = await ben.socket(table.id);
    const own = await device.socket(table.id);
    const guestCookie = device.cookie;
    const { body } = await requestAndStoreCookie<{ mergedTables: number }>(
      device,
      "POST",
      "/api/session",
      {
        name: "Eve",
        password: PASSWORD,
      },
    );
    expect(body).toEqual({ person: { id, name: "Eve", kind: "account" }, mergedTables: 1 });
    await watching.until(() =>
      watching.messages.some(
        (each) => each.kind === "table" && each.table.seats[0]?.name === "Eve",
      ),
    );
    await own.until(() => own.closed !== undefined).catch(() => {});
    expect(own.closed).toMatchObject({ code: 4401 });
    expect((await eve.info(table.id)).you).toEqual({ seat: 0, isOwner: true });
    expect(await eve.get(`/api/tables/${table.id}/notes`)).toMatchObject({ text: "my note" });
    const { messages } = await ben.get<{ messages: readonly { name: string }[] }>(
      `/api/tables/${table.id}/chat`,
    );
    expect(messages.map(({ name }) => name)).toEqual(["Eve"]);
    const before = new Client(server.url, { cookie: guestCookie ?? "" });
    expect((await before.request("GET", "/api/me")).status).toBe(401);
    const { toAct } = await ben.info(table.id);
    const { legal = [] } = await (toAct[0] === 0 ? eve : ben).loadSnapshot(table.id);
    await (toAct[0] === 0 ? eve : ben).command(table.id, "move", {
      key: "on",
      move: { ...legal[0] },
    });
    watching.close();
  });

  test("asks before it leaves a table where the account has a seat already", async () => {
    const fay = await account(server.url, "Fay");
    const table: TableInfo = await fay.createTable(request);
    const device = await Client.guest(server.url, "Fay again");
    await device.command(table.id, "join", {});
    const sign = { name: "Fay", password: PASSWORD };
    const asked = await requestAndStoreCookie<Problem>(device, "POST", "/api/session", sign);
    expect(asked.body).toMatchObject({ code: "person/tables-left-behind", detail: "1" });
    expect((await me(device)).kind).toBe("guest");
    expect((await device.info(table.id)).you.seat).toBe(1);
    await requestAndStoreCookie(device, "POST", "/api/session", {
      ...sign,
      leaveTablesBehind: true,
    });
    const { seats } = await fay.info(table.id);
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ["person", "Fay"],
      ["open", ""],
      ["open", ""],
    ]);
  });

  test("gives up a seat at an open table with a blocked person", async () => {
    const vera = await account(server.url, "Vera");
    const device = await Client.guest(server.url, "Vee");
    const [pest, foe, kind] = await Promise.all(
      ["Pest of Vera", "Foe of Vera", "Kind"].map((name) => Client.guest(server.url, name)),
    );
    if (pest === undefined || foe === undefined || kind === undefined) throw new Error("nobody");
    /** Creates a table that the others join. */
    const at = async (owner: Client, ...others: readonly Client[]) => {
      const { id } = await owner.createTable(request);
      for (const each of others) await each.command(id, "join", {});
      return id;
    };
    const besidePest = await at(kind, pest, device);
    const besideFoe = await at(kind, device, foe);
    const ofFoe = await at(foe, device);
    const own = await at(device, pest, kind);
    const other = await at(kind, device);
    const running = await at(kind, pest, device);
    await kind.command(running, "start", {});
    const veras = await at(kind, vera);
    await pest.command(veras, "join", {});
    const block = async (client: Client, whom: Client) =>
      client.post(`/api/relationships/${(await me(whom)).id}`, { action: "block" });
    await block(foe, vera);
    // Blocks of the guest are blocks of the account now.
    const rude = await Client.guest(server.url, "Rude to Vee");
    const besideRude = await at(kind, vera, rude);
    await block(device, rude);
    await vera.post(`/api/relationships/${(await me(pest)).id}`, { action: "block" });
    const { body } = await requestAndStoreCookie<{ mergedTables: number }>(
      device,
      "POST",
      "/api/session",
      {
        name: "Vera",
        password: PASSWORD,
      },
    );
    const seated = async (id: string) => (await kind.info(id)).seats.map(({ name }) => name);
    expect(await seated(besidePest)).toEqual(["Kind", "Pest of Vera", ""]);
    expect(await seated(besideFoe)).toEqual(["Kind", "", "Foe of Vera"]);
    expect(await seated(ofFoe)).toEqual(["Foe of Vera", "", ""]);
    expect(await seated(own)).toEqual(["Vera", "", "Kind"]);
    expect(await seated(other)).toEqual(["Kind", "Vera", ""]);
    expect(await seated(running)).toEqual(["Kind", "Pest of Vera", "Vera"]);
    expect(await seated(veras)).toEqual(["Kind", "", "Pest of Vera"]);
    expect(await seated(besideRude)).toEqual(["Kind", "", "Rude to Vee"]);
    expect(body.mergedTables).toBe(3);
  });

  test("moves blocks, friends and ratings that the account does not have", async () => {
    const { database, blocks } = server.services;
    const { query } = database;
    const ida = await account(server.url, "Ida");
    const device = await Client.guest(server.url, "Idle");
    const [self, guest] = [(await me(ida)).id, (await me(device)).id];
    const [rude, friend] = await Promise.all(
      ["Rude", "Friend"].map(async (name) => (await me(await Client.guest(server.url, name))).id),
    );
    if (rude === undefined || friend === undefined) throw new Error("nobody came");
    const ties = [
      { person: guest, other: rude, kind: "blocked", created_at: 1 },
      { person: guest, other: friend, kind: "friend", created_at: 1 },
      { person: friend, other: guest, kind: "friend", created_at: 1 },
      { person: self, other: friend, kind: "friend", created_at: 2 },
    ] as const;
    await query.insertInto("relationships").values(ties).execute();
    const rating = { ...ROWS.ratings, mu: 30 };
    await query
      .insertInto("ratings")
      .values([
        { ...rating, player: guest },
        { ...rating, player: guest, pace: "correspondence" },
        { ...rating, player: self, mu: 20 },
      ])
      .execute();
    await requestAndStoreCookie(device, "POST", "/api/session", {
      name: "Ida",
      password: PASSWORD,
    });
    expect(blocks.hasBlocked(self, rude)).toBe(true);
    const stored = await query
      .selectFrom("relationships")
      .selectAll()
      .where("person", "=", self)
      .execute();
    expect(stored.map(({ other, created_at: since }) => [other, since]).toSorted(byText)).toEqual(
      [
        [rude, 1],
        [friend, 2],
      ].toSorted(byText),
    );
    const ratings = await query
      .selectFrom("ratings")
      .select(["pace", "mu"])
      .where("player", "=", self)
      .orderBy("pace")
      .execute();
    expect(ratings).toEqual([
      { pace: "correspondence", mu: 30 },
      { pace: "live", mu: 20 },
    ]);
    const nobody = await query
      .selectFrom("relationships")
      .selectAll()
      .where("other", "=", guest)
      .execute();
    expect(nobody).toEqual([]);
  });

  test("makes nobody a friend of a person who blocked them", async () => {
    const { query } = server.services.database;
    const uma = await account(server.url, "Uma");
    const device = await Client.guest(server.url, "Umbrella");
    const pest = await Client.guest(server.url, "Pest");
    const [self, guest, other] = [(await me(uma)).id, (await me(device)).id, (await me(pest)).id];
    const friend = { kind: "friend", created_at: 1 } as const;
    await query
      .insertInto("relationships")
      .values([
        { person: guest, other, ...friend },
        { person: other, other: guest, ...friend },
      ])
      .execute();
    await uma.post(`/api/relationships/${other}`, { action: "block" });
    await requestAndStoreCookie(device, "POST", "/api/session", {
      name: "Uma",
      password: PASSWORD,
    });
    const { friends } = await pest.get<{ friends: readonly object[] }>("/api/relationships");
    expect(friends).toEqual([]);
    const stored = await query
      .selectFrom("relationships")
      .selectAll()
      .where("person", "=", self)
      .execute();
    expect(stored).toMatchObject([{ other, kind: "blocked" }]);
  });

  test("does not move API tokens: their creator may be another person", async () => {
    await account(server.url, "Victim");
    const device = await Client.guest(server.url, "Public library");
    const { token } = await device.post<{ token: string }>("/api/tokens", { label: "mine" });
    await requestAndStoreCookie(device, "POST", "/api/session", {
      name: "Victim",
      password: PASSWORD,
    });
    expect((await new Client(server.url, { token }).request("GET", "/api/me")).status).toBe(401);
  });
});
