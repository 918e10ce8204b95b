import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ChangeScanner } from "../../src/notifications/change-scanner.ts";
import { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import { Client } from "../support/client.ts";
import { addChannel, channelsOf } from "../support/channels.ts";
import { NotificationFixture, playToTurnOf, sendAll } from "../support/notification-fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await NotificationFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe("frequency", () => {
  test("notifications that come too soon are collected for the next message", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"], minutesBetween: 60 });
    const [one, two, three] = [
      await fixture.startTable(ann),
      await fixture.startTable(ann),
      await fixture.startTable(ann),
    ];
    await playToTurnOf(one, 0);
    await fixture.tick();
    fixture.mailServer.mails.length = 0;
    fixture.clock.advance(2 * HOUR);
    await fixture.tick();
    fixture.mailServer.mails.length = 0;
    // The first of these starts a new hour.
    await playToTurnOf(one, 0);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
    fixture.clock.advance(MINUTE);
    for (const table of [two, three]) await playToTurnOf(table, 0);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
    fixture.clock.advance(HOUR);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(2);
    const { subject, text = "" } = fixture.mailServer.mails[1] ?? {};
    expect(subject).toBe("2 updates from your tables");
    for (const table of [two, three]) expect(text).toContain(`/table/${table.id}`);
    fixture.clock.advance(2 * HOUR);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(2);
  });

  test("a digest is sent once a day at the chosen hour", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await ann.request("PUT", "/api/me/locale", { language: "en", timeZone: "America/New_York" });
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn", "begin"], digestHour: 8 });
    const [one, two] = [await fixture.startTable(ann), await fixture.startTable(ann)];
    await playToTurnOf(one, 0);
    await playToTurnOf(two, 0);
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
    // 8:00 in New York is thirteen hours away.
    fixture.clock.advance(13 * HOUR - 1);
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
    fixture.clock.advance(1);
    await fixture.tick();
    expect(fixture.subjects()).toEqual(["2 updates from your tables"]);
  });
});

describe("failures", () => {
  test("a mail that fails twice is sent a third time", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    fixture.mailServer.refusalsLeft = 2;
    await fixture.startTable(ann);
    for (const pause of [0, MINUTE / 2, 2 * MINUTE]) {
      expect(fixture.mailServer.mails).toEqual([]);
      fixture.clock.advance(pause);
      await fixture.tick();
    }
    expect(fixture.mailServer.mails).toHaveLength(1);
    fixture.clock.advance(DAY);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
    expect(await channelsOf(ann)).toMatchObject([{ preferences: { isEnabled: true } }]);
  });

  test("a webhook with an unreadable address delays no other channel", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    const { id } = await addChannel(ann, {
      kind: "webhook",
      label: "ill",
      url: fixture.receiver.url,
    });
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    await fixture.server.services.database.query
      .updateTable("channels")
      .set({ address: '{"kind":"webhook"}' })
      .where("id", "=", id)
      .execute();
    await fixture.startTable(ann);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
  });

  test("a table that cannot be read delays no notification of another table", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    const [unreadable, other] = [await fixture.startTable(ann), await fixture.startTable(ann)];
    const { deps } = fixture.server.notifications;
    await new ChangeScanner(deps).scan();
    const find: typeof deps.tables.find = async (id) => {
      if (id === unreadable.id) throw new Error("cannot be read");
      return deps.tables.find(id);
    };
    const logger = pino({ level: "silent" });
    await sendAll(new NotificationWorker({ ...deps, logger, tables: { find } }));
    expect(fixture.mailServer.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(other.id),
    ]);
    fixture.clock.advance(HOUR);
    await fixture.tick();
    expect(fixture.mailServer.mails[1]?.text).toContain(unreadable.id);
  });

  test("nothing is sent to an ended push subscription until it is replaced", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "push", label: "old", ...fixture.receiver.subscribe("old") });
    fixture.receiver.status = 410;
    await fixture.startTable(ann);
    await fixture.tick();
    expect(fixture.receiver.requests).toHaveLength(1);
    expect(await channelsOf(ann)).toMatchObject([
      { hasFailed: true, preferences: { isEnabled: false } },
    ]);
    fixture.receiver.status = 200;
    await fixture.startTable(ann);
    await fixture.tick();
    expect(fixture.receiver.requests).toHaveLength(1);
    const ended = { replaces: fixture.receiver.subscribe("old").endpoint };
    await addChannel(ann, {
      kind: "push",
      label: "x",
      ...fixture.receiver.subscribe("new"),
      ...ended,
    });
    expect(await channelsOf(ann)).toMatchObject([
      { label: "old", preferences: { isEnabled: true } },
    ]);
    await fixture.startTable(ann);
    await fixture.tick();
    expect(fixture.receiver.requests).toHaveLength(2);
  });

  test("a webhook that fails repeatedly is switched off, and its owner sees why", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    const url = `${fixture.receiver.url}/ill`;
    const { id } = await addChannel(ann, { kind: "webhook", label: "ill", url });
    fixture.receiver.status = 500;
    for (let n = 0; n < 2; n++) {
      await fixture.startTable(ann);
      for (let tries = 0; tries < 6; tries++) {
        await fixture.tick();
        fixture.clock.advance(HOUR);
      }
    }
    expect(fixture.receiver.requests).toHaveLength(10);
    expect(await channelsOf(ann)).toMatchObject([
      { hasFailed: true, preferences: { isEnabled: false } },
    ]);
    fixture.receiver.status = 200;
    const [{ preferences } = { preferences: {} }] = await channelsOf(ann);
    await ann.request("PUT", `/api/channels/${id}`, {
      preferences: { ...preferences, isEnabled: true },
    });
    expect(await ann.request("POST", `/api/channels/${id}/test`)).toMatchObject({ status: 200 });
    expect((await channelsOf(ann))[0]).not.toHaveProperty("hasFailed");
  });
});

