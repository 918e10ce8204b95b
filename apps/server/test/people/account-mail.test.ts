import type { AccountInfo, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passwordResetPath } from "../../src/admin/password-reset.ts";
import { createOneTimeToken, consumeOneTimeToken } from "../../src/people/one-time-tokens.ts";
import { account, addPasskey, byName, PASSWORD, signedIn } from "../support/accounts.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Client } from "../support/client.ts";
import { PostOffice } from "../support/post-office.ts";
import { endServer, HandClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let office: PostOffice;
const clock = new HandClock();
beforeAll(async () => {
  office = await PostOffice.open();
  server = await startServer(
    { mail: office.mail, publicUrl: "https://play.example.org" },
    { now: clock.now },
  );
});
afterAll(async () => {
  await endServer(server);
  await office.close();
});

const DAY = 24 * 3_600_000;
const proof = { password: PASSWORD };
const code = ({ body }: { body: unknown }) => (body as Problem).code;

/** The slip in a letter, whose link must lead to our own page. */
function slipIn(text: string, page: "confirm" | "reset"): string {
  const pattern = new RegExp(`^https://play\\.example\\.org/account/${page}\\?slip=(\\S+)$`, "mu");
  const [, slip] = pattern.exec(text) ?? [];
  if (slip === undefined) throw new Error(`no link in ${text}`);
  return slip;
}

const setEmail = (client: Client, email: string | null, language?: string) =>
  client.ask("PUT", "/api/account/email", { email, proof, ...(language && { language }) });
const confirm = (slip: string) =>
  new Client(server.url).ask("POST", "/api/account/email/confirm", { slip });

async function confirmed(client: Client, email: string, language?: string): Promise<void> {
  expect((await setEmail(client, email, language)).status).toBe(200);
  const { text } = await office.letterTo(email);
  expect((await confirm(slipIn(text, "confirm"))).status).toBe(200);
}

test("what is no address, or more than one, is refused", async () => {
  const una = await account(server.url, "Una");
  for (const email of [
    "a\0b@example.org",
    "ann(at home)@example.org",
    "ann@example.org(home)",
    '"ann"@example.org',
    "ann@example.org,ben@example.org",
    "ann\u200b@example.org",
    "ann@localhost",
    `${"a".repeat(65)}@example.org`,
  ]) {
    expect([email, (await setEmail(una, email)).status]).toEqual([email, 400]);
  }
  expect(await una.get<AccountInfo>("/api/account")).not.toHaveProperty("waiting");
});

test("an address counts once its link was followed, once; the old one is warned", async () => {
  const ann = await account(server.url, "Ann");
  expect(code(await ann.ask("PUT", "/api/account/email", { email: "a@b.c" }))).toBe(
    "person/unproven",
  );
  await setEmail(ann, " Ann@Example.org ");
  const state = () => ann.get<AccountInfo>("/api/account");
  expect(await state()).toMatchObject({ mail: true, waiting: "ann@example.org" });
  expect(await state()).not.toHaveProperty("email");
  const { subject, text } = await office.letterTo("ann@example.org");
  expect(subject).toBe("Is this your e-mail address?");
  const slip = slipIn(text, "confirm");
  expect(await confirm(slip)).toMatchObject({ body: { email: "ann@example.org" } });
  expect(code(await confirm(slip))).toBe("slip/unknown");
  expect(await state()).toMatchObject({ email: "ann@example.org" });
  expect(await state()).not.toHaveProperty("waiting");

  await setEmail(ann, "first@example.org");
  const first = slipIn((await office.letterTo("first@example.org")).text, "confirm");
  await setEmail(ann, "late@example.org");
  const late = slipIn((await office.letterTo("late@example.org")).text, "confirm");
  expect(code(await confirm(first))).toBe("slip/unknown");
  clock.forward(7 * DAY);
  expect(code(await confirm(late))).toBe("slip/unknown");
  expect(await state()).toMatchObject({ email: "ann@example.org" });

  await confirmed(ann, "new@example.org");
  expect((await office.letterTo("ann@example.org")).text).toContain("new@example.org");
  await setEmail(ann, null);
  expect((await office.letterTo("new@example.org")).text).toContain("was taken off");
  expect(await state()).not.toHaveProperty("email");
});

test("a reset in the person's language ends every session, and is good once and for a day", async () => {
  const ben = await account(server.url, "Ben");
  await confirmed(ben, "ben@example.org", "it");
  const { token } = await ben.post<{ token: string }>("/api/tokens", { label: "bot" });
  const { id } = await ben.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
  const socket = await ben.socket(id);
  const nobody = new Client(server.url);
  const ask = (email: string) => nobody.ask("POST", "/api/reset/ask", { email });
  const reset = (slip: string, password: string) =>
    nobody.ask<{ name: string }>("POST", "/api/reset", { slip, password });
  const [known, unknown] = [await ask("ben@example.org"), await ask("nobody@example.org")];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const { subject, text } = await office.letterTo("ben@example.org");
  expect(subject).toBe("Una nuova password");
  const slip = slipIn(text, "reset");
  const next = "a new throne for Ben";
  expect(code(await reset("nothing", next))).toBe("slip/unknown");
  expect(code(await reset(slip, "short"))).toBe("person/weak-password");
  const done = await reset(slip, next);
  expect(done.body).toEqual({ name: "Ben" });
  // The device is known to the account: whoever guesses meanwhile does not lock it out.
  expect(done.headers.getSetCookie()).toEqual([expect.stringMatching(/^sofala_known=/u)]);
  expect(code(await reset(slip, next))).toBe("slip/unknown");
  expect((await office.letterTo("ben@example.org")).subject).toBe("La tua password è cambiata");
  await socket.until(() => socket.closed !== undefined);
  for (const client of [ben, new Client(server.url, { token })]) {
    expect((await client.ask("GET", "/api/me")).status).toBe(401);
  }
  expect((await signedIn(server.url, "Ben", next)).cookie).toBeDefined();

  await ask("ben@example.org");
  const late = slipIn((await office.letterTo("ben@example.org")).text, "reset");
  clock.forward(DAY);
  expect(code(await reset(late, next))).toBe("slip/unknown");
  expect(office.letters).toEqual([]);
});

test("whoever takes their account back leaves no link behind by which others change it again", async () => {
  const next = "a throne that is hers again";
  const fay = await account(server.url, "Fay");
  await confirmed(fay, "fay@example.org");
  const nobody = new Client(server.url);
  const reset = (slip: string) => nobody.ask("POST", "/api/reset", { slip, password: next });
  const resetSlip = async () => {
    await nobody.ask("POST", "/api/reset/ask", { email: "fay@example.org" });
    return slipIn((await office.letterTo("fay@example.org")).text, "reset");
  };
  const plant = async (client: Client, password: string) => {
    const wish = { email: "thief@example.org", proof: { password } };
    await client.ask("PUT", "/api/account/email", wish);
    return slipIn((await office.letterTo("thief@example.org")).text, "confirm");
  };
  const planted = await plant(fay, PASSWORD);
  expect((await reset(await resetSlip())).status).toBe(200);
  await office.letterTo("fay@example.org");
  expect(code(await confirm(planted))).toBe("slip/unknown");

  const again = await signedIn(server.url, "Fay", next);
  const [late, forgotten] = [await plant(again, next), await resetSlip()];
  const change = { password: `${next} 2`, proof: { password: next } };
  expect((await again.ask("PUT", "/api/account/password", change)).status).toBe(200);
  await office.letterTo("fay@example.org");
  expect(code(await confirm(late))).toBe("slip/unknown");
  expect(code(await reset(forgotten))).toBe("slip/unknown");

  const old = await resetSlip();
  const leaving = { email: null, proof: { password: `${next} 2` } };
  expect((await again.ask("PUT", "/api/account/email", leaving)).status).toBe(200);
  expect(code(await reset(old))).toBe("slip/unknown");
});

test("a reset link that was sent to the old address is worthless once a new one is confirmed", async () => {
  const hal = await account(server.url, "Hal");
  await confirmed(hal, "hal@example.org");
  const nobody = new Client(server.url);
  await nobody.ask("POST", "/api/reset/ask", { email: "hal@example.org" });
  const slip = slipIn((await office.letterTo("hal@example.org")).text, "reset");
  await confirmed(hal, "hal@example.net");
  const reset = await nobody.ask("POST", "/api/reset", { slip, password: "a throne for a thief" });
  expect(code(reset)).toBe("slip/unknown");
});

test("only one of two requests at the same time can use a link", async () => {
  const { database } = server.tables.services;
  const now = clock.now();
  const slip = await createOneTimeToken(database, "confirm", {}, now);
  const take = () => consumeOneTimeToken(database, "confirm", slip, now);
  const taken = await Promise.all([take(), take()]);
  expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
});

test("slips are kept as hashes", async () => {
  const cleo = await account(server.url, "Cleo");
  await setEmail(cleo, "cleo@example.org");
  const slip = slipIn((await office.letterTo("cleo@example.org")).text, "confirm");
  const { query } = server.tables.services.database;
  const rows = await query.selectFrom("slips").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(slip);
});

test("a changed password is told at the address", async () => {
  const dan = await account(server.url, "Dan");
  await confirmed(dan, "dan@example.org");
  await dan.ask("PUT", "/api/account/password", { password: "another one for Dan", proof });
  expect((await office.letterTo("dan@example.org")).subject).toBe("Your password was changed");
});

test("so is a passkey that was added: nobody else's way in goes unnoticed", async () => {
  const url = byName(server);
  const gus = await account(url, "Gus");
  await confirmed(gus, "gus@example.org");
  expect((await addPasskey(gus, new Authenticator(url), { proof })).status).toBe(200);
  expect((await office.letterTo("gus@example.org")).subject).toBe("A passkey was added");
});

test("an operator's link resets without mail", async () => {
  await account(server.url, "Eve");
  const { database } = server.tables.services;
  expect(await passwordResetPath(database, "Nobody", clock.now())).toBeUndefined();
  const page = await passwordResetPath(database, " eve ", clock.now());
  const slip = page?.replace("/account/reset?slip=", "");
  const password = "a throne from the operator";
  const nobody = new Client(server.url);
  expect((await nobody.ask("POST", "/api/reset", { slip, password })).status).toBe(200);
  expect((await signedIn(server.url, "Eve", password)).cookie).toBeDefined();
});
