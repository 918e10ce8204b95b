import type { AccountInfo, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passwordResetPath } from "../../src/admin/password-reset.ts";
import { createOneTimeToken, consumeOneTimeToken } from "../../src/people/one-time-tokens.ts";
import { account, addPasskey, byName, PASSWORD, signedIn } from "../support/accounts.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Client } from "../support/client.ts";
import { Mailbox } from "../support/mailbox.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let mailbox: Mailbox;
const clock = new ManualClock();
beforeAll(async () => {
  mailbox = await Mailbox.open();
  server = await startServer(
    { mail: mailbox.config, publicUrl: "https://play.example.org" },
    { now: clock.now },
  );
});
afterAll(async () => {
  await endServer(server);
  await mailbox.close();
});

const DAY = 24 * 3_600_000;
const reauthentication = { password: PASSWORD };
const code = ({ body }: { body: unknown }) => (body as Problem).code;

/** The token of the link in a mail; the link must lead to the public URL. */
function tokenIn(text: string, page: "confirm" | "reset"): string {
  const pattern = new RegExp(`^https://play\\.example\\.org/account/${page}\\?token=(\\S+)$`, "mu");
  const [, token] = pattern.exec(text) ?? [];
  if (token === undefined) throw new Error(`no link in ${text}`);
  return token;
}

const setEmail = (client: Client, email: string | null, language?: string) =>
  client.request("PUT", "/api/account/email", {
    email,
    reauthentication: reauthentication,
    ...(language && { language }),
  });
const confirm = (token: string) =>
  new Client(server.url).request("POST", "/api/account/email/confirm", { token });

async function confirmed(client: Client, email: string, language?: string): Promise<void> {
  expect((await setEmail(client, email, language)).status).toBe(200);
  const { text } = await mailbox.messageTo(email);
  expect((await confirm(tokenIn(text, "confirm"))).status).toBe(200);
}

test("a malformed address, or more than one, is refused", async () => {
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
  expect(await una.get<AccountInfo>("/api/account")).not.toHaveProperty("pendingEmail");
});

test("an address is confirmed by its link, which works once; the old address is informed", async () => {
  const ann = await account(server.url, "Ann");
  expect(code(await ann.request("PUT", "/api/account/email", { email: "a@b.c" }))).toBe(
    "person/reauthentication-required",
  );
  await setEmail(ann, " Ann@Example.org ");
  const state = () => ann.get<AccountInfo>("/api/account");
  expect(await state()).toMatchObject({ canSendMail: true, pendingEmail: "ann@example.org" });
  expect(await state()).not.toHaveProperty("email");
  const { subject, text } = await mailbox.messageTo("ann@example.org");
  expect(subject).toBe("Confirm your email address");
  const token = tokenIn(text, "confirm");
  expect(await confirm(token)).toMatchObject({ body: { email: "ann@example.org" } });
  expect(code(await confirm(token))).toBe("link/invalid");
  expect(await state()).toMatchObject({ email: "ann@example.org" });
  expect(await state()).not.toHaveProperty("pendingEmail");

  await setEmail(ann, "first@example.org");
  const first = tokenIn((await mailbox.messageTo("first@example.org")).text, "confirm");
  await setEmail(ann, "late@example.org");
  const late = tokenIn((await mailbox.messageTo("late@example.org")).text, "confirm");
  expect(code(await confirm(first))).toBe("link/invalid");
  clock.advance(7 * DAY);
  expect(code(await confirm(late))).toBe("link/invalid");
  expect(await state()).toMatchObject({ email: "ann@example.org" });

  await confirmed(ann, "new@example.org");
  expect((await mailbox.messageTo("ann@example.org")).text).toContain("new@example.org");
  await setEmail(ann, null);
  expect((await mailbox.messageTo("new@example.org")).text).toContain("was removed");
  expect(await state()).not.toHaveProperty("email");
});

