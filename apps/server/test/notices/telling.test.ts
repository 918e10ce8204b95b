import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { addChannel, BY_POST, channelsOf, confirmMail } from "../support/club.ts";
import { MailServer } from "../support/mail-server.ts";
import { Receiver } from "../support/receiver.ts";
import { endServer, HandClock, startServer, type TestServer } from "../support/server.ts";
import { begin, meet, move, newKey, personAt, playOne } from "../support/tables.ts";
import type { Gathered } from "../support/tables.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { pace: { kind: "live", per: "turn", seconds: 3600, bank: 0 } };

const clock = new HandClock();
let server: TestServer;
let mail: MailServer;
let office: Receiver;
beforeAll(async () => {
  mail = await MailServer.open();
  office = await Receiver.open();
  server = await startServer(
    { mail: { url: mail.url, from: "Sofala <games@sofala.test>" }, webhookPrivate: true },
    // Rounds are made by hand, so that every run tells the same.
    { now: clock.now, round: DAY },
  );
});
afterAll(async () => {
  await endServer(server);
  await mail.close();
  await office.close();
});
beforeEach(async () => {
  // Nobody of the tests before is told anything, and it is midnight in Greenwich.
  await server.rooms.services.database.query.deleteFrom("channels").execute();
  clock.time = (Math.floor(clock.time / DAY) + 2) * DAY;
  mail.letters.length = 0;
  mail.refusals = 0;
  office.parcels.length = 0;
  office.status = 201;
});

let people = 0;

/** Somebody whose e-mail address is theirs. */
async function reader(name: string): Promise<{ readonly client: Client; readonly email: string }> {
  const client = await Client.guest(server.url, name);
  const email = `reader${++people}@sofala.test`;
  await confirmMail(server, client, email);
  return { client, email };
}

/** Ann and Ben play; it is Ann's turn first in this deal, or Ben's. */
async function table(ann: Client): Promise<Gathered> {
  const [ben] = await meet(server, "Ben");
  return begin(server, 2, BY_POST, [ann, ben]);
}

/** They play until it is somebody's turn who was not to act just before. */
async function playToTurnOf(on: Gathered, seat: number): Promise<void> {
  const isToAct = async () => (await personAt(on, 0).info(on.id)).toAct.includes(seat);
  while (await isToAct()) await playOne(on);
  while (!(await isToAct())) await playOne(on);
}

const subjects = () => mail.letters.map(({ subject }) => subject);

