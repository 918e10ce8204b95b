import type { Problem, SessionInfo } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beginAttempt, recordSuccess } from "../../src/people/login-throttle.ts";
import { account, requestAndStoreCookie, PASSWORD, signedIn } from "../support/accounts.ts";
import { createGuest, findPersonByToken } from "../../src/people/people.ts";
import { MAX_SESSIONS } from "../../src/people/sessions.ts";
import { hashOf } from "../../src/tokens.ts";
import { Client } from "../support/client.ts";
import { LineStreamClient } from "../support/line-stream-client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({ trustProxy: 1 }, { now: clock.now });
});
afterAll(() => endServer(server));

const code = ({ body }: { body: unknown }) => (body as Problem).code;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const status = async (client: Client) => (await client.request("GET", "/api/me")).status;

describe("sessions", () => {
  test("are noted as used a second later, so that no request waits for that", async () => {
    const { database } = server.services;
    const now = clock.now();
    const { token } = await createGuest(database, "Guest", now - 120_000);
    const lastUsed = async () => {
      const row = database.query.selectFrom("tokens").select("last_used_at");
      return (await row.where("hash", "=", hashOf(token)).executeTakeFirst())?.last_used_at;
    };
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      await findPersonByToken(database, token, now);
      expect(await lastUsed()).toBe(now - 120_000);
      vi.advanceTimersByTime(1000);
      expect(await lastUsed()).toBe(now);
    } finally {
      vi.useRealTimers();
    }
  });

  test("are listed, and one can be ended from another; its connections close", async () => {
    const ann = await account(server.url, "Ann");
    const phone = new Client(server.url);
    const entered = await phone.request(
      "POST",
      "/api/session",
      { name: "Ann", password: PASSWORD },
      { "user-agent": FIREFOX },
    );
    phone.cookie = entered.headers.getSetCookie()[0]?.split(";")[0];
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.createTable({ game: "zimbabwe", seats });
    const [socket, stored] = [await phone.socket(id), await ann.socket(id)];
    const turns = await LineStreamClient.open(phone, "/api/me/stream");
    const list = async () =>
      (await ann.get<{ sessions: readonly SessionInfo[] }>("/api/sessions")).sessions;
    const sessions = await list();
    expect(sessions.map(({ label, isCurrent }) => `${label} ${isCurrent}`).toSorted()).toEqual([
      " true",
      "Firefox · Linux false",
    ]);
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const ben = await Client.guest(server.url, "Ben");
    expect(code(await ben.request("DELETE", `/api/sessions/${other}`))).toBe("session/unknown");
    expect((await ann.request("DELETE", `/api/sessions/${other}`)).status).toBe(200);
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toEqual({ code: 4401, reason: "signedOut" });
    await turns.untilEnd();
    expect(await status(phone)).toBe(401);
    expect(await list()).toHaveLength(1);
    expect(stored.closed).toBeUndefined();
    stored.close();
  });

  test("can all be ended at once, on request with API tokens", async () => {
    const cleo = await account(server.url, "Cleo");
    const laptop = await signedIn(server.url, "Cleo");
    const { token } = await cleo.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    const gone = await requestAndStoreCookie(cleo, "POST", "/api/sessions/end-all", {});
    expect(gone.headers.getSetCookie()[0]).toMatch(/^sofala_device=;/u);
    expect([await status(laptop), await status(program)]).toEqual([401, 200]);
    const again = await signedIn(server.url, "Cleo");
    await again.post("/api/sessions/end-all", { includeTokens: true });
    expect(await status(program)).toBe(401);
    const guest = await Client.guest(server.url, "Guest");
    expect(code(await guest.request("POST", "/api/sessions/end-all", {}))).toBe(
      "person/account-required",
    );
    expect(await status(guest)).toBe(200);
  });

  test("on other devices end with a password change, and not otherwise", async () => {
    const nina = await account(server.url, "Nina");
    const phone = await signedIn(server.url, "Nina");
    const { token } = await nina.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    const { id } = await nina.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const [own, other, third] = [
      await nina.socket(id),
      await phone.socket(id),
      await program.socket(id),
    ];
    const set = (password: string, reauthentication: string) =>
      nina.request("PUT", "/api/account/password", {
        password,
        reauthentication: { password: reauthentication },
      });
    const next = "another throne for Nina";
    expect(code(await set(next, "not hers"))).toBe("person/reauthentication-required");
    expect(await status(phone)).toBe(200);
    expect((await set(next, PASSWORD)).status).toBe(200);
    await other.until(() => other.closed !== undefined).catch(() => {});
    expect(other.closed).toEqual({ code: 4401, reason: "signedOut" });
    const all = [await status(nina), await status(phone), await status(program)];
    expect(all).toEqual([200, 401, 200]);
    expect([own.closed, third.closed]).toEqual([undefined, undefined]);
    own.close();
    third.close();
  });

  test("get a new token with every sign-in, against session fixation", async () => {
    await account(server.url, "Dan");
    const planted = await Client.guest(server.url, "Mallory");
    const victim = new Client(server.url, { cookie: planted.cookie ?? "" });
    await requestAndStoreCookie(victim, "POST", "/api/session", {
      name: "Dan",
      password: PASSWORD,
    });
    expect(victim.cookie).not.toBe(planted.cookie);
    expect(await status(planted)).toBe(401);
    const odd = new Client(server.url, { cookie: "sofala_device=chosen-by-mallory" });
    await requestAndStoreCookie(odd, "POST", "/api/session", { name: "Dan", password: PASSWORD });
    expect(odd.cookie).not.toContain("chosen-by-mallory");
    expect(
      await status(new Client(server.url, { cookie: "sofala_device=chosen-by-mallory" })),
    ).toBe(401);
    const signedOut = odd.cookie;
    await requestAndStoreCookie(odd, "DELETE", "/api/session");
    expect(await status(new Client(server.url, { cookie: signedOut ?? "" }))).toBe(401);
  });

  test("that are ended in the database are closed", async () => {
    const eve = await account(server.url, "Eve");
    const { id } = await eve.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const socket = await eve.socket(id);
    const { database } = server.services;
    await database.query.deleteFrom("tokens").execute();
    const ben = await account(server.url, "Ben");
    await ben.post("/api/sessions/end-all", {});
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed?.code).toBe(4401);
  });
});

