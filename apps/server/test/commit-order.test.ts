import { dice } from "@sofala/engine";
import type { ServerMessage } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CommitUncertain } from "../src/store/database.ts";
import { Client, type TableSocketClient } from "./support/client.ts";
import { FailingDatabase } from "./support/failing-database.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

const failing = new FailingDatabase();
let server: TestServer;
/** The seat of the bot, if there is one. */
const BOT = 2;

beforeAll(async () => {
  server = await startServer({ logLevel: "silent" }, { openDatabase: failing.open });
});
afterAll(() => endServer(server));
beforeEach(() => {
  failing.onCommit = (commit) => commit();
});

describe("while a move is being stored", () => {
  test.each(["before", "after"])("nobody receives it: %s the commit", async (when) => {
    const { id, mover, first, sockets, move } = await table();
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    failing.onCommit = async (commit) => {
      if (when === "after") await commit();
      asked.resolve();
      await gate.promise;
      if (when === "before") await commit();
    };
    const known = sockets.map(({ messages }) => messages.length);
    const { length } = first.messages;
    first.send({ command: "move", id: 7, key: "one", move });
    await asked.promise;
    await untilAllArrived(sockets);
    for (const [n, { messages }] of sockets.entries()) {
      expect(messages.slice(known[n]).map(({ kind }) => kind)).toEqual(["problem"]);
    }
    expect(await mover.loadSnapshot(id)).toMatchObject({ entryCount: 0 });

    gate.resolve();
    for (const socket of sockets) await socket.until(() => socket.snapshot.entryCount === 1);
    // The sender is acknowledged first and then receives the entry like everybody else.
    expect(first.messages.slice(length).map(({ kind }) => kind)).toEqual([
      "problem",
      "done",
      "entries",
    ]);
  });
});

describe("a move that cannot be stored", () => {
  test.each(["socket", "http"])(
    "is neither acknowledged nor sent to others: by %s",
    async (way) => {
      const { id, mover, first, sockets, move } = await table();
      failing.onCommit = () => Promise.reject(new Error("the disk is full"));
      const known = sockets.map(({ messages }) => messages.length);
      const body = { key: "one", move };
      const failed = way === "socket" ? first.command("move", body) : mover.fails(id, "move", body);
      expect(await failed).toMatchObject({ code: "server/fault" });
      await untilAllArrived(sockets);
      for (const [n, { messages }] of sockets.entries()) {
        expect(messages.slice(known[n]).every(({ kind }) => kind === "problem")).toBe(true);
      }
      expect(await mover.loadSnapshot(id)).toMatchObject({ entryCount: 0 });

      failing.onCommit = (commit) => commit();
      expect(await first.command("move", body)).toEqual({ entryCount: 1, seq: 0 });
      await receivedOnce(sockets, 1);
    },
  );
});

describe("when it is uncertain whether a move was stored", () => {
  test.each(["was", "was not"])("it is made once: it %s stored", async (what) => {
    const { id, first, sockets, move } = await table();
    let isSure = false;
    failing.onCommit = async (commit) => {
      if (isSure || what === "was") await commit();
      if (isSure) return;
      isSure = true;
      throw new CommitUncertain("the connection is lost");
    };
    expect(await first.command("move", { key: "one", move })).toEqual({ entryCount: 1, seq: 0 });
    expect(await first.command("move", { key: "one", move })).toEqual({ entryCount: 1, seq: 0 });
    await receivedOnce(sockets, 1);
    expect(await keysOf(id)).toEqual(["one"]);
  });

  test("a whole game with a bot works", async () => {
    const chance = dice("unsure");
    const { id, mover, first, sockets } = await table({ bots: 1 });
    failing.onCommit = async (commit) => {
      const fate = chance.below(3);
      if (fate > 0) await commit();
      if (fate < 2) throw new CommitUncertain("the connection is lost");
    };
    const acknowledged: unknown[] = [];
    for (let n = 0; ; n++) {
      await first.until(() => first.snapshot.toAct[0] !== BOT);
      const { status, toAct, entryCount } = first.snapshot;
      const socket = sockets[toAct[0] ?? 0];
      if (status !== "running" || socket === undefined) break;
      await socket.until(() => socket.snapshot.entryCount === entryCount);
      const { legal = [] } = socket.snapshot;
      const move = { ...legal[chance.below(legal.length)] };
      expect(await socket.command("move", { key: `k${n}`, move })).toMatchObject({
        seq: entryCount,
      });
      acknowledged.push([entryCount, `k${n}`]);
      await first.until(() => first.snapshot.entryCount > entryCount);
    }
    const keys = await keysOf(id);
    await receivedOnce(sockets, keys.length);
    expect(keys.flatMap((key, seq) => (key === null ? [] : [[seq, key]]))).toEqual(acknowledged);
    expect(await mover.info(id)).toMatchObject({ outcome: { reason: "played" } });
  });
});

