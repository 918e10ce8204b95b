import { findGameVersion } from "@sofala/catalog";
import { initialState as beginning, type Observer } from "@sofala/engine";
import type { ChatMessage, Problem, SeenEntry, TableInfo } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { cutAt, createFromRecord, golden, replayMoves } from "./support/golden-records.ts";
import { ManualClock, endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  createGuests,
  newKey,
  personAt,
  playOne,
  type TestTable,
} from "./support/tables.ts";

let clock: ManualClock;
let server: TestServer;
beforeEach(async () => {
  clock = new ManualClock();
  server = await startServer({}, { now: clock.now });
});
afterEach(() => endServer(server));

async function advanceAndTick(seconds: number): Promise<void> {
  clock.advance(seconds * 1000);
  await server.tables.tick();
}

describe("a subscriber of a game", () => {
  test("receives everything that the observer may know, and nothing else", async () => {
    const record = golden("mediterranean", "market-open");
    const game = findGameVersion("mediterranean", record.rules);
    if (game === undefined) throw new Error("no game");
    const moves = record.moves.slice(0, 60);
    const table = await createFromRecord(server, cutAt(record, 0));
    const observers: readonly Observer[] = ["spectator", 0, 3];
    const sockets = await Promise.all(
      observers.map((observer) =>
        (observer === "spectator" ? new Client(server.url) : personAt(table, observer)).socket(
          table.id,
        ),
      ),
    );
    await replayMoves(server, table, moves);
    for (const [index, observer] of observers.entries()) {
      const socket = sockets[index];
      await socket?.until(() => socket.snapshot.entryCount === moves.length);
      const received = socket?.messages.flatMap((message) =>
        message.kind === "entries" ? [message] : [],
      );
      const begun = beginning(game, record);
      if (!begun.ok) throw new Error(begun.error.reason);
      let state = begun.value;
      expect(received?.[0]?.snapshot.view).toEqual(game.view(state, observer));
      for (const [seq, [actor, made]] of moves.entries()) {
        const step = game.applyMove(state, actor, made);
        if (!step.ok) throw new Error(step.error.code);
        const seen = game.moveFor(state, made, actor, observer);
        ({ state } = step.value);
        expect(received?.[seq + 1]).toMatchObject({
          entries: [
            {
              seq,
              events: game.eventsFor(step.value.events, observer),
              entry: { kind: "move", actor, ...(seen === undefined ? {} : { move: seen }) },
            },
          ],
          snapshot: { entryCount: seq + 1, view: game.view(state, observer) },
        });
      }
    }
  });

  test("sees which players are connected", async () => {
    const table = await startTable(server, 2);
    const socket = await personAt(table, 0).socket(table.id);
    const presence = () => {
      const last = socket.messages.findLast(({ kind }) => kind === "table");
      return last?.kind === "table"
        ? last.table.seats.map((seat) => seat.isConnected === true)
        : [];
    };
    expect(presence()).toEqual([true, false]);
    const other = await personAt(table, 1).socket(table.id);
    await socket.until(() => presence()[1] === true);
    other.close();
    await socket.until(() => presence()[1] === false);
  });
});