describe("guessing passwords", () => {
  const sign = (name: string, password: string, client = new Client(server.url)) =>
    client.request<Problem>("POST", "/api/session", { name, password });

  test("gives the same response for known and unknown names", async () => {
    await account(server.url, "Known");
    const [wrong, unknown] = [
      await sign("Known", "not the password"),
      await sign("Nobody", PASSWORD),
    ];
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
    const names = (headers: Headers) => [...headers.keys()].toSorted();
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
    // Both compute a hash, since a faster response would reveal the difference.
    const time = async (name: string) => {
      const began = performance.now();
      await sign(name, "not the password");
      return performance.now() - began;
    };
    const [known, other] = [await time("Known"), await time("Nobody at all")];
    expect(other).toBeGreaterThan(known / 4);
  });

  test("makes a name wait longer and longer, until the right password is given", async () => {
    clock.advance(48 * 3_600_000);
    await account(server.url, "Target");
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, n) => sign(n % 2 === 0 ? "Target" : " TARGET ", `guess ${n}`)),
    );
    const codes = many.map(code);
    expect(codes.filter((each) => each === "person/wrong-credentials")).toHaveLength(5);
    expect(codes.filter((each) => each === "person/too-many-attempts")).toHaveLength(7);
    const refused = await sign("Target", PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { detail: "wait 5 seconds" } });
    clock.advance(5000);
    await sign("Target", "guess again");
    expect((await sign("Target", PASSWORD)).body.detail).toBe("wait 10 seconds");
    expect(code(await sign("Somebody else", PASSWORD))).toBe("person/wrong-credentials");
    clock.advance(10_000);
    expect((await sign("Target", PASSWORD)).status).toBe(200);
    for (let n = 0; n < 4; n++)
      expect(code(await sign("Target", "x"))).toBe("person/wrong-credentials");
  });

  test("makes the address wait too; the database stores name and address as hashes", async () => {
    clock.advance(48 * 3_600_000);
    const { database } = server.services;
    const { query } = database;
    for (let n = 1; n < 40; n++) {
      await beginAttempt(database, [{ kind: "source", value: "127.0.0.1" }], clock.now());
    }
    expect(code(await sign("Name 40", "x"))).toBe("person/wrong-credentials");
    expect(code(await sign("Name 41", "x"))).toBe("person/too-many-attempts");
    const rows = await query
      .selectFrom("login_failures")
      .selectAll()
      .where("locked_until", ">", clock.now())
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("127.0.0.1");
    clock.advance(5000);
    expect(code(await sign("Name 42", "x"))).toBe("person/wrong-credentials");
  });

  test("makes an address wait even if somebody else there signs in", async () => {
    clock.advance(48 * 3_600_000);
    const { database } = server.services;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    const tries = async () => (await beginAttempt(database, source, clock.now())).ok;
    for (let n = 0; n < 39; n++) await tries();
    // Started before the others failed too often, and finished after.
    expect(await tries()).toBe(true);
    await recordSuccess(database, source, clock.now());
    expect(await tries()).toBe(true);
    clock.advance(5000);
    expect(await tries()).toBe(true);
    await recordSuccess(database, source, clock.now());
    expect(await tries()).toBe(false);
  });

  test("is forgotten after days, so that addresses with many people are not locked", async () => {
    clock.advance(48 * 3_600_000);
    const { database } = server.services;
    const source = [{ kind: "source", value: "10.0.0.8" }] as const;
    for (let hour = 0; hour < 72; hour++) {
      await beginAttempt(database, source, clock.now());
      // Another person there signs in.
      expect((await beginAttempt(database, source, clock.now())).ok).toBe(true);
      await recordSuccess(database, source, clock.now());
      clock.advance(3_600_000);
    }
  });

  test("from a locked address does not count against names", async () => {
    clock.advance(48 * 3_600_000);
    const { database } = server.services;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    for (let n = 0; n < 40; n++) await beginAttempt(database, source, clock.now());
    for (let n = 0; n < 6; n++) {
      expect(code(await sign("Victim", "x"))).toBe("person/too-many-attempts");
    }
    const victim = [{ kind: "name-from-source", value: "127.0.0.1 victim" }] as const;
    for (let n = 0; n < 5; n++) {
      expect((await beginAttempt(database, victim, clock.now())).ok).toBe(true);
    }
  });

  test("by many clients at once is throttled without errors", async () => {
    clock.advance(48 * 3_600_000);
    const { database } = server.services;
    const source = [{ kind: "source", value: "10.0.0.9" }] as const;
    const many = await Promise.all(
      Array.from({ length: 60 }, () => beginAttempt(database, source, clock.now())),
    );
    expect(new Set(many.map(({ ok }) => ok))).toEqual(new Set([true, false]));
  });
});

