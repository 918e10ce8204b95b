import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { addChannel, channelsOf } from "../support/club.ts";
import { Post, playToTurnOf } from "../support/post.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

describe("how often", () => {
  test("what came too soon is folded into the next message", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"], minutes: 60 });
    const [one, two, three] = [await post.table(ann), await post.table(ann), await post.table(ann)];
    await playToTurnOf(one, 0);
    await post.round();
    post.mail.letters.length = 0;
    post.clock.forward(2 * HOUR);
    await post.round();
    post.mail.letters.length = 0;
    // The first of these opens a new hour.
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

  test("once a day, at an hour of their own", async () => {
    const { client: ann } = await post.reader("Ann");
    await ann.ask("PUT", "/api/me/place", { language: "en", zone: "America/New_York" });
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn", "begin"], digest: 8 });
    const [one, two] = [await post.table(ann), await post.table(ann)];
    await playToTurnOf(one, 0);
    await playToTurnOf(two, 0);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    // Eight in New York is thirteen hours away.
    post.clock.forward(13 * HOUR - 1);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    post.clock.forward(1);
    await post.round();
    expect(post.subjects()).toEqual(["2 things at your tables"]);
  });
});

describe("what goes wrong", () => {
  test("a mail server that fails twice gets the same letter a third time", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
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
    expect(await channelsOf(ann)).toMatchObject([{ wishes: { isOn: true } }]);
  });

  test("a webhook whose address cannot be read delays nobody else", async () => {
    const { client: ann } = await post.reader("Ann");
    const { id } = await addChannel(ann, { kind: "webhook", label: "ill", url: post.office.url });
    await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
    await post.server.tables.services.database.query
      .updateTable("channels")
      .set({ address: '{"kind":"webhook"}' })
      .where("id", "=", id)
      .execute();
    await post.table(ann);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
  });

  test("a browser whose subscription ended is told nothing until it has another", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "push", label: "old", ...post.office.subscribe("old") });
    post.office.status = 410;
    await post.table(ann);
    await post.round();
    expect(post.office.parcels).toHaveLength(1);
    expect(await channelsOf(ann)).toMatchObject([{ hasFailed: true, wishes: { isOn: false } }]);
    post.office.status = 200;
    await post.table(ann);
    await post.round();
    expect(post.office.parcels).toHaveLength(1);
    const ended = { replaces: post.office.subscribe("old").endpoint };
    await addChannel(ann, { kind: "push", label: "x", ...post.office.subscribe("new"), ...ended });
    expect(await channelsOf(ann)).toMatchObject([{ label: "old", wishes: { isOn: true } }]);
    await post.table(ann);
    await post.round();
    expect(post.office.parcels).toHaveLength(2);
  });

  test("a webhook that fails and fails is switched off, and its owner sees why", async () => {
    const { client: ann } = await post.reader("Ann");
    const url = `${post.office.url}/ill`;
    const { id } = await addChannel(ann, { kind: "webhook", label: "ill", url });
    post.office.status = 500;
    for (let n = 0; n < 2; n++) {
      await post.table(ann);
      for (let tries = 0; tries < 6; tries++) {
        await post.round();
        post.clock.forward(HOUR);
      }
    }
    expect(post.office.parcels).toHaveLength(10);
    expect(await channelsOf(ann)).toMatchObject([{ hasFailed: true, wishes: { isOn: false } }]);
    post.office.status = 200;
    const [{ wishes } = { wishes: {} }] = await channelsOf(ann);
    await ann.ask("PUT", `/api/channels/${id}`, { wishes: { ...wishes, isOn: true } });
    expect(await ann.ask("POST", `/api/channels/${id}/test`)).toMatchObject({ status: 200 });
    expect((await channelsOf(ann))[0]).not.toHaveProperty("hasFailed");
  });
});

describe("no more of it", () => {
  test("one click ends it without signing in, another brings it back", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
    await post.table(ann);
    await post.round();
    const [letter] = post.mail.letters;
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const click = header("list-unsubscribe").slice(1, -1);
    const slip = new URL(click).search;
    expect(letter?.text).toContain(`${post.server.url}/unsubscribe${slip}`);

    // As RFC 8058 has it: a form, no cookie.
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "List-Unsubscribe=One-Click";
    expect((await fetch(click, { method: "POST", headers, body })).status).toBe(200);
    await post.table(ann);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);

    const nobody = new Client(post.server.url);
    expect(await nobody.ask("POST", `/api/resubscribe${slip}`)).toMatchObject({
      body: { kind: "mail", isOn: true },
    });
    await post.table(ann);
    await post.round();
    expect(post.mail.letters).toHaveLength(2);
    const forged = slip.replace(/.$/u, (last) => (last === "A" ? "B" : "A"));
    expect(await nobody.ask("POST", `/api/unsubscribe${forged}`)).toMatchObject({ status: 404 });
    expect(await nobody.ask("POST", "/api/unsubscribe")).toMatchObject({ status: 404 });
  });

  test("what waits to be sent is not sent after the channel was switched off", async () => {
    const { client: ann } = await post.reader("Ann");
    const wishes = { occasions: ["begin"], minutes: 60 } as const;
    const channel = await addChannel(ann, { kind: "mail" }, wishes);
    await post.table(ann);
    await post.round();
    // Too soon after the first: it waits.
    await post.table(ann);
    await post.round();
    await ann.ask("PUT", `/api/channels/${channel.id}`, {
      wishes: { ...channel.wishes, isOn: false },
    });
    post.clock.forward(2 * HOUR);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
  });
});