test("in a whole game nothing is acknowledged or sent before it is stored", async () => {
  const { id } = await table();
  const liveTable = await server.tables.find(id);
  if (liveTable === undefined) throw new Error("no room");
  let storedCount = 0;
  failing.onCommit = async (commit, unit) => {
    // Detects code that does not wait for the commit.
    await new Promise(setImmediate);
    await commit();
    storedCount += unit.mustChange.filter(({ sql }) => sql.includes('into "entries"')).length;
  };
  const received: number[] = [];
  const early: string[] = [];
  liveTable.subscribers.subscribe(
    {
      views: false,
      legal: false,
      receive({ json }) {
        const message = JSON.parse(json) as ServerMessage;
        if (message.kind !== "entries") return;
        received.push(...message.entries.map(({ seq }) => seq));
        if (message.snapshot.entryCount > storedCount) early.push(json);
      },
      end() {},
    },
    0,
  );
  const chance = dice("whole game");
  while (liveTable.state.table.status === "running") {
    const [seat = 0] = liveTable.state.timeline.toAct;
    const holder = liveTable.state.table.seats[seat];
    if (holder?.kind !== "person") throw new Error("nobody there");
    const legal = [...liveTable.state.game.legalMoves(liveTable.state.timeline.state, seat)];
    const move = { ...legal[chance.below(legal.length)] };
    await liveTable.execute("move", holder, { key: `k${storedCount}`, move }, (outcome) => {
      if (!outcome.ok || outcome.value.entryCount > storedCount)
        early.push(JSON.stringify(outcome));
      // The sender is acknowledged before others receive the entry.
      if (received.length >= storedCount)
        early.push(`entry ${storedCount - 1} was sent before it was acknowledged`);
    });
  }
  expect(early).toEqual([]);
  expect(received).toEqual(received.map((_, n) => n));
  expect(received.length).toBe(storedCount);
  expect(storedCount).toBeGreaterThan(10);
});

interface Table {
  readonly id: string;
  /** The person to act (or the first one) and their socket. */
  readonly mover: Client;
  readonly first: TableSocketClient;
  /** Sockets of both people by seat, and of a spectator. */
  readonly sockets: readonly TableSocketClient[];
  readonly move: { readonly [name: string]: unknown };
}

/** A table of two people that has just started. */
async function table({ bots = 0 } = {}): Promise<Table> {
  const ann = await Client.guest(server.url, "Ann");
  const ben = await Client.guest(server.url, "Ben");
  const { id } = await ann.createTable({
    game: "zimbabwe",
    seats: [
      { kind: "me" },
      { kind: "open" },
      ...Array.from({ length: bots }, () => ({ kind: "bot", level: "novice" })),
    ],
    options: { roundLimit: 3 },
  });
  await ben.command(id, "join", {});
  await ann.command(id, "start", {});
  const ofAnn = await ann.socket(id, { legal: true, views: false });
  const ofBen = await ben.socket(id, { legal: true, views: false });
  const sockets = [ofAnn, ofBen, await new Client(server.url).socket(id, { views: false })];
  // All have received the presence of the others.
  await untilAllArrived(sockets);
  const [mover, first] = ofBen.snapshot.legal === undefined ? [ann, ofAnn] : [ben, ofBen];
  return { id, mover, first, sockets, move: { ...first.snapshot.legal?.[0] } };
}

/** Waits until all earlier messages arrived: the response to an invalid command comes after them. */
async function untilAllArrived(sockets: readonly TableSocketClient[]): Promise<void> {
  for (const socket of sockets) {
    const { length } = socket.messages;
    socket.send({ command: "nonsense" });
    await socket.until(() => socket.messages.slice(length).some(({ kind }) => kind === "problem"));
  }
}

async function receivedOnce(sockets: readonly TableSocketClient[], entries: number): Promise<void> {
  for (const socket of sockets) {
    await socket.until(() => socket.snapshot.entryCount === entries);
    expect(socket.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: entries }, (_, n) => n),
    );
  }
}

/** The keys of a table's stored entries. */
async function keysOf(id: string): Promise<readonly (string | null)[]> {
  const { query } = server.services.database;
  const rows = await query
    .selectFrom("entries")
    .select("idempotency_key")
    .where("table_id", "=", id)
    .orderBy("seq")
    .execute();
  return rows.map(({ idempotency_key: key }) => key);
}
