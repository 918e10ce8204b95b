import type { Problem, SessionInfo } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, succeed } from "../../src/people/attempts.ts";
import { account, asking, PASSWORD, signedIn } from "../support/accounts.ts";
import { Client } from "../support/client.ts";
import { Lines } from "../support/lines.ts";
import { endServer, HandClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const clock = new HandClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
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
    const { database } = server.rooms.services;
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
    const { query } = server.rooms.services.database;
    const nobody = new Client(server.url);
    for (let n = 0; n < 40; n++) {
      const guess = await nobody.ask("POST", "/api/reset", { slip: `${n}`, password: PASSWORD });
      expect(code(guess)).toBe("slip/unknown");
    }
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
    const { database } = server.rooms.services;
    const source = [{ kind: "source", what: "127.0.0.1" }] as const;
    const tries = async () => (await begin(database, source, clock.now())).ok;
    for (let n = 0; n < 39; n++) await tries();
    // Begun before the others failed too often, and done after.
    expect(await tries()).toBe(true);
    await succeed(database, source, clock.now());
    expect(await tries()).toBe(true);
    clock.forward(5000);
    expect(await tries()).toBe(true);
    await succeed(database, source, clock.now());
    expect(await tries()).toBe(false);
  });

  test("an address that has to wait locks nobody's name any more", async () => {
    clock.forward(48 * 3_600_000);
    const { database } = server.rooms.services;
    const source = [{ kind: "source", what: "127.0.0.1" }] as const;
    for (let n = 0; n < 40; n++) await begin(database, source, clock.now());
    for (let n = 0; n < 6; n++) {
      expect(code(await sign("Victim", "x"))).toBe("person/too-many-tries");
    }
    const victim = [{ kind: "name", what: "victim" }] as const;
    for (let n = 0; n < 5; n++) {
      expect((await begin(database, victim, clock.now())).ok).toBe(true);
    }
  });

  test("a crowd that comes at one moment is told to wait, and nothing breaks", async () => {
    clock.forward(48 * 3_600_000);
    const many = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        new Client(server.url).ask("POST", "/api/account/email/confirm", { slip: `${n}` }),
      ),
    );
    const codes = new Set(many.map(code));
    expect(codes).toEqual(new Set(["slip/unknown", "person/too-many-tries"]));
  });
});
