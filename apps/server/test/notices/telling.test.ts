import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addChannel, BY_POST } from "../support/club.ts";
import { Post, playToTurnOf } from "../support/post.ts";
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

describe("whose turn it is", () => {
  test("is told once by e-mail, push and webhook, with nothing of the game but its people", async () => {
    const { client: ann, email } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"] });
    await addChannel(ann, { kind: "push", label: "here", ...post.office.subscribe("ann") });
    const hook = (style: "json" | "discord" | "slack") =>
      addChannel(ann, { kind: "webhook", label: style, url: `${post.office.url}/${style}`, style });
    const { secret = "" } = await hook("json");
    await hook("discord");
    await hook("slack");
    await ann.ask("PUT", "/api/me/place", { language: "it", zone: "Europe/Rome" });

    const on = await post.table(ann);
    await playToTurnOf(on, 0);
    const url = `${post.server.url}/table/${on.id}`;
    for (let round = 0; round < 3; round++) await post.round();

    expect(post.mail.letters.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [email, "Tocca a te: Sunday: The Great Zimbabwe con Ben"],
    ]);
    expect(post.mail.letters[0]?.text).toContain(url);
    expect(post.office.pushed("ann")).toMatchObject([
      { title: "Tocca a te", body: "Sunday: The Great Zimbabwe con Ben", url },
    ]);
    const { key } = await ann.get<{ key: string }>("/api/push-key");
    const push = post.office.parcels.find(({ path }) => path === "/push/ann");
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${key}$`, "u"));

    expect(post.office.hooked("/json")).toMatchObject([
      {
        text: `Tocca a te: Sunday: The Great Zimbabwe con Ben ${url}`,
        news: [{ occasion: "turn", table: on.id, url, title: "Sunday", others: ["Ben"] }],
      },
    ]);
    const json = post.office.parcels.find(({ path }) => path === "/json");
    const signed = `${json?.headers["x-sofala-time"] as string}.${json?.body.toString()}`;
    const signature = createHmac("sha256", secret).update(signed).digest("hex");
    expect(json?.headers["x-sofala-signature"]).toBe(`sha256=${signature}`);
    expect(post.office.hooked("/discord")).toMatchObject([
      { content: expect.stringContaining(url), allowed_mentions: { parse: [] } },
    ]);
    expect(post.office.hooked("/slack")).toMatchObject([{ text: expect.stringContaining(url) }]);

    // Moves of the same turn are no news, and neither is the same table looked at again.
    await playOne(on);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
  });

  test("is not told any more once the turn is taken", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"], digest: 8 });
    const on = await post.table(ann);
    await playToTurnOf(on, 0);
    await post.round();
    expect(post.mail.letters).toEqual([]);
    while ((await ann.info(on.id)).toAct.includes(0)) await playOne(on);
    post.clock.forward(DAY);
    await post.round();
    expect(post.mail.letters).toEqual([]);
  });

  test("is told to who left the table, a minute later; whoever is there knows it", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn", "begin"] });
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
    await expect.poll(async () => (await ben.info(on.id)).seats[0]?.present).toBeUndefined();
    await post.round();
    expect(post.mail.letters).toEqual([]);
    post.clock.forward(MINUTE);
    await post.round();
    expect(post.subjects()).toEqual(["Your turn: The Great Zimbabwe with Ben"]);
  });

  test("is told to who wishes it even at the table", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"], present: true });
    const on = await post.table(ann);
    const socket = await ann.socket(on.id);
    await playToTurnOf(on, 0);
    await post.round();
    expect(post.mail.letters).toHaveLength(1);
    socket.close();
  });
});

describe("other occasions", () => {
  test("a game begins, somebody proposes, talks, the game is over, a rematch is open", async () => {
    const { client: ann } = await post.reader("Ann");
    const all = ["begin", "proposal", "chat", "over", "rematch"] as const;
    await addChannel(ann, { kind: "mail" }, { occasions: [...all] });
    const on = await post.table(ann);
    const ben = personAt(on, 1);
    const told = async () => {
      await post.round();
      const said = post.subjects().map((subject) => subject?.split(":")[0]);
      post.mail.letters.length = 0;
      return said;
    };
    expect(await told()).toEqual(["A game begins"]);
    await ben.do(on.id, "propose", { what: "abort" });
    expect(await told()).toEqual(["You are asked to agree to something"]);
    await ann.do(on.id, "answer", { grant: false });
    post.clock.forward(MINUTE);
    await ben.do(on.id, "say", { words: "Shall we go on?" });
    await ann.do(on.id, "say", { words: "Yes." });
    expect(await told()).toEqual(["Somebody talks at your table"]);
    await ben.do(on.id, "resign", { key: newKey() });
    expect(await told()).toEqual(["A game is over"]);
    await ben.do(on.id, "rematch", {});
    expect(await told()).toEqual(["A rematch is open"]);
    expect(await told()).toEqual([]);
  });

  test("time that runs out, when a quarter of it is left, once", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["time"], digest: 8 });
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

  test("where all decide together, time runs out for each of them", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["time"] });
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

test("a game of many weeks begins once and is over once", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" }, { occasions: ["begin", "over"] });
  const [ben] = await meet(post.server, "Ben");
  const on = await begin(post.server, 2, { ...BY_POST, pace: { kind: "untimed" } }, [ann, ben]);
  const later = async () => {
    post.clock.forward(61 * DAY);
    // What was settled is forgotten.
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
