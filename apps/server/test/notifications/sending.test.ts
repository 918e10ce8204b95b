import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ChangeScanner } from "../../src/notifications/change-scanner.ts";
import { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import { Client } from "../support/client.ts";
import { addChannel, channelsOf } from "../support/channels.ts";
import { Post, playToTurnOf, tellAll } from "../support/notification-fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

describe("frequency", () => {
  test("notifications that come too soon are collected for the next message", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"], minutesBetween: 60 });
    const [one, two, three] = [await post.table(ann), await post.table(ann), await post.table(ann)];
    await playToTurnOf(one, 0);
    await post.round();
    post.mail.letters.length = 0;
    post.clock.forward(2 * HOUR);
    await post.round();
    post.mail.letters.length = 0;
    // The first of these starts a new hour.
    await playToTurnOf(one, 0);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
    post.clock.forward(MINUTE);
    for (const on of [two, three]) await playToTurnOf(on, 0);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
    post.clock.forward(HOUR);
    await post.round();
    expect(post.mail.letters).toHaveLength(2);
    const { subject, text = "" } = post.mail.letters[1] ?? {};
    expect(subject).toBe("2 things at your tables");
    for (const on of [two, three]) expect(text).toContain(`/table/${on.id}`);
    post.clock.forward(2 * HOUR);
    await post.round();
    expect(post.mail.letters).toHaveLength(2);
  });

  test("a digest is sent once a day at the chosen hour", async () => {
    const { client: ann } = await post.reader("Ann");
    await ann.ask("PUT", "/api/me/locale", { language: "en", timeZone: "America/New_York" });
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn", "begin"], digestHour: 8 });
    const [one, two] = [await post.table(ann), await post.table(ann)];
    await playToTurnOf(one, 0);
    await playToTurnOf(two, 0);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    // 8:00 in New York is thirteen hours away.
    post.clock.forward(13 * HOUR - 1);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    post.clock.forward(1);
    await post.round();
    expect(post.subjects()).toEqual(["2 things at your tables"]);
  });
});

describe("failures", () => {
  test("a mail that fails twice is sent a third time", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    post.mail.refusals = 2;
    await post.table(ann);
    for (const pause of [0, MINUTE / 2, 2 * MINUTE]) {
      expect(post.mail.letters).toEqual([]);
      post.clock.forward(pause);
      await post.round();
    }
    expect(post.mail.letters).toHaveLength(1);
    post.clock.forward(DAY);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
    expect(await channelsOf(ann)).toMatchObject([{ preferences: { isEnabled: true } }]);
  });

  test("a webhook with an unreadable address delays no other channel", async () => {
    const { client: ann } = await post.reader("Ann");
    const { id } = await addChannel(ann, { kind: "webhook", label: "ill", url: post.mailbox.url });
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    await post.server.tables.services.database.query
      .updateTable("channels")
      .set({ address: '{"kind":"webhook"}' })
      .where("id", "=", id)
      .execute();
    await post.table(ann);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
  });

  test("a table that cannot be read delays no notification of another table", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    const [unreadable, other] = [await post.table(ann), await post.table(ann)];
    const { deps } = post.server.notifications;
    await new ChangeScanner(deps).scan();
    const find: typeof deps.tables.find = async (id) => {
      if (id === unreadable.id) throw new Error("cannot be read");
      return deps.tables.find(id);
    };
    const logger = pino({ level: "silent" });
    await tellAll(new NotificationWorker({ ...deps, logger, tables: { find } }));
    expect(post.mail.letters.map(({ text }) => text)).toEqual([expect.stringContaining(other.id)]);
    post.clock.forward(HOUR);
    await post.round();
    expect(post.mail.letters[1]?.text).toContain(unreadable.id);
  });

  test("nothing is sent to an ended push subscription until it is replaced", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "push", label: "old", ...post.mailbox.subscribe("old") });
    post.mailbox.status = 410;
    await post.table(ann);
    await post.round();
    expect(post.mailbox.parcels).toHaveLength(1);
    expect(await channelsOf(ann)).toMatchObject([
      { hasFailed: true, preferences: { isEnabled: false } },
    ]);
    post.mailbox.status = 200;
    await post.table(ann);
    await post.round();
    expect(post.mailbox.parcels).toHaveLength(1);
    const ended = { replaces: post.mailbox.subscribe("old").endpoint };
    await addChannel(ann, { kind: "push", label: "x", ...post.mailbox.subscribe("new"), ...ended });
    expect(await channelsOf(ann)).toMatchObject([
      { label: "old", preferences: { isEnabled: true } },
    ]);
    await post.table(ann);
    await post.round();
    expect(post.mailbox.parcels).toHaveLength(2);
  });

  test("a webhook that fails repeatedly is switched off, and its owner sees why", async () => {
    const { client: ann } = await post.reader("Ann");
    const url = `${post.mailbox.url}/ill`;
    const { id } = await addChannel(ann, { kind: "webhook", label: "ill", url });
    post.mailbox.status = 500;
    for (let n = 0; n < 2; n++) {
      await post.table(ann);
      for (let tries = 0; tries < 6; tries++) {
        await post.round();
        post.clock.forward(HOUR);
      }
    }
    expect(post.mailbox.parcels).toHaveLength(10);
    expect(await channelsOf(ann)).toMatchObject([
      { hasFailed: true, preferences: { isEnabled: false } },
    ]);
    post.mailbox.status = 200;
    const [{ preferences } = { preferences: {} }] = await channelsOf(ann);
    await ann.ask("PUT", `/api/channels/${id}`, {
      preferences: { ...preferences, isEnabled: true },
    });
    expect(await ann.ask("POST", `/api/channels/${id}/test`)).toMatchObject({ status: 200 });
    expect((await channelsOf(ann))[0]).not.toHaveProperty("hasFailed");
  });
});

