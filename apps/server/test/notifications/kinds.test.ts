import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addChannel, CORRESPONDENCE } from "../support/channels.ts";
import { NotificationFixture, playToTurnOf } from "../support/notification-fixture.ts";
import { startTable, createGuests, newKey, personAt, playOne } from "../support/tables.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { pace: { kind: "live", per: "turn", seconds: 3600, bank: 0 } };

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await NotificationFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe("a turn", () => {
  test("is sent once by e-mail, push and webhook, with nothing of the game but its people", async () => {
    const { client: ann, email } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"] });
    await addChannel(ann, { kind: "push", label: "here", ...fixture.receiver.subscribe("ann") });
    const hook = (style: "json" | "discord" | "slack") =>
      addChannel(ann, {
        kind: "webhook",
        label: style,
        url: `${fixture.receiver.url}/${style}`,
        style,
      });
    const { secret = "" } = await hook("json");
    await hook("discord");
    await hook("slack");
    await ann.request("PUT", "/api/me/locale", { language: "it", timeZone: "Europe/Rome" });

    const table = await fixture.startTable(ann);
    await playToTurnOf(table, 0);
    const url = `${fixture.server.url}/table/${table.id}`;
    for (let round = 0; round < 3; round++) await fixture.tick();

    expect(fixture.mailServer.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [email, "Tocca a te: Sunday: The Great Zimbabwe con Ben"],
    ]);
    expect(fixture.mailServer.mails[0]?.text).toContain(url);
    expect(fixture.receiver.pushMessages("ann")).toMatchObject([
      { title: "Tocca a te", body: "Sunday: The Great Zimbabwe con Ben", url },
    ]);
    const { key } = await ann.get<{ key: string }>("/api/push-key");
    const push = fixture.receiver.requests.find(({ path }) => path === "/push/ann");
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${key}$`, "u"));

    expect(fixture.receiver.webhookBodies("/json")).toMatchObject([
      {
        text: `Tocca a te: Sunday: The Great Zimbabwe con Ben ${url}`,
        notifications: [{ kind: "turn", tableId: table.id, url, title: "Sunday", others: ["Ben"] }],
      },
    ]);
    const json = fixture.receiver.requests.find(({ path }) => path === "/json");
    const signed = `${json?.headers["x-sofala-timestamp"] as string}.${json?.body.toString()}`;
    const signature = createHmac("sha256", secret).update(signed).digest("hex");
    expect(json?.headers["x-sofala-signature"]).toBe(`sha256=${signature}`);
    expect(fixture.receiver.webhookBodies("/discord")).toMatchObject([
      { content: expect.stringContaining(url), allowed_mentions: { parse: [] } },
    ]);
    expect(fixture.receiver.webhookBodies("/slack")).toMatchObject([
      { text: expect.stringContaining(url) },
    ]);

    // Further moves of the same turn and another scan send nothing.
    await playOne(table);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
  });

  test("is not sent once the move was made", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"], digestHour: 8 });
    const table = await fixture.startTable(ann);
    await playToTurnOf(table, 0);
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
    while ((await ann.info(table.id)).toAct.includes(0)) await playOne(table);
    fixture.clock.advance(DAY);
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
  });

  test("is sent a minute after the person left the table, and not while they are there", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn", "begin"] });
    const [ben] = await createGuests(fixture.server, "Ben");
    const table = await startTable(fixture.server, 2, LIVE, [ann, ben]);
    await fixture.tick();
    fixture.mailServer.mails.length = 0;
    const socket = await ann.socket(table.id);
    await playToTurnOf(table, 0);
    await fixture.tick();
    fixture.clock.advance(2 * MINUTE);
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
    socket.close();
    await expect.poll(async () => (await ben.info(table.id)).seats[0]?.isConnected).toBeUndefined();
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
    fixture.clock.advance(MINUTE);
    await fixture.tick();
    expect(fixture.subjects()).toEqual(["Your turn: The Great Zimbabwe with Ben"]);
  });

  test("is sent even to people at the table if they prefer that", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"], evenIfPresent: true });
    const table = await fixture.startTable(ann);
    const socket = await ann.socket(table.id);
    await playToTurnOf(table, 0);
    await fixture.tick();
    expect(fixture.mailServer.mails).toHaveLength(1);
    socket.close();
  });
});

describe("other kinds", () => {
  test("begin, proposal, chat, over and rematch are sent", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    const all = ["begin", "proposal", "chat", "over", "rematch"] as const;
    await addChannel(ann, { kind: "mail" }, { kinds: [...all] });
    const table = await fixture.startTable(ann);
    const ben = personAt(table, 1);
    const received = async () => {
      await fixture.tick();
      const messages = fixture.subjects().map((subject) => subject?.split(":")[0]);
      fixture.mailServer.mails.length = 0;
      return messages;
    };
    expect(await received()).toEqual(["Game started"]);
    await ben.command(table.id, "propose", { kind: "abort" });
    expect(await received()).toEqual(["A proposal needs your answer"]);
    await ann.command(table.id, "answer-proposal", { accept: false });
    fixture.clock.advance(MINUTE);
    await ben.command(table.id, "chat", { text: "Shall we go on?" });
    await ann.command(table.id, "chat", { text: "Yes." });
    expect(await received()).toEqual(["New chat message"]);
    await ben.command(table.id, "resign", { key: newKey() });
    expect(await received()).toEqual(["Game over"]);
    await ben.command(table.id, "rematch", {});
    expect(await received()).toEqual(["Rematch offered"]);
    expect(await received()).toEqual([]);
  });

  test("time is sent once, when a quarter of it is left", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["time"], digestHour: 8 });
    const table = await fixture.startTable(ann);
    await playToTurnOf(table, 0);
    await fixture.tick();
    fixture.clock.advance(3 * DAY - MINUTE);
    await fixture.tick();
    expect(fixture.mailServer.mails).toEqual([]);
    fixture.clock.advance(2 * MINUTE);
    await fixture.tick();
    await fixture.tick();
    expect(fixture.subjects()).toEqual([
      "Your time is running out: Sunday: The Great Zimbabwe with Ben",
    ]);
  });

  test("time is sent to each of several seats that decide together", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["time"] });
    const others = await createGuests(fixture.server, "Ben", "Cleo", "Dan");
    const request = { ...CORRESPONDENCE, game: "mediterranean" };
    const table = await startTable(fixture.server, 4, request, [ann, ...others]);
    expect(await ann.info(table.id)).toMatchObject({ toAct: [0, 1, 2, 3], clock: { part: {} } });
    await fixture.tick();
    fixture.clock.advance(3 * DAY + MINUTE);
    await fixture.tick();
    expect(fixture.subjects()).toEqual([expect.stringMatching(/^Your time is running out/u)]);
  });
});

test("begin and over are sent once, even in a game of many weeks", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addChannel(ann, { kind: "mail" }, { kinds: ["begin", "over"] });
  const [ben] = await createGuests(fixture.server, "Ben");
  const table = await startTable(
    fixture.server,
    2,
    { ...CORRESPONDENCE, pace: { kind: "untimed" } },
    [ann, ben],
  );
  const later = async () => {
    fixture.clock.advance(61 * DAY);
    // Finished items are deleted.
    await fixture.tick();
  };
  await fixture.tick();
  await later();
  await playOne(table);
  await fixture.tick();
  expect(fixture.subjects()).toHaveLength(1);
  await ben.command(table.id, "resign", { key: newKey() });
  await fixture.tick();
  await later();
  await ben.command(table.id, "rematch", {});
  await fixture.tick();
  expect(fixture.subjects()).toHaveLength(2);
});