test("a password reset is mailed in the person's language, ends all sessions, and works once within a day", async () => {
  const ben = await account(server.url, "Ben");
  await confirmed(ben, "ben@example.org", "it");
  const { token: apiToken } = await ben.post<{ token: string }>("/api/tokens", { label: "bot" });
  const { id } = await ben.createTable({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  const socket = await ben.socket(id);
  const nobody = new Client(server.url);
  const ask = (email: string) => nobody.request("POST", "/api/password-reset/request", { email });
  const reset = (token: string, password: string) =>
    nobody.request<{ name: string }>("POST", "/api/password-reset", { token, password });
  const [known, unknown] = [await ask("ben@example.org"), await ask("nobody@example.org")];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const { subject, text } = await mailbox.messageTo("ben@example.org");
  expect(subject).toBe("Reimposta la password");
  const resetToken = tokenIn(text, "reset");
  const next = "a new throne for Ben";
  expect(code(await reset("nothing", next))).toBe("link/invalid");
  expect(code(await reset(resetToken, "short"))).toBe("person/weak-password");
  const done = await reset(resetToken, next);
  expect(done.body).toEqual({ name: "Ben" });
  // The device is now known, so that guessing by others does not lock it out.
  expect(done.headers.getSetCookie()).toEqual([expect.stringMatching(/^sofala_known=/u)]);
  expect(code(await reset(resetToken, next))).toBe("link/invalid");
  expect((await mailbox.messageTo("ben@example.org")).subject).toBe("La tua password è cambiata");
  await socket.until(() => socket.closed !== undefined);
  for (const client of [ben, new Client(server.url, { token: apiToken })]) {
    expect((await client.request("GET", "/api/me")).status).toBe(401);
  }
  expect((await signedIn(server.url, "Ben", next)).cookie).toBeDefined();

  await ask("ben@example.org");
  const late = tokenIn((await mailbox.messageTo("ben@example.org")).text, "reset");
  clock.advance(DAY);
  expect(code(await reset(late, next))).toBe("link/invalid");
  expect(mailbox.mails).toEqual([]);
});

test("a reset invalidates all other links of the account", async () => {
  const next = "a throne that is hers again";
  const fay = await account(server.url, "Fay");
  await confirmed(fay, "fay@example.org");
  const nobody = new Client(server.url);
  const reset = (token: string) =>
    nobody.request("POST", "/api/password-reset", { token, password: next });
  const resetToken = async () => {
    await nobody.request("POST", "/api/password-reset/request", { email: "fay@example.org" });
    return tokenIn((await mailbox.messageTo("fay@example.org")).text, "reset");
  };
  const plant = async (client: Client, password: string) => {
    const request = { email: "thief@example.org", reauthentication: { password } };
    await client.request("PUT", "/api/account/email", request);
    return tokenIn((await mailbox.messageTo("thief@example.org")).text, "confirm");
  };
  const planted = await plant(fay, PASSWORD);
  expect((await reset(await resetToken())).status).toBe(200);
  await mailbox.messageTo("fay@example.org");
  expect(code(await confirm(planted))).toBe("link/invalid");

  const again = await signedIn(server.url, "Fay", next);
  const [late, forgotten] = [await plant(again, next), await resetToken()];
  const change = { password: `${next} 2`, reauthentication: { password: next } };
  expect((await again.request("PUT", "/api/account/password", change)).status).toBe(200);
  await mailbox.messageTo("fay@example.org");
  expect(code(await confirm(late))).toBe("link/invalid");
  expect(code(await reset(forgotten))).toBe("link/invalid");

  const old = await resetToken();
  const leaving = { email: null, reauthentication: { password: `${next} 2` } };
  expect((await again.request("PUT", "/api/account/email", leaving)).status).toBe(200);
  expect(code(await reset(old))).toBe("link/invalid");
});

test("a reset link to the old address is invalid once a new address is confirmed", async () => {
  const hal = await account(server.url, "Hal");
  await confirmed(hal, "hal@example.org");
  const nobody = new Client(server.url);
  await nobody.request("POST", "/api/password-reset/request", { email: "hal@example.org" });
  const token = tokenIn((await mailbox.messageTo("hal@example.org")).text, "reset");
  await confirmed(hal, "hal@example.net");
  const reset = await nobody.request("POST", "/api/password-reset", {
    token,
    password: "a throne for a thief",
  });
  expect(code(reset)).toBe("link/invalid");
});

test("only one of two requests at the same time can use a link", async () => {
  const { database } = server.services;
  const now = clock.now();
  const token = await createOneTimeToken(database, "email-confirmation", {}, now);
  const take = () => consumeOneTimeToken(database, "email-confirmation", token, now);
  const taken = await Promise.all([take(), take()]);
  expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
});

test("one-time tokens are stored as hashes", async () => {
  const cleo = await account(server.url, "Cleo");
  await setEmail(cleo, "cleo@example.org");
  const token = tokenIn((await mailbox.messageTo("cleo@example.org")).text, "confirm");
  const { query } = server.services.database;
  const rows = await query.selectFrom("one_time_tokens").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a password change is mailed to the address", async () => {
  const dan = await account(server.url, "Dan");
  await confirmed(dan, "dan@example.org");
  await dan.request("PUT", "/api/account/password", {
    password: "another one for Dan",
    reauthentication: reauthentication,
  });
  expect((await mailbox.messageTo("dan@example.org")).subject).toBe("Your password was changed");
});

test("a new passkey is mailed to the address", async () => {
  const url = byName(server);
  const gus = await account(url, "Gus");
  await confirmed(gus, "gus@example.org");
  expect(
    (await addPasskey(gus, new Authenticator(url), { reauthentication: reauthentication })).status,
  ).toBe(200);
  expect((await mailbox.messageTo("gus@example.org")).subject).toBe("A passkey was added");
});

test("an operator's reset link works without mail", async () => {
  await account(server.url, "Eve");
  const { database } = server.services;
  expect(await passwordResetPath(database, "Nobody", clock.now())).toBeUndefined();
  const page = await passwordResetPath(database, " eve ", clock.now());
  const token = page?.replace("/account/reset?token=", "");
  const password = "a throne from the operator";
  const nobody = new Client(server.url);
  expect((await nobody.request("POST", "/api/password-reset", { token, password })).status).toBe(
    200,
  );
  expect((await signedIn(server.url, "Eve", password)).cookie).toBeDefined();
});
