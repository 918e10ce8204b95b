import type { AccountInfo, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  account,
  addPasskey,
  answerChallenge,
  byName,
  PASSWORD,
  signedIn,
} from "../support/accounts.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Client } from "../support/client.ts";
import { Mailbox } from "../support/mailbox.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let mailbox: Mailbox;
const clock = new ManualClock();
beforeAll(async () => {
  mailbox = await Mailbox.open();
  server = await startServer({ mail: mailbox.config }, { now: clock.now });
});
afterAll(async () => {
  await endServer(server);
  await mailbox.close();
});

const NEXT = "a throne that is hers again";
const code = ({ body }: { body: unknown }) => (body as Problem).code;

const createCodes = async (client: Client, password = PASSWORD): Promise<readonly string[]> =>
  (
    await client.post<{ codes: readonly string[] }>("/api/account/recovery-codes", {
      reauthentication: { password },
    })
  ).codes;
const recover = (
  name: string,
  recoveryCode: string,
  password = NEXT,
  client = new Client(server.url),
) => client.request("POST", "/api/account/recover", { name, code: recoveryCode, password });

test("creating recovery codes needs the password again; only hashes are stored", async () => {
  const ann = await account(server.url, "Ann");
  for (const reauthentication of [{}, { password: "not this one" }]) {
    expect(
      code(await ann.request("POST", "/api/account/recovery-codes", { reauthentication })),
    ).toBe("person/reauthentication-required");
  }
  expect(await ann.get<AccountInfo>("/api/account")).not.toHaveProperty("recoveryCodes");
  const codes = await createCodes(ann);
  expect(new Set(codes).size).toBe(10);
  for (const each of codes) expect(each).toMatch(/^[0-9a-z]{4}(?:-[0-9a-z]{4}){3}$/u);
  expect(await ann.get<AccountInfo>("/api/account")).toMatchObject({
    recoveryCodes: { left: 10, createdAt: clock.now() },
  });
  const { query } = server.services.database;
  const stored = JSON.stringify(await query.selectFrom("credentials").selectAll().execute());
  expect(stored).toContain("recovery-code");
  for (const each of codes) {
    expect(stored).not.toContain(each);
    expect(stored).not.toContain(each.replaceAll("-", ""));
  }
});

test("a code sets a new password once, signs out everything else, and is announced", async () => {
  const ben = await account(server.url, "Ben");
  const email = { email: "ben@example.org", reauthentication: { password: PASSWORD } };
  await ben.request("PUT", "/api/account/email", email);
  const { text } = await mailbox.messageTo("ben@example.org");
  const [, token] = /token=(\S+)/u.exec(text) ?? [];
  await new Client(server.url).request("POST", "/api/account/email/confirm", { token });
  const [first = "", second = ""] = await createCodes(ben);
  expect((await mailbox.messageTo("ben@example.org")).subject).toBe("You have new recovery codes");
  const { token: apiToken } = await ben.post<{ token: string }>("/api/tokens", { label: "bot" });

  expect(code(await recover("Ben", first, "short"))).toBe("person/weak-password");
  clock.advance(1000);
  // As somebody writes it from paper.
  const written = ` ${first.toUpperCase().replaceAll("-", " ").replaceAll("0", "O")} `;
  const done = await recover("  bEN ", written);
  expect(done.body).toEqual({ name: "Ben", codesLeft: 9 });
  expect((await mailbox.messageTo("ben@example.org")).subject).toBe("A recovery code was used");
  for (const client of [ben, new Client(server.url, { token: apiToken })]) {
    expect((await client.request("GET", "/api/me")).status).toBe(401);
  }
  const again = await signedIn(server.url, "Ben", NEXT);
  expect(await again.get<AccountInfo>("/api/account")).toMatchObject({
    recoveryCodes: { left: 9, lastUsedAt: clock.now() },
  });
  expect(code(await recover("Ben", first))).toBe("recovery-code/invalid");
  // A change of password does not take the codes away.
  await again.request("PUT", "/api/account/password", {
    password: `${NEXT} 2`,
    reauthentication: { password: NEXT },
  });
  await mailbox.messageTo("ben@example.org");
  expect((await recover("Ben", second)).body).toEqual({ name: "Ben", codesLeft: 8 });
});

test("new codes replace the old ones, and a code is only for its own account", async () => {
  const cleo = await account(server.url, "Cleo");
  await account(server.url, "Dan");
  const [old = ""] = await createCodes(cleo);
  const [fresh = ""] = await createCodes(cleo);
  expect(code(await recover("Cleo", old))).toBe("recovery-code/invalid");
  expect(code(await recover("Dan", fresh))).toBe("recovery-code/invalid");
  expect(code(await recover("Nobody at all", fresh))).toBe("recovery-code/invalid");
  expect(code(await recover("Cleo", ""))).toBe("recovery-code/invalid");
  expect((await recover("Cleo", fresh)).status).toBe(200);
});

test("of two requests with the same code, one succeeds", async () => {
  const eve = await account(server.url, "Eve");
  const [once = ""] = await createCodes(eve);
  const [one, other] = await Promise.all([recover("Eve", once), recover("Eve", once)]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 403]));
});

test("wrong codes are throttled together with wrong passwords", async () => {
  const fay = await account(server.url, "Fay");
  const [good = ""] = await createCodes(fay);
  for (let failures = 0; failures < 5; failures++) {
    expect(code(await recover("Fay", "0000-0000-0000-0000"))).toBe("recovery-code/invalid");
  }
  expect(code(await recover("Fay", good))).toBe("person/too-many-attempts");
  const signIn = { name: "Fay", password: PASSWORD };
  expect(code(await new Client(server.url).request("POST", "/api/session", signIn))).toBe(
    "person/too-many-attempts",
  );
  clock.advance(15 * 60_000);
  expect((await recover("Fay", good)).status).toBe(200);
});

test("codes are no sign-in method: the last password stays", async () => {
  const gil = await account(server.url, "Gil");
  await createCodes(gil);
  const body = { reauthentication: { password: PASSWORD } };
  expect(code(await gil.request("POST", "/api/account/password/remove", body))).toBe(
    "person/last-sign-in-method",
  );
});

test("a passkey that is lost is replaced by a password", async () => {
  const url = byName(server);
  const device = new Authenticator(url);
  const hal = await Client.guest(url, "Hal");
  await addPasskey(hal, device);
  const reauthentication = { passkey: await answerChallenge(hal, device) };
  const { codes } = await hal.post<{ codes: readonly string[] }>("/api/account/recovery-codes", {
    reauthentication,
  });
  expect((await recover("Hal", codes[9] ?? "")).status).toBe(200);
  expect(await (await signedIn(server.url, "Hal", NEXT)).get("/api/account")).toMatchObject({
    hasPassword: true,
    passkeys: [{}],
  });
});
