import type { Absences, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  findChannel,
  recordFailure,
  MAX_CHANNELS,
  MAX_FAILURES,
} from "../../src/notifications/channels.ts";
import { Client } from "../support/client.ts";
import { addChannel, channelsOf } from "../support/channels.ts";
import { Receiver } from "../support/receiver.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";
import { createGuests } from "../support/tables.ts";

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.open();
  server = await startServer();
});
afterAll(async () => {
  await endServer(server);
  await receiver.close();
});

const hook = (url: string) => ({ kind: "webhook", label: "Club", url }) as const;
const HOOK = hook("https://hooks.slack.com/services/T0/B0/x");
const push = (name: string) =>
  ({
    kind: "push",
    label: name,
    endpoint: `https://push.example/${name}`,
    keys: keys(name),
  }) as const;
const keys = (name: string) => receiver.subscribe(name).keys;
const code = async (asked: Promise<{ readonly body: unknown }>) =>
  ((await asked).body as Problem).code;

describe("channels", () => {
  test("are visible to their owner only", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const { id, preferences } = await addChannel(ann, HOOK);
    expect(await channelsOf(ben)).toEqual([]);
    expect(await code(ben.request("PUT", `/api/channels/${id}`, { preferences }))).toBe(
      "channel/unknown",
    );
    expect(await code(ben.request("POST", `/api/channels/${id}/test`))).toBe("channel/unknown");
    expect(await code(ben.request("DELETE", `/api/channels/${id}`))).toBe("channel/unknown");
    expect(await channelsOf(ann)).toHaveLength(1);
    await ann.request("DELETE", `/api/channels/${id}`);
    expect(await channelsOf(ann)).toEqual([]);
  });

  test("derive the webhook style from the address", async () => {
    const [ann] = await createGuests(server, "Ann");
    const urls = ["https://discord.com/api/webhooks/1/x", HOOK.url, "https://notdiscord.com/x"];
    for (const url of urls) await addChannel(ann, hook(url));
    const styles = (await channelsOf(ann)).map(({ style, secret }) => [style, typeof secret]);
    expect(styles).toEqual([
      ["discord", "undefined"],
      ["slack", "undefined"],
      ["json", "string"],
    ]);
  });

  test.each([
    "http://example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]:8080/x",
    "https://10.0.0.1/x",
    "https://ann:secret@example.org/x",
  ])("do not lead to %s", async (url) => {
    const [ann] = await createGuests(server, "Ann");
    expect(await code(ann.request("POST", "/api/channels", hook(url)))).toBe("channel/not-allowed");
    const device = { ...push("ann"), endpoint: url };
    expect(await code(ann.request("POST", "/api/channels", device))).toBe("channel/not-allowed");
  });

  test("to a host name of a private address fail when something is sent", async () => {
    const [ann] = await createGuests(server, "Ann");
    const { id } = await addChannel(ann, hook("https://localhost/x"));
    expect(await code(ann.request("POST", `/api/channels/${id}/test`))).toBe("channel/failed");
  });

  test("are limited in number, and a browser counts once", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    await addChannel(ann, push("laptop"), { minutesBetween: 5 });
    await addChannel(ann, push("laptop"));
    expect(await channelsOf(ann)).toMatchObject([{ preferences: { minutesBetween: 5 } }]);
    for (let n = 1; n < MAX_CHANNELS; n++) await addChannel(ann, HOOK);
    expect(await code(ann.request("POST", "/api/channels", HOOK))).toBe("channel/too-many");
    await addChannel(ann, push("laptop"));
    // The browser belongs to the person who uses it now.
    await addChannel(ben, push("laptop"));
    expect(await channelsOf(ann)).toHaveLength(MAX_CHANNELS - 1);
    expect(await channelsOf(ben)).toHaveLength(1);
  });

  test("whose push subscription ended do not count", async () => {
    const [ann] = await createGuests(server, "Ann");
    const { id } = await addChannel(ann, push("old"));
    for (let n = 1; n < MAX_CHANNELS; n++) await addChannel(ann, HOOK);
    const { services } = server;
    const ended = await findChannel(services, id);
    if (ended === undefined) throw new Error("no channel");
    await recordFailure(services, { ...ended, failures: MAX_FAILURES });
    await addChannel(ann, HOOK);
    expect((await channelsOf(ann)).map(({ kind }) => kind)).not.toContain("push");
    expect(await channelsOf(ann)).toHaveLength(MAX_CHANNELS);
  });

  test("move to the new subscription of a browser", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const replacing = (name: string, old: string) => ({
      ...push(name),
      label: "Browser",
      replaces: push(old).endpoint,
    });
    await addChannel(ann, push("phone"), { minutesBetween: 5 });
    for (let n = 1; n < MAX_CHANNELS; n++) await addChannel(ann, HOOK);
    await addChannel(ann, replacing("phone-2", "phone"));
    // A resend after a lost response.
    await addChannel(ann, replacing("phone-2", "phone"));
    const moved = (await channelsOf(ann)).filter(({ kind }) => kind === "push");
    expect(moved).toMatchObject([
      {
        label: "phone",
        address: push("phone-2").endpoint,
        preferences: { minutesBetween: 5, isEnabled: true },
      },
    ]);
    await ann.request("PUT", `/api/channels/${moved[0]?.id}`, {
      preferences: { ...moved[0]?.preferences, isEnabled: false },
    });
    await addChannel(ann, replacing("phone-3", "phone-2"));
    // Another person's browser cannot be replaced.
    await addChannel(ben, replacing("tablet", "phone-3"));
    expect((await channelsOf(ann)).filter(({ kind }) => kind === "push")).toMatchObject([
      { address: push("phone-3").endpoint, preferences: { isEnabled: false } },
    ]);
  });

  test("by e-mail need a confirmed address and a server that sends mail", async () => {
    const [ann] = await createGuests(server, "Ann");
    expect(await code(ann.request("POST", "/api/channels", { kind: "mail" }))).toBe(
      "mail/not-configured",
    );
    expect(await ann.get("/api/channels")).toMatchObject({ mailStatus: "not-configured" });
    const mail = { url: "smtp://127.0.0.1:1", from: "games@sofala.test" };
    const sending = await startServer({ mail });
    const ben = await Client.guest(sending.url, "Ben");
    expect(await code(ben.request("POST", "/api/channels", { kind: "mail" }))).toBe(
      "mail/unconfirmed",
    );
    await endServer(sending);
  });
});