describe("spectators of a table with a delay", () => {
  const DELAY = 60;
  const late = { delay: DELAY, visibility: "public", options: { roundLimit: 2 } };
  const path = ({ id }: TestTable, what: string) => `/api/tables/${id}${what}`;

  /** Everything that a spectator can request. */
  async function seenBy(client: Client, table: TestTable) {
    const { table: info } = await client.get<{ table: TableInfo }>(path(table, ""));
    const { entries } = await client.get<{ entries: SeenEntry[] }>(path(table, "/entries"));
    const { messages } = await client.get<{ messages: ChatMessage[] }>(path(table, "/chat"));
    const snapshot = await client.loadSnapshot(table.id);
    return { info, entries, messages, snapshot };
  }

  test("see everything after the delay, and players at once", async () => {
    const table = await startTable(server, 2, late);
    const stranger = new Client(server.url);
    const [watcher, player] = await Promise.all([
      stranger.socket(table.id),
      personAt(table, 1).socket(table.id),
    ]);
    const before = watcher.snapshot.view;
    await playOne(table);
    await personAt(table, 0).command(table.id, "chat", { text: "my first" });
    await advanceAndTick(30);
    await playOne(table);
    await player.until(() => player.snapshot.entryCount === 2);
    expect(player.snapshot.view).not.toEqual(before);
    const seen = await seenBy(stranger, table);
    expect(seen).toMatchObject({ entries: [], messages: [], info: { entryCount: 0 } });
    expect(seen.info).not.toHaveProperty("clock");
    expect(seen.snapshot).toMatchObject({ entryCount: 0, view: before, toAct: seen.info.toAct });
    expect((await stranger.request("GET", path(table, "/moments/1"))).status).toBe(404);
    expect(watcher.entries).toEqual([]);

    await advanceAndTick(DELAY - 30);
    await watcher.until(() => watcher.entries.length === 1);
    const then = await seenBy(stranger, table);
    expect(then).toMatchObject({ info: { entryCount: 1 }, snapshot: { entryCount: 1 } });
    expect(then.entries).toEqual(watcher.entries);
    expect(then.messages).toMatchObject([{ text: "my first" }]);
    expect((await stranger.request("GET", path(table, "/moments/1"))).status).toBe(200);
    expect((await stranger.request("GET", path(table, "/moments/2"))).status).toBe(404);
    const back = await stranger.socket(table.id, { after: 1 });
    await advanceAndTick(30);
    await back.until(() => back.entries.length === 1);
    await watcher.until(() => watcher.entries.length === 2);
    expect([...watcher.entries.slice(0, 1), ...back.entries]).toEqual(watcher.entries);
    expect(watcher.entries).toEqual(player.entries);
  });

  test("receive chat in order, even from a node whose clock is behind", async () => {
    const table = await startTable(server, 2, late);
    const sendChat = (text: string) => personAt(table, 0).command(table.id, "chat", { text });
    await sendChat("first");
    clock.advance(-20_000);
    await sendChat("second");
    const seen = async () => (await seenBy(new Client(server.url), table)).messages.length;
    // The second message is old enough, the first is not.
    await advanceAndTick(DELAY + 10);
    expect(await seen()).toBe(0);
    await advanceAndTick(20);
    expect(await seen()).toBe(2);
  });

  test("see the end, the deal and the record only after the delay", async () => {
    const table = await startTable(server, 2, late);
    const stranger = new Client(server.url);
    const watcher = await stranger.socket(table.id);
    const listed = async () =>
      (await stranger.get<{ tables: TableInfo[] }>("/api/tables")).tables[0]?.status;
    const overall = async (client: Client) =>
      (await client.request("GET", path(table, "/record"))).status;
    await personAt(table, 1).command(table.id, "resign", { key: newKey() });
    const player = await personAt(table, 0).info(table.id);
    expect(player).toMatchObject({ status: "over", outcome: { ranking: [[0], [1]] } });
    expect(player).toHaveProperty("deal");
    expect(await overall(personAt(table, 0))).toBe(200);

    const { info, snapshot } = await seenBy(stranger, table);
    for (const each of [info, snapshot]) {
      expect(each).toMatchObject({ status: "running" });
      expect(each).not.toHaveProperty("outcome");
    }
    expect(info).not.toHaveProperty("deal");
    expect(info).not.toHaveProperty("endedAt");
    expect(info.seats[1]).not.toHaveProperty("resigned");
    expect(await overall(stranger)).toBe(409);
    for (const what of ["/record", "/archive"]) {
      const { body } = await stranger.request<Problem>("GET", path(table, what));
      expect(body.code).toBe("record/not-published");
    }
    expect(await stranger.get<object>(path(table, "/moments/0"))).not.toHaveProperty("state");
    expect(await listed()).toBe("running");
    expect(JSON.stringify(watcher.messages)).not.toContain("outcome");

    await advanceAndTick(DELAY);
    await watcher.until(() => watcher.snapshot.status === "over");
    expect((await seenBy(stranger, table)).info).toHaveProperty("deal");
    expect(await overall(stranger)).toBe(200);
    expect(await listed()).toBe("over");
  });

  test("see no clock and no presence, and get no message before an entry is shown", async () => {
    const pace = { kind: "live", per: "turn", seconds: 600, bank: 600 };
    const table = await startTable(server, 2, { ...late, pace });
    const stranger = new Client(server.url);
    const watcher = await stranger.socket(table.id);
    const { info, snapshot } = await seenBy(stranger, table);
    for (const each of [info, snapshot]) expect(each).not.toHaveProperty("clock");
    const { length } = watcher.messages;
    const quiet = async () => {
      // The response comes after all earlier messages.
      await watcher.command("chat", { text: "?" });
      return watcher.messages.slice(length).every(({ kind }) => kind === "problem");
    };
    await playOne(table);
    const player = await personAt(table, 1).socket(table.id);
    expect(player.snapshot).toHaveProperty("clock");
    expect((await seenBy(stranger, table)).info.seats).toEqual(info.seats);
    await personAt(table, 0).command(table.id, "propose", { kind: "undo", to: 0 });
    await personAt(table, 1).command(table.id, "answer-proposal", { accept: false });
    player.close();
    expect(await quiet()).toBe(true);
    await advanceAndTick(DELAY);
    await watcher.until(() => watcher.entries.length === 1);
    // A message that nothing is missing would reveal that nobody moved.
    const received = watcher.messages.slice(length).filter(({ kind }) => kind !== "problem");
    expect(received.map(({ kind }) => kind)).toEqual(["entries"]);
    expect(watcher.snapshot).not.toHaveProperty("clock");
    await personAt(table, 0).command(table.id, "propose", { kind: "undo", to: 0 });
    await quiet();
    expect(watcher.messages.slice(length).filter(({ kind }) => kind === "table")).toEqual([]);
  });

  test("do not receive proposals, even when they have seen everything", async () => {
    const table = await startTable(server, 2, late);
    await playOne(table);
    await advanceAndTick(DELAY);
    const watcher = await new Client(server.url).socket(table.id);
    await personAt(table, 0).command(table.id, "propose", { kind: "undo", to: 0 });
    expect(await new Client(server.url).info(table.id)).not.toHaveProperty("proposal");
    expect(JSON.stringify(watcher.messages)).not.toContain("proposal");
    expect(await personAt(table, 1).info(table.id)).toHaveProperty("proposal");
  });

  test("become players when they join", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.createTable({ game: "zimbabwe", seats, ...late });
    const socket = await ben.socket(id, { legal: true });
    await ben.command(id, "join", {});
    await ann.command(id, "start", {});
    await socket.until(() => socket.snapshot.status === "running");
    const table = { id, people: [ann, ben] };
    await playOne(table);
    await socket.until(() => socket.entries.length === 1);
  });
});
