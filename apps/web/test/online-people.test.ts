import { ok } from "@sofala/engine";
import { expect, onTestFinished, test } from "vitest";
import { Server } from "../src/online/api-client.ts";
import { Host } from "./support/restartable-server.ts";
import { Party, views } from "./support/test-server.ts";
import { Visitor, begin, good, playUntil, until } from "./support/test-client.ts";

const party = new Party();

test("what is said reaches all who are there, and who comes later", async () => {
  const { id, mine, other } = await party.inTurn();
  await good(mine.room.ask("chat", { text: "Good luck" }));
  await good(other.room.ask("chat", { text: "And to you" }));
  const late = await party.stranger().enter(id);
  for (const room of [mine.room, other.room, late]) {
    await until(() => room.chat.value.length === 2);
    expect(room.chat.value.map(({ number, text }) => [number, text])).toEqual([
      [1, "Good luck"],
      [2, "And to you"],
    ]);
  }
});

test("a table for invited people is open to who has the invitation alone", async () => {
  const [ann] = await party.meet("Ann");
  const { id, invite = "" } = await good(
    ann.server.open({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "reserved" }],
      visibility: "invited",
    }),
  );
  const guest = party.stranger();
  expect(await guest.server.info(id)).toMatchObject({ error: { code: "table/unknown" } });
  const room = await guest.enter(id, { invite });
  expect(room.info.value.status).toBe("open");
  await good(guest.server.becomeGuest("Ben"));
  // The socket is still a stranger's.
  expect(await room.ask("join", { invite })).toMatchObject({
    error: { code: "person/unauthenticated" },
  });
  const known = await guest.enter(id, { invite });
  await good(known.ask("join", { invite }));
});

test("spectators of a table with a delay see everything later, the end too", async () => {
  let time = Date.UTC(2026, 0, 1);
  const late = new Host();
  onTestFinished(() => late.end());
  await late.start({ now: () => time });
  const people = [await Visitor.guest(late.url, "Ann"), await Visitor.guest(late.url, "Ben")];
  const watcher = new Visitor(late.url);
  onTestFinished(() => {
    for (const each of [...people, watcher]) each.leave();
  });
  const { id, tables } = await begin(people, { delay: 60, options: { roundLimit: 1 } });
  const watched = await watcher.sitDown(id);
  const mine = await playUntil(tables, ({ phase }) => phase === "culture");
  await good(mine.room.ask("chat", { text: "Hm" }));
  const { number } = mine.now.value;
  expect(watched.now.value.number).toBe(0);
  time += 61_000;
  await late.round();
  await until(() => watched.now.value.number === number);
  await until(() => watched.room.chat.value.length === 1);
  expect(watched.me.value).toBeUndefined();
  await playUntil(tables, ({ ranking }) => ranking !== undefined);
  await until(() => mine.room.info.value.status === "over");
  expect(watched.room.info.value.status).toBe("running");
  time += 61_000;
  await late.round();
  await until(() => watched.room.info.value.status === "over");
  expect(views(watched)).toEqual(views(mine));
});

test("whoever arrives is written to in their language, and comes in where that cannot be", async () => {
  const { url } = party.stranger();
  const places = [
    { told: { language: "it", timeZone: "Europe/Rome" } },
    {
      told: { language: "it", timeZone: "Nowhere at all" },
      known: { language: "en", timeZone: "UTC" },
    },
  ] as const;
  for (const { told, ...rest } of places) {
    let cookie = "";
    const answered: string[] = [];
    const server = new Server({
      url,
      fetch: async (where, init) => {
        const response = await fetch(where, {
          ...init,
          headers: { ...(init?.headers as object), cookie },
        });
        cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
        answered.push(where);
        return response;
      },
      locale: () => told,
    });
    expect(await good(server.becomeGuest("Dora"))).toMatchObject({ name: "Dora" });
    await expect.poll(() => answered.at(-1)).toBe(`${url}/api/me/locale`);
    const known = "known" in rest ? rest.known : told;
    expect(await good(server.ask("GET", "/api/me/locale", ok))).toEqual(known);
  }
});

test("somebody is nobody, then a guest, with tables of their own", async () => {
  const visitor = party.stranger();
  expect(await visitor.server.me()).toEqual({ ok: true, value: undefined });
  expect(await visitor.server.becomeGuest("")).toMatchObject({
    error: { code: "request/malformed" },
  });
  const person = await good(visitor.server.becomeGuest("Cleo"));
  expect(await good(visitor.server.me())).toEqual({ ...person, moderation: {} });
  expect(await good(visitor.server.rename("Cleopatra"))).toMatchObject({ name: "Cleopatra" });
  const { id } = await good(
    visitor.server.open({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
      visibility: "public",
    }),
  );
  const { tables: mine } = await good(visitor.server.tables({ mine: true }));
  expect(mine.map((each) => each.id)).toEqual([id]);
  const { tables: open } = await good(party.stranger().server.tables({ status: "open" }));
  expect(open.map((each) => each.id)).toContain(id);
  const heard: string[] = [];
  const stop = new AbortController();
  const failure = await visitor.server.followTurns(({ tableId }) => {
    heard.push(tableId);
    stop.abort();
  }, stop.signal);
  expect([heard, failure]).toEqual([[id], undefined]);
  expect(await party.stranger().server.followTurns(() => {}, stop.signal)).toBeUndefined();
});

test("where no server is, or one of another kind, everything is offline", async () => {
  const nobody = new Server({ url: "http://127.0.0.1:9", fetch });
  expect(await nobody.me()).toEqual({ ok: false, error: { code: "offline" } });
  const page = new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  const pages = new Server({ url: "", fetch: async () => page.clone() });
  expect(await pages.tables()).toEqual({ ok: false, error: { code: "offline" } });
  const other = new Server({ url: "", fetch: async () => Response.json({ person: { id: 1 } }) });
  expect(await other.me()).toEqual({ ok: false, error: { code: "unreadable" } });
});