describe("unsubscribing", () => {
  test("needs one click without signing in, and can be undone", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    await fixture.startTable(ann);
    await fixture.tick();
    const [mail] = fixture.mailServer.mails;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const click = header("list-unsubscribe").slice(1, -1);
    const query = new URL(click).search;
    expect(mail?.text).toContain(`${fixture.server.url}/unsubscribe${query}`);

    // RFC 8058: a form without cookies.
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "List-Unsubscribe=One-Click";
    expect((await fetch(click, { method: "POST", headers, body })).status).toBe(200);
    await fixture.startTable(ann);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);

    const nobody = new Client(fixture.server.url);
    expect(await nobody.request("POST", `/api/resubscribe${query}`)).toMatchObject({
      body: { kind: "mail", isEnabled: true },
    });
    await fixture.startTable(ann);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(2);
    // Mails from before the renaming call the token `slip`.
    const oldQuery = query.replace("?token=", "?slip=");
    for (const [path, isEnabled] of [
      ["/api/unsubscribe", false],
      ["/api/resubscribe", true],
    ] as const) {
      expect(await nobody.request("POST", `${path}${oldQuery}`)).toMatchObject({
        body: { isEnabled },
      });
    }
    const forged = query.replace(/.$/u, (last) => (last === "A" ? "B" : "A"));
    expect(await nobody.request("POST", `/api/unsubscribe${forged}`)).toMatchObject({
      status: 404,
    });
    expect(await nobody.request("POST", "/api/unsubscribe")).toMatchObject({ status: 404 });
  });

  test("waiting notifications are not sent after the channel was switched off", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    const preferences = { kinds: ["begin"], minutesBetween: 60 } as const;
    const channel = await addChannel(ann, { kind: "mail" }, preferences);
    await fixture.startTable(ann);
    await fixture.tick();
    // It waits, since it comes too soon after the first.
    await fixture.startTable(ann);
    await fixture.tick();
    await ann.request("PUT", `/api/channels/${channel.id}`, {
      preferences: { ...channel.preferences, isEnabled: false },
    });
    fixture.clock.advance(2 * HOUR);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
  });
});
