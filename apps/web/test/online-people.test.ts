import { ok } from "@sofala/engine";
import { expect, onTestFinished, test } from "vitest";
import { ApiClient } from "../src/online/api-client.ts";
import { RestartableServer } from "./support/restartable-server.ts";
import { TestServer, viewsOf } from "./support/test-server.ts";
import { TestClient, startGame, unwrap, playUntil, waitUntil } from "./support/test-client.ts";

const party = new TestServer();

test("chat messages reach all clients, also those that come later", async () => {
  const { id, mine, other } = await party.startTurn();
  await unwrap(mine.client.send("chat", { text: "Good luck" }));
  await unwrap(other.client.send("chat", { text: "And to you" }));
  const late = await party.anonymous().openZimbabweTable(id);
  for (const client of [mine.client, other.client, late]) {
    await waitUntil(() => client.chat.value.length === 2);
    expect(client.chat.value.map(({ number, text }) => [number, text])).toEqual([
      [1, "Good luck"],
      [2, "And to you"],
    ]);
  }
});

test("a table for invited people is open only to those with the invitation", async () => {
  const [ann] = await party.createGuests("Ann");
  const { id, invite = "" } = await unwrap(
    ann.api.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "reserved" }],
      visibility: "invited",
    }),
  );
  const guest = party.anonymous();
  expect(await guest.api.readTable(id)).toMatchObject({ error: { code: "table/unknown" } });
  const client = await guest.openZimbabweTable(id, { invite });
  expect(client.info.value.status).toBe("open");
  await unwrap(guest.api.createGuest("Ben"));
  // The socket was opened without a session.
  expect(await client.send("join", { invite })).toMatchObject({
    error: { code: "person/unauthenticated" },
  });
  const known = await guest.openZimbabweTable(id, { invite });
  await unwrap(known.send("join", { invite }));
});

test("spectators of a table with a delay see everything later, also the end", async () => {
  let time = Date.UTC(2026, 0, 1);
  const late = new RestartableServer();
  onTestFinished(() => late.delete());
  await late.start({ now: () => time });
  const people = [await TestClient.guest(late.url, "Ann"), await TestClient.guest(late.url, "Ben")];
  const watcher = new TestClient(late.url);
  onTestFinished(() => {
    for (const each of [...people, watcher]) each.close();
  });
  const { id, tables } = await startGame(people, { delay: 60, options: { roundLimit: 1 } });
  const watched = await watcher.openStartedTable(id);
  const mine = await playUntil(tables, ({ phase }) => phase === "culture");
  await unwrap(mine.client.send("chat", { text: "Hm" }));
  const { moveCount } = mine.currentMoment.value;
  expect(watched.currentMoment.value.moveCount).toBe(0);
  time += 61_000;
  await late.tick();
  await waitUntil(() => watched.currentMoment.value.moveCount === moveCount);
  await waitUntil(() => watched.client.chat.value.length === 1);
  expect(watched.me.value).toBeUndefined();
  await playUntil(tables, ({ ranking }) => ranking !== undefined);
  await waitUntil(() => mine.client.info.value.status === "over");
  expect(watched.client.info.value.status).toBe("running");
  time += 61_000;
  await late.tick();
  await waitUntil(() => watched.client.info.value.status === "over");
  expect(viewsOf(watched)).toEqual(viewsOf(mine));
});

test("the locale of a new person is stored, and an invalid one does no harm", async () => {
  const { url } = party.anonymous();
  const cases = [
    { sentLocale: { language: "it", timeZone: "Europe/Rome" } },
    {
      sentLocale: { language: "it", timeZone: "Nowhere at all" },
      known: { language: "en", timeZone: "UTC" },
    },
  ] as const;
  for (const { sentLocale, ...rest } of cases) {
    let cookie = "";
    const requestedUrls: string[] = [];
    const server = new ApiClient({
      url,
      fetch: async (where, init) => {
        const response = await fetch(where, {
          ...init,
          headers: { ...(init?.headers as object), cookie },
        });
        cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
        requestedUrls.push(where);
        return response;
      },
      locale: () => sentLocale,
    });
    expect(await unwrap(server.createGuest("Dora"))).toMatchObject({ name: "Dora" });
    await expect.poll(() => requestedUrls.at(-1)).toBe(`${url}/api/me/locale`);
    const known = "known" in rest ? rest.known : sentLocale;
    expect(await unwrap(server.request("GET", "/api/me/locale", ok))).toEqual(known);
  }
});

test("a visitor is anonymous, then a guest, with tables of their own", async () => {
  const visitor = party.anonymous();
  expect(await visitor.api.me()).toEqual({ ok: true, value: undefined });
  expect(await visitor.api.createGuest("")).toMatchObject({
    error: { code: "request/malformed" },
  });
  const person = await unwrap(visitor.api.createGuest("Cleo"));
  expect(await unwrap(visitor.api.me())).toEqual({ ...person, moderation: {} });
  expect(await unwrap(visitor.api.rename("Cleopatra"))).toMatchObject({ name: "Cleopatra" });
  const { id } = await unwrap(
    visitor.api.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
      visibility: "public",
    }),
  );
  const { tables: mine } = await unwrap(visitor.api.listTables({ mine: true }));
  expect(mine.map((each) => each.id)).toEqual([id]);
  const { tables: open } = await unwrap(party.anonymous().api.listTables({ status: "open" }));
  expect(open.map((each) => each.id)).toContain(id);
  const failures: string[] = [];
  const stop = new AbortController();
  const failure = await visitor.api.streamTurns(({ tableId }) => {
    failures.push(tableId);
    stop.abort();
  }, stop.signal);
  expect([failures, failure]).toEqual([[id], undefined]);
  expect(await party.anonymous().api.streamTurns(() => {}, stop.signal)).toBeUndefined();
});

test("without a server, or with another kind of server, everything is offline", async () => {
  const nobody = new ApiClient({ url: "http://127.0.0.1:9", fetch });
  expect(await nobody.me()).toEqual({ ok: false, error: { code: "offline" } });
  const page = new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  const pages = new ApiClient({ url: "", fetch: async () => page.clone() });
  expect(await pages.listTables()).toEqual({ ok: false, error: { code: "offline" } });
  const other = new ApiClient({ url: "", fetch: async () => Response.json({ person: { id: 1 } }) });
  expect(await other.me()).toEqual({ ok: false, error: { code: "unreadable" } });
});
