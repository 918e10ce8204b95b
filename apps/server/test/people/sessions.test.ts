import type { Problem, SessionInfo } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { beginAttempt, recordSuccess } from "../../src/people/login-throttle.ts";
import { account, asking, PASSWORD, signedIn } from "../support/accounts.ts";
import { Client } from "../support/client.ts";
import { Lines } from "../support/lines.ts";
import { endServer, HandClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const clock = new HandClock();
beforeAll(async () => {
  server = await startServer({ trustProxy: 1 }, { now: clock.now });
});
afterAll(() => endServer(server));

const code = ({ body }: { body: unknown }) => (body as Problem).code;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const status = async (client: Client) => (await client.ask("GET", "/api/me")).status;

describe("sessions", () => {
  test("are listed by device, and one can be ended from another: its lines are closed", async () => {
    const ann = await account(server.url, "Ann");
    const phone = new Client(server.url);
    const entered = await phone.ask(
      "POST",
      "/api/session",
      { name: "Ann", password: PASSWORD },
      { "user-agent": FIREFOX },
    );
    phone.cookie = entered.headers.getSetCookie()[0]?.split(";")[0];
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.open({ game: "zimbabwe", seats });
    const [socket, kept] = [await phone.socket(id), await ann.socket(id)];
    const turns = await Lines.open(phone, "/api/stream");
    const list = async () =>
      (await ann.get<{ sessions: readonly SessionInfo[] }>("/api/sessions")).sessions;
    const sessions = await list();
    expect(sessions.map(({ label, isThis }) => `${label} ${isThis}`).toSorted()).toEqual([
      " true",
      "Firefox · Linux false",
    ]);
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? "";
    const ben = await Client.guest(server.url, "Ben");
    expect(code(await ben.ask("DELETE", `/api/sessions/${other}`))).toBe("session/unknown");
    expect((await ann.ask("DELETE", `/api/sessions/${other}`)).status).toBe(200);
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toEqual({ code: 4401, reason: "signedOut" });
    await turns.untilEnd();
    expect(await status(phone)).toBe(401);
    expect(await list()).toHaveLength(1);
    expect(kept.closed).toBeUndefined();
    kept.close();
  });

  test("end everywhere at once, programs where that is wished", async () => {
    const cleo = await account(server.url, "Cleo");
    const laptop = await signedIn(server.url, "Cleo");
    const { token } = await cleo.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    const gone = await asking(cleo, "POST", "/api/session/everywhere", {});
    expect(gone.headers.getSetCookie()[0]).toMatch(/^sofala_device=;/u);
    expect([await status(laptop), await status(program)]).toEqual([401, 200]);
    const again = await signedIn(server.url, "Cleo");
    await again.post("/api/session/everywhere", { tokens: true });
    expect(await status(program)).toBe(401);
    const guest = await Client.guest(server.url, "Guest");
    expect(code(await guest.ask("POST", "/api/session/everywhere", {}))).toBe("person/guest");
    expect(await status(guest)).toBe(200);
  });

  test("end on all other devices with a change of the password, and on no other occasion", async () => {
    const nina = await account(server.url, "Nina");
    const phone = await signedIn(server.url, "Nina");
    const { token } = await nina.post<{ token: string }>("/api/tokens", { label: "bot" });
    const program = new Client(server.url, { token });
    const { id } = await nina.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
    const [own, other, third] = [
      await nina.socket(id),
      await phone.socket(id),
      await program.socket(id),
    ];
    const set = (password: string, proof: string) =>
      nina.ask("PUT", "/api/account/password", { password, proof: { password: proof } });
    const next = "another throne for Nina";
    expect(code(await set(next, "not hers"))).toBe("person/unproven");
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

  test("are new with every sign-in: a token that somebody planted gets nobody in", async () => {
    await account(server.url, "Dan");
    const planted = await Client.guest(server.url, "Mallory");
    const victim = new Client(server.url, { cookie: planted.cookie ?? "" });
    await asking(victim, "POST", "/api/session", { name: "Dan", password: PASSWORD });
    expect(victim.cookie).not.toBe(planted.cookie);
    expect(await status(planted)).toBe(401);
    const odd = new Client(server.url, { cookie: "sofala_device=chosen-by-mallory" });
    await asking(odd, "POST", "/api/session", { name: "Dan", password: PASSWORD });
    expect(odd.cookie).not.toContain("chosen-by-mallory");
    expect(
      await status(new Client(server.url, { cookie: "sofala_device=chosen-by-mallory" })),
    ).toBe(401);
    const signedOut = odd.cookie;
    await asking(odd, "DELETE", "/api/session");
    expect(await status(new Client(server.url, { cookie: signedOut ?? "" }))).toBe(401);
  });

  test("that end beside the server are noticed", async () => {
    const eve = await account(server.url, "Eve");
    const { id } = await eve.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
    const socket = await eve.socket(id);
    const { database } = server.tables.services;
    await database.query.deleteFrom("tokens").execute();
    const ben = await account(server.url, "Ben");
    await ben.post("/api/session/everywhere", {});
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed?.code).toBe(4401);
  });
});

describe("guessing", () => {
  const sign = (name: string, password: string, client = new Client(server.url)) =>
    client.ask<Problem>("POST", "/api/session", { name, password });

  test("says the same of names that are known and names that are not", async () => {
    await account(server.url, "Known");
    const [wrong, unknown] = [
      await sign("Known", "not the password"),
      await sign("Nobody", PASSWORD),
    ];
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
    const names = (headers: Headers) => [...headers.keys()].toSorted();
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
    // Both work out a hash: an answer that costs nothing would tell.
    const time = async (name: string) => {
      const began = performance.now();
      await sign(name, "not the password");
      return performance.now() - began;
    };
    const [known, other] = [await time("Known"), await time("Nobody at all")];
    expect(other).toBeGreaterThan(known / 4);
  });

  test("a name has to wait ever longer, also where all come at once, and a right password ends that", async () => {
    clock.forward(48 * 3_600_000);
    await account(server.url, "Target");
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, n) => sign(n % 2 === 0 ? "Target" : " TARGET ", `guess ${n}`)),
    );
    const codes = many.map(code);
    expect(codes.filter((each) => each === "person/not-recognised")).toHaveLength(5);
    expect(codes.filter((each) => each === "person/too-many-tries")).toHaveLength(7);
    const refused = await sign("Target", PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { detail: "wait 5 seconds" } });
    clock.forward(5000);
    await sign("Target", "guess again");
    expect((await sign("Target", PASSWORD)).body.detail).toBe("wait 10 seconds");
    expect(code(await sign("Somebody else", PASSWORD))).toBe("person/not-recognised");
    clock.forward(10_000);
    expect((await sign("Target", PASSWORD)).status).toBe(200);
    for (let n = 0; n < 4; n++)
      expect(code(await sign("Target", "x"))).toBe("person/not-recognised");
  });

  test("an address has to wait too, whatever it tries; the database remembers neither in the clear", async () => {
    clock.forward(48 * 3_600_000);
    const { database } = server.tables.services;
    const { query } = database;
    for (let n = 1; n < 40; n++) {
      await beginAttempt(database, [{ kind: "source", value: "127.0.0.1" }], clock.now());
    }
    expect(code(await sign("Name 40", "x"))).toBe("person/not-recognised");
    expect(code(await sign("Name 41", "x"))).toBe("person/too-many-tries");
    const rows = await query
      .selectFrom("attempts")
      .selectAll()
      .where("until", ">", clock.now())
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("127.0.0.1");
    clock.forward(5000);
    expect(code(await sign("Name 42", "x"))).toBe("person/not-recognised");
  });

  test("somebody who signs in meanwhile does not spare the others at their address the wait", async () => {
    clock.forward(48 * 3_600_000);
    const { database } = server.tables.services;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    const tries = async () => (await beginAttempt(database, source, clock.now())).ok;
    for (let n = 0; n < 39; n++) await tries();
    // Begun before the others failed too often, and done after.
    expect(await tries()).toBe(true);
    await recordSuccess(database, source, clock.now());
    expect(await tries()).toBe(true);
    clock.forward(5000);
    expect(await tries()).toBe(true);
    await recordSuccess(database, source, clock.now());
    expect(await tries()).toBe(false);
  });

  test("an address where many sign in every day is not punished for what was mistyped days ago", async () => {
    clock.forward(48 * 3_600_000);
    const { database } = server.tables.services;
    const source = [{ kind: "source", value: "10.0.0.8" }] as const;
    for (let hour = 0; hour < 72; hour++) {
      await beginAttempt(database, source, clock.now());
      // Somebody else there knows their password.
      expect((await beginAttempt(database, source, clock.now())).ok).toBe(true);
      await recordSuccess(database, source, clock.now());
      clock.forward(3_600_000);
    }
  });

  test("an address that has to wait counts against no name any more", async () => {
    clock.forward(48 * 3_600_000);
    const { database } = server.tables.services;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    for (let n = 0; n < 40; n++) await beginAttempt(database, source, clock.now());
    for (let n = 0; n < 6; n++) {
      expect(code(await sign("Victim", "x"))).toBe("person/too-many-tries");
    }
    const victim = [{ kind: "name-from-source", value: "127.0.0.1 victim" }] as const;
    for (let n = 0; n < 5; n++) {
      expect((await beginAttempt(database, victim, clock.now())).ok).toBe(true);
    }
  });

  test("a crowd that comes at one moment is told to wait, and nothing breaks", async () => {
    clock.forward(48 * 3_600_000);
    const { database } = server.tables.services;
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
    new Client(server.url, { cookie }).ask<Problem>(
      "POST",
      "/api/session",
      { name, password },
      from(address),
    );
  /** The cookie that is left on a device after signing out. */
  const knownBy = ({ headers }: { headers: Headers }): string =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("sofala_known="))
      ?.split(";")[0] ?? "";
  const statusOf = async (...args: Parameters<typeof sign>) => (await sign(...args)).status;

  /** Wrong passwords from an address until it has to wait. */
  async function lock(name: string, cookie?: string, address?: string): Promise<void> {
    for (let n = 0; n < 5; n++) {
      expect(await statusOf(name, "a wrong guess", cookie, address)).toBe(403);
    }
    expect(await statusOf(name, PASSWORD, cookie, address)).toBe(429);
  }

  beforeEach(() => clock.forward(48 * 3_600_000));

  test("gets in while others guess at the same address; so does the owner at another", async () => {
    await account(server.url, "Owner");
    const known = knownBy(await sign("Owner", PASSWORD));
    await lock("Owner");
    expect(await statusOf("Owner", PASSWORD, known)).toBe(200);
    expect(await statusOf("Owner", PASSWORD, "", "10.0.0.2")).toBe(200);
  });

  test("gets in while its address and the name are locked for everybody else", async () => {
    const { database } = server.tables.services;
    const owner = await account(server.url, "Owner II");
    const known = knownBy(await owner.ask("DELETE", "/api/session"));
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

  test("has to wait after its own failures, and is a stranger to other accounts", async () => {
    await account(server.url, "Owner III");
    await account(server.url, "Neighbour");
    const known = knownBy(await sign("Owner III", PASSWORD));
    await lock("Owner III", known);
    expect(await statusOf("Owner III", PASSWORD)).toBe(200);
    await lock("Neighbour", known);
    expect(await statusOf("Neighbour", PASSWORD)).toBe(429);
  });

  test("of two accounts is known to both", async () => {
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

  test("is not one that somebody else chose, nor one from before a change of the password", async () => {
    const owner = await account(server.url, "Owner IV");
    const planted = `sofala_known=${"x".repeat(32)}`;
    const known = knownBy(await sign("Owner IV", PASSWORD, planted));
    expect(known).toMatch(/^sofala_known=[\w-]{32}[.]x{32}$/u);
    await lock("Owner IV");
    expect(await statusOf("Owner IV", PASSWORD, planted)).toBe(429);
    const next = "another throne for the owner";
    const change = { password: next, proof: { password: PASSWORD } };
    const changed = await owner.ask("PUT", "/api/account/password", change);
    expect(await statusOf("Owner IV", next, known)).toBe(429);
    expect(await statusOf("Owner IV", next, knownBy(changed))).toBe(200);
  });

  test("is forgotten where 20 others were used later", async () => {
    await account(server.url, "Traveller");
    const { query } = server.tables.services.database;
    const { id } = await query
      .selectFrom("people")
      .select("id")
      .where("name", "=", "Traveller")
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 20 }, (_, n) => ({ hash: `t${n}`, person: id, used: n }));
    await query.insertInto("known_devices").values(rows).execute();
    await sign("Traveller", PASSWORD);
    const kept = query.selectFrom("known_devices").select("used").where("person", "=", id);
    const used = (await kept.execute()).map((row) => row.used);
    expect([used.length, Math.min(...used)]).toEqual([20, 2]);
  });

  test("shows its password again while its address is locked", async () => {
    const owner = await account(server.url, "Owner V");
    const { database } = server.tables.services;
    const source = [{ kind: "source", value: "127.0.0.1" }] as const;
    for (let n = 0; n < 40; n++) await beginAttempt(database, source, clock.now());
    const proof = { password: PASSWORD };
    expect((await owner.ask("PUT", "/api/account/email", { email: null, proof })).status).toBe(200);
  });
});