test("the key for push messages is created once", async () => {
  const nobody = new Client(server.url);
  const { key } = await nobody.get<{ key: string }>("/api/push-key");
  expect(key).toMatch(/^[\w-]{87}$/u);
  expect(await nobody.get("/api/push-key")).toEqual({ key });
});

test("a locale is a known language and time zone", async () => {
  const [ann] = await createGuests(server, "Ann");
  expect(await ann.get("/api/me/locale")).toEqual({ language: "en", timeZone: "UTC" });
  const rome = { language: "it", timeZone: "Europe/Rome" };
  await ann.request("PUT", "/api/me/locale", rome);
  expect(await ann.get("/api/me/locale")).toEqual(rome);
  const nowhere = { language: "it", timeZone: "Europe/Nowhere" };
  expect(await code(ann.request("PUT", "/api/me/locale", nowhere))).toBe("request/malformed");
});

test("at most two days off a week, and only valid dates", async () => {
  const [ann] = await createGuests(server, "Ann");
  const put = (request: Absences) => code(ann.request("PUT", "/api/absences", request));
  expect(await put({ weekly: [0, 1, 2], holidays: [] })).toBe("request/malformed");
  const odd = { first: "2026-02-30", last: "2026-03-01" };
  expect(await put({ weekly: [], holidays: [odd] })).toBe("request/malformed");
});