describe("a known device", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const sign = (name: string, password: string, cookie = "", address = "127.0.0.1") =>
    new Client(server.url, { cookie }).request<Problem>(
      "POST",
      "/api/session",
      { name, password },
      from(address),
    );
  /** The cookie of a known device after signing out. */
  const knownBy = ({ headers }: { headers: Headers }): string =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("sofala_known="))
      ?.split(";")[0] ?? "";
  const statusOf = async (...args: Parameters<typeof sign>) => (await sign(...args)).status;

  /** Sends wrong passwords from an address until it is locked. */
  async function lock(name: string, cookie?: string, address?: string): Promise<void> {
    for (let n = 0; n < 5; n++) {
      expect(await statusOf(name, "a wrong guess", cookie, address)).toBe(403);
    }
    expect(await statusOf(name, PASSWORD, cookie, address)).toBe(429);
  }

  beforeEach(() => clock.advance(48 * 3_600_000));

  test("can sign in while others guess at the same address, and so can the owner elsewhere", async () => {
    await account(server.url, "Owner");
    const known = knownBy(await sign("Owner", PASSWORD));
    await lock("Owner");
    expect(await statusOf("Owner", PASSWORD, known)).toBe(200);
    expect(await statusOf("Owner", PASSWORD, "", "10.0.0.2")).toBe(200);
  });

  test("can sign in while its address and the name are locked for others", async () => {
    const { database } = server.services;
    const owner = await account(server.url, "Owner II");
    const known = knownBy(await owner.request("DELETE", "/api/session"));
    const name = [{ kind: "name", value: "owner ii" }] as const;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    for (let n = 0; n < 300; n++) await beginAttempt(database, name, clock.now());
    for (let n = 0; n < 40; n++) await beginAttempt(database, source, clock.now());
    expect(await statusOf("Owner II", PASSWORD, "", "10.0.0.2")).toBe(429);
    const again = await sign("Owner II", PASSWORD, known);
    expect(again.status).toBe(200);
    expect(knownBy(again)).not.toBe(known);
    expect(await statusOf("Owner II", PASSWORD, known)).toBe(429);
  });

  test("has to wait after its own failures, and is unknown to other accounts", async () => {
    await account(server.url, "Owner III");
    await account(server.url, "Neighbour");
    const known = knownBy(await sign("Owner III", PASSWORD));
    await lock("Owner III", known);
    expect(await statusOf("Owner III", PASSWORD)).toBe(200);
    await lock("Neighbour", known);
    expect(await statusOf("Neighbour", PASSWORD)).toBe(429);
  });

  test("can be known to two accounts", async () => {
    await account(server.url, "Mother");
    await account(server.url, "Child");
    const known = knownBy(await sign("Child", PASSWORD, knownBy(await sign("Mother", PASSWORD))));
    await lock("Mother");
    await lock("Child");
    expect([
      await statusOf("Mother", PASSWORD, known),
      await statusOf("Child", PASSWORD, known),
    ]).toEqual([200, 200]);
  });

  test("is not accepted with a foreign cookie, or with one from before a password change", async () => {
    const owner = await account(server.url, "Owner IV");
    const planted = `sofala_known=${"x".repeat(32)}`;
    const known = knownBy(await sign("Owner IV", PASSWORD, planted));
    expect(known).toMatch(/^sofala_known=[\w-]{32}[.]x{32}$/u);
    await lock("Owner IV");
    expect(await statusOf("Owner IV", PASSWORD, planted)).toBe(429);
    const next = "another throne for the owner";
    const change = { password: next, reauthentication: { password: PASSWORD } };
    const changed = await owner.request("PUT", "/api/account/password", change);
    expect(await statusOf("Owner IV", next, known)).toBe(429);
    expect(await statusOf("Owner IV", next, knownBy(changed))).toBe(200);
  });

  test("is signed out when 100 others were used later", async () => {
    await account(server.url, "Nomad");
    const { query } = server.services.database;
    const { id } = await query
      .selectFrom("people")
      .select("id")
      .where("name", "=", "Nomad")
      .executeTakeFirstOrThrow();
    const times = { created_at: 0, expires_at: null };
    const rows = Array.from({ length: MAX_SESSIONS }, (_, n) => ({
      hash: `nomad ${n}`,
      person: id,
      kind: n === 0 ? ("api" as const) : ("device" as const),
      label: "",
      last_used_at: n,
      ...times,
    }));
    await query.insertInto("tokens").values(rows).execute();
    await sign("Nomad", PASSWORD);
    const kept = await query
      .selectFrom("tokens")
      .select(["kind", "last_used_at"])
      .where("person", "=", id)
      .orderBy("last_used_at")
      .execute();
    // API tokens have a limit of their own.
    expect(kept.slice(0, 2)).toEqual([
      { kind: "api", last_used_at: 0 },
      { kind: "device", last_used_at: 2 },
    ]);
    expect(kept).toHaveLength(MAX_SESSIONS + 1);
  });

  test("is forgotten when 20 others were used later", async () => {
    await account(server.url, "Traveller");
    const { query } = server.services.database;
    const { id } = await query
      .selectFrom("people")
      .select("id")
      .where("name", "=", "Traveller")
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 20 }, (_, n) => ({
      hash: `t${n}`,
      person: id,
      last_used_at: n,
    }));
    await query.insertInto("known_devices").values(rows).execute();
    await sign("Traveller", PASSWORD);
    const stored = query
      .selectFrom("known_devices")
      .select("last_used_at")
      .where("person", "=", id);
    const used = (await stored.execute()).map((row) => row.last_used_at);
    expect([used.length, Math.min(...used)]).toEqual([20, 2]);
  });

  test("can reauthenticate while its address is locked", async () => {
    const owner = await account(server.url, "Owner V");
    const { database } = server.services;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    for (let n = 0; n < 40; n++) await beginAttempt(database, source, clock.now());
    const reauthentication = { password: PASSWORD };
    expect(
      (
        await owner.request("PUT", "/api/account/email", {
          email: null,
          reauthentication: reauthentication,
        })
      ).status,
    ).toBe(200);
  });
});
