import type { AccountInfo, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginAttempt } from "../../src/people/login-throttle.ts";
import {
  addPasskey,
  requestAndStoreCookie,
  byName,
  PASSWORD,
  answerChallenge,
} from "../support/accounts.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Client } from "../support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { describeSignInMethods } from "./describe-sign-in-methods.ts";

let server: TestServer;
let url: string;
const clock = new ManualClock();
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
  url = byName(server);
});
afterAll(() => endServer(server));

const MINUTE = 60_000;
const code = ({ body }: { body: unknown }) => (body as Problem).code;
const enter = (client: Client, passkey: object) =>
  requestAndStoreCookie<{ person: { name: string } }>(client, "POST", "/api/session/passkey", {
    passkey,
  });

test("a passkey turns a guest into an account and signs in without a name", async () => {
  const ann = await Client.guest(url, "Ann");
  const device = new Authenticator(url);
  const { options } = await ann.post<{ options: object }>("/api/passkeys/options", {});
  expect(options).toMatchObject({
    rp: { id: "localhost" },
    user: { name: "Ann" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  expect(await addPasskey(ann, device)).toMatchObject({
    body: { person: { name: "Ann", kind: "account" } },
  });
  const nobody = new Client(url);
  // Failures of others at the same address or with the same name have no effect.
  const { database } = server.services;
  const tries = [
    { kind: "source", value: "127.0.0.1" },
    { kind: "name", value: "ann" },
  ] as const;
  for (let n = 0; n < 45; n++) await beginAttempt(database, tries, clock.now());
  const { body } = await enter(nobody, await answerChallenge(nobody, device));
  expect(body.person.name).toBe("Ann");
  expect(await nobody.get<AccountInfo>("/api/account")).toMatchObject({ hasPassword: false });
});

test("a passkey response is valid once, for five minutes, for this site, and with a growing counter", async () => {
  const ben = await Client.guest(url, "Ben");
  const device = new Authenticator(url);
  await addPasskey(ben, device);
  const nobody = new Client(url);
  const shown = await answerChallenge(nobody, device);
  expect((await enter(nobody, shown)).status).toBe(200);
  expect(code(await enter(new Client(url), shown))).toBe("person/wrong-credentials");
  const late = await answerChallenge(nobody, device);
  clock.advance(5 * MINUTE);
  expect(code(await enter(new Client(url), late))).toBe("person/wrong-credentials");
  const copied = await answerChallenge(nobody, device, { counter: 1 });
  expect(code(await enter(new Client(url), copied))).toBe("person/wrong-credentials");
  expect(
    (await enter(new Client(url), await answerChallenge(nobody, device, { counter: 9 }))).status,
  ).toBe(200);
  const elsewhere = new Authenticator("https://evil.example.com");
  const cleo = await Client.guest(url, "Cleo");
  expect(code(await addPasskey(cleo, elsewhere))).toBe("passkey/refused");
});

test("a challenge is valid only for the client that requested it", async () => {
  const [dan, eve] = [await Client.guest(url, "Dan"), await Client.guest(url, "Eve")];
  const device = new Authenticator(url);
  const { options } = await dan.post<{ options: Parameters<Authenticator["make"]>[0] }>(
    "/api/passkeys/options",
    {},
  );
  const stolen = await eve.request("POST", "/api/passkeys", { passkey: device.make(options) });
  expect(code(stolen)).toBe("passkey/refused");
});

test("adding and removing passkeys needs reauthentication, and the last sign-in method stays", async () => {
  const fay = await Client.guest(url, "Fay");
  const [first, second] = [new Authenticator(url), new Authenticator(url)];
  await addPasskey(fay, first);
  expect(code(await fay.request("POST", "/api/passkeys/options", {}))).toBe(
    "person/reauthentication-required",
  );
  const reauthentication = async (device: Authenticator) => ({
    passkey: await answerChallenge(fay, device),
  });
  clock.advance(1);
  await addPasskey(fay, second, { reauthentication: await reauthentication(first) });
  const { passkeys } = await fay.get<AccountInfo>("/api/account");
  expect(passkeys).toHaveLength(2);
  const [one, two] = passkeys.map(({ id }) => id);
  const remove = async (id = "", device = second) =>
    fay.request("POST", `/api/passkeys/${id}/remove`, {
      reauthentication: await reauthentication(device),
    });
  expect(code(await remove("nothing"))).toBe("passkey/unknown");
  expect((await remove(one)).status).toBe(200);
  expect(code(await remove(two))).toBe("person/last-sign-in-method");
  const set = { password: PASSWORD, reauthentication: await reauthentication(second) };
  expect((await fay.request("PUT", "/api/account/password", set)).status).toBe(200);
  expect((await remove(two)).status).toBe(200);
  const gone = new Client(url);
  expect(code(await enter(gone, await answerChallenge(gone, second)))).toBe(
    "person/wrong-credentials",
  );
});

test("of two sign-in methods that are removed at the same time one stays", async () => {
  for (let round = 0; round < 5; round++) {
    const hal = await Client.guest(url, `Hal ${round}`);
    const devices = [new Authenticator(url), new Authenticator(url)] as const;
    await addPasskey(hal, devices[0]);
    await addPasskey(hal, devices[1], {
      reauthentication: { passkey: await answerChallenge(hal, devices[0]) },
    });
    const { passkeys } = await hal.get<AccountInfo>("/api/account");
    const proofs = [await answerChallenge(hal, devices[0]), await answerChallenge(hal, devices[1])];
    const done = await Promise.all(
      passkeys.map(({ id }, n) =>
        hal.request("POST", `/api/passkeys/${id}/remove`, {
          reauthentication: { passkey: proofs[n] },
        }),
      ),
    );
    const refused = done.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    // The second request uses a removed passkey or would remove the last one.
    expect(["person/last-sign-in-method", "person/reauthentication-required"]).toContain(
      refused.map(code)[0],
    );
    expect((await hal.get<AccountInfo>("/api/account")).passkeys).toHaveLength(1);
  }
});

describeSignInMethods(() => server.services.database);

test("another person's passkey is no reauthentication", async () => {
  const [gus, ida] = [await Client.guest(url, "Gus"), await Client.guest(url, "Ida")];
  const [his, hers] = [new Authenticator(url), new Authenticator(url)];
  await addPasskey(gus, his);
  await addPasskey(ida, hers);
  const reauthentication = { passkey: await answerChallenge(ida, hers) };
  const refused = await gus.request("PUT", "/api/account/password", {
    password: PASSWORD,
    reauthentication: reauthentication,
  });
  expect(code(refused)).toBe("person/reauthentication-required");
});

test("passkeys need a host name, not an IP address", async () => {
  const nobody = new Client(server.url);
  expect(code(await nobody.request("POST", "/api/session/passkey/options"))).toBe(
    "passkey/no-domain",
  );
});
