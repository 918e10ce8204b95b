import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addChannel, BY_POST } from "../support/channels.ts";
import { Post, playToTurnOf } from "../support/notification-fixture.ts";
import { begin, meet, newKey, personAt, playOne } from "../support/tables.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { pace: { kind: "live", per: "turn", seconds: 3600, bank: 0 } };

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

describe("a turn", () => {
  test("is sent once by e-mail, push and webhook, with nothing of the game but its people", async () => {
    const { client: ann, email } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"] });
    await addChannel(ann, { kind: "push", label: "here", ...post.mailbox.subscribe("ann") });
    const hook = (style: "json" | "discord" | "slack") =>
      addChannel(ann, {
        kind: "webhook",
        label: style,
        url: `${post.mailbox.url}/${style}`,
        style,
      });
    const { secret = "" } = await hook("json");
    await hook("discord");
    await hook("slack");
    await ann.ask("PUT", "/api/me/locale", { language: "it", timeZone: "Europe/Rome" });

    const on = await post.table(ann);
    await playToTurnOf(on, 0);
    const url = `${post.server.url}/table/${on.id}`;
    for (let round = 0; round < 3; round++) await post.round();

    expect(post.mail.letters.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [email, "Tocca a te: Sunday: The Great Zimbabwe con Ben"],
    ]);
    expect(post.mail.letters[0]?.text).toContain(url);
    expect(post.mailbox.pushed("ann")).toMatchObject([
      { title: "Tocca a te", body: "Sunday: The Great Zimbabwe con Ben", url },
    ]);
    const { key } = await ann.get<{ key: string }>("/api/push-key");
    const push = post.mailbox.parcels.find(({ path }) => path === "/push/ann");
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${key}$`, "u"));

    expect(post.mailbox.hooked("/json")).toMatchObject([
      {
        text: `Tocca a te: Sunday: The Great Zimbabwe con Ben ${url}`,
        notifications: [{ kind: "turn", tableId: on.id, url, title: "Sunday", others: ["Ben"] }],
      },
    ]);
    const json = post.mailbox.parcels.find(({ path }) => path === "/json");
    const signed = `${json?.headers["x-sofala-timestamp"] as string}.${json?.body.toString()}`;
    const signature = createHmac("sha256", secret).update(signed).digest("hex");
    expect(json?.headers["x-sofala-signature"]).toBe(`sha256=${signature}`);
    expect(post.mailbox.hooked("/discord")).toMatchObject([
      { content: expect.stringContaining(url), allowed_mentions: { parse: [] } },
    ]);
    expect(post.mailbox.hooked("/slack")).toMatchObject([{ text: expect.stringContaining(url) }]);

    // Further moves of the same turn and another scan send nothing.
    await playOne(on);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
  });

  test("is not sent once the move was made", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"], digestHour: 8 });
    const on = await post.table(ann);
    await playToTurnOf(on, 0);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    while ((await ann.info(on.id)).toAct.includes(0)) await playOne(on);
    post.clock.forward(DAY);
    await post.round();
    expect(post.mail.letters).toEqual([]);
  });

  test("is sent a minute after the person left the table, and not while they are there", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn", "begin"] });
    const [ben] = await meet(post.server, "Ben");
    const on = await begin(post.server, 2, LIVE, [ann, ben]);
    await post.round();
    post.mail.letters.length = 0;
    const socket = await ann.socket(on.id);
    await playToTurnOf(on, 0);
    await post.round();
    post.clock.forward(2 * MINUTE);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    socket.close();
    await expect.poll(async () => (await ben.info(on.id)).seats[0]?.isConnected).toBeUndefined();
    await post.round();
    expect(post.mail.letters).toEqual([]);
    post.clock.forward(MINUTE);
    await post.round();
    expect(post.subjects()).toEqual(["Your turn: The Great Zimbabwe with Ben"]);
  });

  test("is sent even to people at the table if they prefer that", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["turn"], evenIfPresent: true });
    const on = await post.table(ann);
    const socket = await ann.socket(on.id);
    await playToTurnOf(on, 0);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
    socket.close();
  });
});

describe("other kinds", () => {
  test("begin, proposal, chat, over and rematch are sent", async () => {
    const { client: ann } = await post.reader("Ann");
    const all = ["begin", "proposal", "chat", "over", "rematch"] as const;
    await addChannel(ann, { kind: "mail" }, { kinds: [...all] });
    const on = await post.table(ann);
    const ben = personAt(on, 1);
    const told = async () => {
      await post.round();
      const said = post.subjects().map((subject) => subject?.split(":")[0]);
      post.mail.letters.length = 0;
      return said;
    };
    expect(await told()).toEqual(["A game begins"]);
    await ben.do(on.id, "propose", { kind: "abort" });
    expect(await told()).toEqual(["You are asked to agree to something"]);
    await ann.do(on.id, "answer-proposal", { accept: false });
    post.clock.forward(MINUTE);
    await ben.do(on.id, "chat", { text: "Shall we go on?" });
    await ann.do(on.id, "chat", { text: "Yes." });
    expect(await told()).toEqual(["Somebody talks at your table"]);
    await ben.do(on.id, "resign", { key: newKey() });
    expect(await told()).toEqual(["A game is over"]);
    await ben.do(on.id, "rematch", {});
    expect(await told()).toEqual(["A rematch is open"]);
    expect(await told()).toEqual([]);
  });

  test("time is sent once, when a quarter of it is left", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["time"], digestHour: 8 });
    const on = await post.table(ann);
    await playToTurnOf(on, 0);
    await post.round();
    post.clock.forward(3 * DAY - MINUTE);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    post.clock.forward(2 * MINUTE);
    await post.round();
    await post.round();
    expect(post.subjects()).toEqual([
      "Your time is running out: Sunday: The Great Zimbabwe with Ben",
    ]);
  });

  test("time is sent to each of several seats that decide together", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["time"] });
    const others = await meet(post.server, "Ben", "Cleo", "Dan");
    const wish = { ...BY_POST, game: "mediterranean" };
    const on = await begin(post.server, 4, wish, [ann, ...others]);
    expect(await ann.info(on.id)).toMatchObject({ toAct: [0, 1, 2, 3], clock: { part: {} } });
    await post.round();
    post.clock.forward(3 * DAY + MINUTE);
    await post.round();
    expect(post.subjects()).toEqual([expect.stringMatching(/^Your time is running out/u)]);
  });
});

test("begin and over are sent once, even in a game of many weeks", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" }, { kinds: ["begin", "over"] });
  const [ben] = await meet(post.server, "Ben");
  const on = await begin(post.server, 2, { ...BY_POST, pace: { kind: "untimed" } }, [ann, ben]);
  const later = async () => {
    post.clock.forward(61 * DAY);
    // Finished items are deleted.
    await post.round();
  };
  await post.round();
  await later();
  await playOne(on);
  await post.round();
  expect(post.subjects()).toHaveLength(1);
  await ben.do(on.id, "resign", { key: newKey() });
  await post.round();
  await later();
  await ben.do(on.id, "rematch", {});
  await post.round();
  expect(post.subjects()).toHaveLength(2);
});