describe("whose turn it is", () => {
  test("is told once by e-mail, push and webhook, with nothing of the game but its people", async () => {
    const { client: ann, email } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"] });
    await addChannel(ann, { kind: "push", label: "here", ...office.subscribe("ann") });
    const hook = (style: "json" | "discord" | "slack") =>
      addChannel(ann, { kind: "webhook", label: style, url: `${office.url}/${style}`, style });
    const { secret = "" } = await hook("json");
    await hook("discord");
    await hook("slack");
    await ann.ask("PUT", "/api/me/place", { language: "it", zone: "Europe/Rome" });

    const on = await table(ann);
    await playToTurnOf(on, 0);
    const url = `${server.url}/table/${on.id}`;
    for (let round = 0; round < 3; round++) await server.notices.round();

    expect(mail.letters.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [email, "Tocca a te: Sunday: The Great Zimbabwe con Ben"],
    ]);
    expect(mail.letters[0]?.text).toContain(url);
    expect(office.pushed("ann")).toMatchObject([
      { title: "Tocca a te", body: "Sunday: The Great Zimbabwe con Ben", url },
    ]);
    const { key } = await ann.get<{ key: string }>("/api/push-key");
    const push = office.parcels.find(({ path }) => path === "/push/ann");
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${key}$`, "u"));

    expect(office.hooked("/json")).toMatchObject([
      {
        text: `Tocca a te: Sunday: The Great Zimbabwe con Ben ${url}`,
        news: [{ occasion: "turn", table: on.id, url, title: "Sunday", others: ["Ben"] }],
      },
    ]);
    const json = office.parcels.find(({ path }) => path === "/json");
    const signed = `${json?.headers["x-sofala-time"] as string}.${json?.body.toString()}`;
    const signature = createHmac("sha256", secret).update(signed).digest("hex");
    expect(json?.headers["x-sofala-signature"]).toBe(`sha256=${signature}`);
    expect(office.hooked("/discord")).toMatchObject([
      { content: expect.stringContaining(url), allowed_mentions: { parse: [] } },
    ]);
    expect(office.hooked("/slack")).toMatchObject([{ text: expect.stringContaining(url) }]);

    // Moves of the same turn are no news, and neither is the same table looked at again.
    await playOne(on);
    await server.notices.round();
    expect(mail.letters).toHaveLength(1);
  });

  test("is not told any more once the turn is taken", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"], digest: 8 });
    const on = await table(ann);
    await playToTurnOf(on, 0);
    await server.notices.round();
    expect(mail.letters).toEqual([]);
    while ((await ann.info(on.id)).toAct.includes(0)) await playOne(on);
    clock.forward(DAY);
    await server.notices.round();
    expect(mail.letters).toEqual([]);
  });

  test("is told to who left the table, a minute later; whoever is there knows it", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn", "begin"] });
    const [ben] = await meet(server, "Ben");
    const on = await begin(server, 2, LIVE, [ann, ben]);
    await server.notices.round();
    mail.letters.length = 0;
    const socket = await ann.socket(on.id);
    await playToTurnOf(on, 0);
    await server.notices.round();
    clock.forward(2 * MINUTE);
    await server.notices.round();
    expect(mail.letters).toEqual([]);
    socket.close();
    await expect.poll(async () => (await ben.info(on.id)).seats[0]?.present).toBeUndefined();
    await server.notices.round();
    expect(mail.letters).toEqual([]);
    clock.forward(MINUTE);
    await server.notices.round();
    expect(subjects()).toEqual(["Your turn: The Great Zimbabwe with Ben"]);
  });

  test("is told to who wishes it even at the table", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"], present: true });
    const on = await table(ann);
    const socket = await ann.socket(on.id);
    await playToTurnOf(on, 0);
    await server.notices.round();
    expect(mail.letters).toHaveLength(1);
    socket.close();
  });
});

describe("other occasions", () => {
  test("a game begins, somebody proposes, talks, the game is over, a rematch is open", async () => {
    const { client: ann } = await reader("Ann");
    const all = ["begin", "proposal", "chat", "over", "rematch"] as const;
    await addChannel(ann, { kind: "mail" }, { occasions: [...all] });
    const on = await table(ann);
    const ben = personAt(on, 1);
    const told = async () => {
      await server.notices.round();
      const said = subjects().map((subject) => subject?.split(":")[0]);
      mail.letters.length = 0;
      return said;
    };
    expect(await told()).toEqual(["A game begins"]);
    await ben.do(on.id, "propose", { what: "abort" });
    expect(await told()).toEqual(["You are asked to agree to something"]);
    await ann.do(on.id, "answer", { grant: false });
    clock.forward(MINUTE);
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
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["time"], digest: 8 });
    const on = await table(ann);
    await playToTurnOf(on, 0);
    await server.notices.round();
    clock.forward(3 * DAY - MINUTE);
    await server.notices.round();
    expect(mail.letters).toEqual([]);
    clock.forward(2 * MINUTE);
    await server.notices.round();
    await server.notices.round();
    expect(subjects()).toEqual(["Your time is running out: Sunday: The Great Zimbabwe with Ben"]);
  });

  test("where all decide together, time runs out for each of them", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["time"] });
    const others = await meet(server, "Ben", "Cleo", "Dan");
    const wish = { ...BY_POST, game: "mediterranean" };
    const on = await begin(server, 4, wish, [ann, ...others]);
    expect(await ann.info(on.id)).toMatchObject({ toAct: [0, 1, 2, 3], clock: { part: {} } });
    await server.notices.round();
    clock.forward(3 * DAY + MINUTE);
    await server.notices.round();
    expect(subjects()).toEqual([expect.stringMatching(/^Your time is running out/u)]);
  });
});

describe("an offer over days", () => {
  /** Four sit at a market; nobody has offered anything. */
  async function market(ann: Client): Promise<Gathered> {
    const others = await meet(server, "Ben", "Cleo", "Dan");
    const on = await begin(server, 4, { ...BY_POST, game: "mediterranean" }, [ann, ...others]);
    for (;;) {
      const { view } = await ann.standing(on.id, false);
      if ((view as { readonly part: string }).part === "trading") return on;
      await playOne(on, ["use-ability", "flip"]);
    }
  }
  /** Offers the first card in hand for nothing. */
  async function offer(on: Gathered, from: number, to: "all" | readonly number[]): Promise<void> {
    const { view } = await personAt(on, from).standing(on.id, false);
    const { seats } = view as { seats: { hand?: { slot: number }[] }[] };
    const [card] = seats[from]?.hand ?? [];
    if (card === undefined) throw new Error("no card");
    await move(on, from, { kind: "offer", to, give: { cards: [card.slot] }, want: {} });
  }

  test("is told once to whom it names, and its answer to who made it", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["offer"] });
    const on = await market(ann);
    await offer(on, 2, "all");
    await server.notices.round();
    expect(subjects()).toEqual([]);

    await offer(on, 1, [0, 3]);
    for (let round = 0; round < 2; round++) await server.notices.round();
    expect(subjects()).toHaveLength(1);
    expect(subjects()[0]).toMatch(/^News of an offer/u);

    await offer(on, 0, [1]);
    await server.notices.round();
    expect(subjects()).toHaveLength(1);
    await move(on, 1, { kind: "accept", offer: 3 });
    for (let round = 0; round < 2; round++) await server.notices.round();
    expect(subjects()).toHaveLength(2);
  });

  test("that was withdrawn meanwhile is not told", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["offer"] });
    const on = await market(ann);
    await offer(on, 1, [0]);
    await move(on, 1, { kind: "withdraw", offer: 1 });
    await server.notices.round();
    expect(subjects()).toEqual([]);
  });
});

describe("how often", () => {
  test("what came too soon is folded into the next message", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn"], minutes: 60 });
    const [one, two, three] = [await table(ann), await table(ann), await table(ann)];
    await playToTurnOf(one, 0);
    await server.notices.round();
    mail.letters.length = 0;
    clock.forward(2 * HOUR);
    await server.notices.round();
    mail.letters.length = 0;
    // The first of these opens a new hour.
    await playToTurnOf(one, 0);
    await server.notices.round();
    expect(mail.letters).toHaveLength(1);
    clock.forward(MINUTE);
    for (const on of [two, three]) await playToTurnOf(on, 0);
    await server.notices.round();
    expect(mail.letters).toHaveLength(1);
    clock.forward(HOUR);
    await server.notices.round();
    expect(mail.letters).toHaveLength(2);
    const { subject, text = "" } = mail.letters[1] ?? {};
    expect(subject).toBe("2 things at your tables");
    for (const on of [two, three]) expect(text).toContain(`/table/${on.id}`);
    clock.forward(2 * HOUR);
    await server.notices.round();
    expect(mail.letters).toHaveLength(2);
  });

  test("once a day, at an hour of their own", async () => {
    const { client: ann } = await reader("Ann");
    await ann.ask("PUT", "/api/me/place", { language: "en", zone: "America/New_York" });
    await addChannel(ann, { kind: "mail" }, { occasions: ["turn", "begin"], digest: 8 });
    const [one, two] = [await table(ann), await table(ann)];
    await playToTurnOf(one, 0);
    await playToTurnOf(two, 0);
    await server.notices.round();
    expect(mail.letters).toEqual([]);
    // Eight in New York is thirteen hours away.
    clock.forward(13 * HOUR - 1);
    await server.notices.round();
    expect(mail.letters).toEqual([]);
    clock.forward(1);
    await server.notices.round();
    expect(subjects()).toEqual(["2 things at your tables"]);
  });
});

describe("what goes wrong", () => {
  test("a mail server that fails twice gets the same letter a third time", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
    mail.refusals = 2;
    await table(ann);
    for (const pause of [0, MINUTE / 2, 2 * MINUTE]) {
      expect(mail.letters).toEqual([]);
      clock.forward(pause);
      await server.notices.round();
    }
    expect(mail.letters).toHaveLength(1);
    clock.forward(DAY);
    await server.notices.round();
    expect(mail.letters).toHaveLength(1);
    expect(await channelsOf(ann)).toMatchObject([{ wishes: { isOn: true } }]);
  });

  test("a browser that is gone is forgotten", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "push", label: "old", ...office.subscribe("old") });
    office.status = 410;
    await table(ann);
    await server.notices.round();
    expect(office.parcels).toHaveLength(1);
    expect(await channelsOf(ann)).toEqual([]);
  });

  test("a webhook that fails and fails is switched off, and its owner sees why", async () => {
    const { client: ann } = await reader("Ann");
    const url = `${office.url}/ill`;
    const { id } = await addChannel(ann, { kind: "webhook", label: "ill", url });
    office.status = 500;
    for (let n = 0; n < 2; n++) {
      await table(ann);
      for (let tries = 0; tries < 6; tries++) {
        await server.notices.round();
        clock.forward(HOUR);
      }
    }
    expect(office.parcels).toHaveLength(10);
    expect(await channelsOf(ann)).toMatchObject([{ hasFailed: true, wishes: { isOn: false } }]);
    office.status = 200;
    const [{ wishes } = { wishes: {} }] = await channelsOf(ann);
    await ann.ask("PUT", `/api/channels/${id}`, { wishes: { ...wishes, isOn: true } });
    expect(await ann.ask("POST", `/api/channels/${id}/test`)).toMatchObject({ status: 200 });
    expect((await channelsOf(ann))[0]).not.toHaveProperty("hasFailed");
  });
});

test("a game of many weeks begins once and is over once", async () => {
  const { client: ann } = await reader("Ann");
  await addChannel(ann, { kind: "mail" }, { occasions: ["begin", "over"] });
  const [ben] = await meet(server, "Ben");
  const on = await begin(server, 2, { ...BY_POST, pace: { kind: "untimed" } }, [ann, ben]);
  const later = async () => {
    clock.forward(61 * DAY);
    // What was settled is forgotten.
    await server.notices.round();
  };
  await server.notices.round();
  await later();
  await playOne(on);
  await server.notices.round();
  expect(subjects()).toHaveLength(1);
  await ben.do(on.id, "resign", { key: newKey() });
  await server.notices.round();
  await later();
  await ben.do(on.id, "rematch", {});
  await server.notices.round();
  expect(subjects()).toHaveLength(2);
});

describe("no more of it", () => {
  test("one click ends it without signing in, another brings it back", async () => {
    const { client: ann } = await reader("Ann");
    await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
    await table(ann);
    await server.notices.round();
    const [letter] = mail.letters;
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const click = header("list-unsubscribe").slice(1, -1);
    const slip = new URL(click).search;
    expect(letter?.text).toContain(`${server.url}/unsubscribe${slip}`);

    // As RFC 8058 has it: a form, no cookie.
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "List-Unsubscribe=One-Click";
    expect((await fetch(click, { method: "POST", headers, body })).status).toBe(200);
    await table(ann);
    await server.notices.round();
    expect(mail.letters).toHaveLength(1);

    const nobody = new Client(server.url);
    expect(await nobody.ask("POST", `/api/resubscribe${slip}`)).toMatchObject({
      body: { kind: "mail", isOn: true },
    });
    await table(ann);
    await server.notices.round();
    expect(mail.letters).toHaveLength(2);
    const forged = slip.replace(/.$/u, (last) => (last === "A" ? "B" : "A"));
    expect(await nobody.ask("POST", `/api/unsubscribe${forged}`)).toMatchObject({ status: 404 });
    expect(await nobody.ask("POST", "/api/unsubscribe")).toMatchObject({ status: 404 });
  });
});
