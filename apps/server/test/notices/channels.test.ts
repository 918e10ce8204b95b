import type { Absences, Problem } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  findChannel,
  recordFailure,
  MAX_CHANNELS,
  MAX_FAILURES,
} from "../../src/notifications/channels.ts";
import { Client } from "../support/client.ts";
import { addChannel, channelsOf } from "../support/club.ts";
import { Receiver } from "../support/receiver.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";
import { meet } from "../support/tables.ts";

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
  test("are their owner's alone", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    const { id, wishes } = await addChannel(ann, HOOK);
    expect(await channelsOf(ben)).toEqual([]);
    expect(await code(ben.ask("PUT", `/api/channels/${id}`, { wishes }))).toBe("channel/unknown");
    expect(await code(ben.ask("POST", `/api/channels/${id}/test`))).toBe("channel/unknown");
    expect(await code(ben.ask("DELETE", `/api/channels/${id}`))).toBe("channel/unknown");
    expect(await channelsOf(ann)).toHaveLength(1);
    await ann.ask("DELETE", `/api/channels/${id}`);
    expect(await channelsOf(ann)).toEqual([]);
  });

  test("know by the address what is spoken there", async () => {
    const [ann] = await meet(server, "Ann");
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
    const [ann] = await meet(server, "Ann");
    expect(await code(ann.ask("POST", "/api/channels", hook(url)))).toBe("channel/not-allowed");
    const device = { ...push("ann"), endpoint: url };
    expect(await code(ann.ask("POST", "/api/channels", device))).toBe("channel/not-allowed");
  });

  test("to a name that leads to this machine are refused when something is sent", async () => {
    const [ann] = await meet(server, "Ann");
    const { id } = await addChannel(ann, hook("https://localhost/x"));
    expect(await code(ann.ask("POST", `/api/channels/${id}/test`))).toBe("channel/failed");
  });

  test("are so many at most, and a browser is one of them however often it comes", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    await addChannel(ann, push("laptop"), { minutes: 5 });
    await addChannel(ann, push("laptop"));
    expect(await channelsOf(ann)).toMatchObject([{ wishes: { minutes: 5 } }]);
    for (let n = 1; n < MAX_CHANNELS; n++) await addChannel(ann, HOOK);
    expect(await code(ann.ask("POST", "/api/channels", HOOK))).toBe("channel/too-many");
    await addChannel(ann, push("laptop"));
    // Whoever uses the browser now is told there, and nobody else.
    await addChannel(ben, push("laptop"));
    expect(await channelsOf(ann)).toHaveLength(MAX_CHANNELS - 1);
    expect(await channelsOf(ben)).toHaveLength(1);
  });

  test("of browsers whose subscription ended make room for others", async () => {
    const [ann] = await meet(server, "Ann");
    const { id } = await addChannel(ann, push("old"));
    for (let n = 1; n < MAX_CHANNELS; n++) await addChannel(ann, HOOK);
    const { services } = server.tables;
    const ended = await findChannel(services, id);
    if (ended === undefined) throw new Error("no channel");
    await recordFailure(services, { ...ended, failures: MAX_FAILURES });
    await addChannel(ann, HOOK);
    expect((await channelsOf(ann)).map(({ kind }) => kind)).not.toContain("push");
    expect(await channelsOf(ann)).toHaveLength(MAX_CHANNELS);
  });

  test("of a browser move with it to its new subscription", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    const replacing = (name: string, old: string) => ({
      ...push(name),
      label: "Browser",
      replaces: push(old).endpoint,
    });
    await addChannel(ann, push("phone"), { minutes: 5 });
    for (let n = 1; n < MAX_CHANNELS; n++) await addChannel(ann, HOOK);
    await addChannel(ann, replacing("phone-2", "phone"));
    // Sent again, since the answer was lost.
    await addChannel(ann, replacing("phone-2", "phone"));
    const moved = (await channelsOf(ann)).filter(({ kind }) => kind === "push");
    expect(moved).toMatchObject([
      { label: "phone", address: push("phone-2").endpoint, wishes: { minutes: 5, isOn: true } },
    ]);
    await ann.ask("PUT", `/api/channels/${moved[0]?.id}`, {
      wishes: { ...moved[0]?.wishes, isOn: false },
    });
    await addChannel(ann, replacing("phone-3", "phone-2"));
    // Nobody replaces a browser of somebody else.
    await addChannel(ben, replacing("tablet", "phone-3"));
    expect((await channelsOf(ann)).filter(({ kind }) => kind === "push")).toMatchObject([
      { address: push("phone-3").endpoint, wishes: { isOn: false } },
    ]);
  });

  test("by e-mail are for those whose address is confirmed, where mail is sent", async () => {
    const [ann] = await meet(server, "Ann");
    expect(await code(ann.ask("POST", "/api/channels", { kind: "mail" }))).toBe("mail/none");
    expect(await ann.get("/api/channels")).toMatchObject({ mail: "none" });
    const mail = { url: "smtp://127.0.0.1:1", from: "games@sofala.test" };
    const sending = await startServer({ mail });
    const ben = await Client.guest(sending.url, "Ben");
    expect(await code(ben.ask("POST", "/api/channels", { kind: "mail" }))).toBe("mail/unconfirmed");
    await endServer(sending);
  });
});

test("the key for push messages is made once", async () => {
  const nobody = new Client(server.url);
  const { key } = await nobody.get<{ key: string }>("/api/push-key");
  expect(key).toMatch(/^[\w-]{87}$/u);
  expect(await nobody.get("/api/push-key")).toEqual({ key });
});

test("a place is a language and a time zone that there is", async () => {
  const [ann] = await meet(server, "Ann");
  expect(await ann.get("/api/me/place")).toEqual({ language: "en", zone: "UTC" });
  const rome = { language: "it", zone: "Europe/Rome" };
  await ann.ask("PUT", "/api/me/place", rome);
  expect(await ann.get("/api/me/place")).toEqual(rome);
  const nowhere = { language: "it", zone: "Europe/Nowhere" };
  expect(await code(ann.ask("PUT", "/api/me/place", nowhere))).toBe("request/malformed");
});

test("days off are two a week at most, and days of the calendar", async () => {
  const [ann] = await meet(server, "Ann");
  const put = (wish: Absences) => code(ann.ask("PUT", "/api/absences", wish));
  expect(await put({ weekly: [0, 1, 2], holidays: [] })).toBe("request/malformed");
  const odd = { first: "2026-02-30", last: "2026-03-01" };
  expect(await put({ weekly: [], holidays: [odd] })).toBe("request/malformed");
});