describe("unsubscribing", () => {
  test("needs one click without signing in, and can be undone", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
    await post.table(ann);
    await post.round();
    const [letter] = post.mail.letters;
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const click = header("list-unsubscribe").slice(1, -1);
    const query = new URL(click).search;
    expect(letter?.text).toContain(`${post.server.url}/unsubscribe${query}`);

    // RFC 8058: a form without cookies.
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "List-Unsubscribe=One-Click";
    expect((await fetch(click, { method: "POST", headers, body })).status).toBe(200);
    await post.table(ann);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);

    const nobody = new Client(post.server.url);
    expect(await nobody.ask("POST", `/api/resubscribe${query}`)).toMatchObject({
      body: { kind: "mail", isEnabled: true },
    });
    await post.table(ann);
    await post.round();
    expect(post.mail.letters).toHaveLength(2);
    // Mails from before the renaming call the token `slip`.
    const oldQuery = query.replace("?token=", "?slip=");
    for (const [path, isEnabled] of [
      ["/api/unsubscribe", false],
      ["/api/resubscribe", true],
    ] as const) {
      expect(await nobody.ask("POST", `${path}${oldQuery}`)).toMatchObject({ body: { isEnabled } });
    }
    const forged = query.replace(/.$/u, (last) => (last === "A" ? "B" : "A"));
    expect(await nobody.ask("POST", `/api/unsubscribe${forged}`)).toMatchObject({ status: 404 });
    expect(await nobody.ask("POST", "/api/unsubscribe")).toMatchObject({ status: 404 });
  });

  test("waiting notifications are not sent after the channel was switched off", async () => {
    const { client: ann } = await post.reader("Ann");
    const preferences = { kinds: ["begin"], minutesBetween: 60 } as const;
    const channel = await addChannel(ann, { kind: "mail" }, preferences);
    await post.table(ann);
    await post.round();
    // It waits, since it comes too soon after the first.
    await post.table(ann);
    await post.round();
    await ann.ask("PUT", `/api/channels/${channel.id}`, {
      preferences: { ...channel.preferences, isEnabled: false },
    });
    post.clock.forward(2 * HOUR);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
  });
});
