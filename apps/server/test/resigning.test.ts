import type { TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  bots,
  createGuests,
  newKey,
  personAt,
  playOne,
  type TestTable,
} from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ botMilliseconds: 20 });
});
afterAll(() => endServer(server));

const resign = (table: TestTable, seat: number) =>
  personAt(table, seat).command(table.id, "resign", { key: newKey() });

/** The other players hand over to bots until the game is over. */
async function playedOut({ id }: TestTable, left: readonly Client[]): Promise<TableInfo> {
  for (const each of left) await each.command(id, "hand-over", { key: newKey() });
  const [watcher] = left;
  if (watcher === undefined) throw new Error("nobody is left");
  const socket = await watcher.socket(id, { views: false });
  await socket.until(() => socket.snapshot.status === "over");
  return watcher.info(id);
}

describe("resigning", () => {
  test("of two players: the other one wins", async () => {
    const table = await startTable(server, 2);
    await playOne(table);
    await resign(table, 1);
    expect(await personAt(table, 0).info(table.id)).toMatchObject({
      status: "over",
      outcome: { reason: "resigned", ranking: [[0], [1]] },
    });
  });

  test("of more players: a bot plays on, and the resigned seat is last", async () => {
    const table = await startTable(server, 4, { options: { roundLimit: 1 } });
    await resign(table, 2);
    const { seats, status } = await personAt(table, 0).info(table.id);
    expect([status, seats[2]]).toMatchObject([
      "running",
      { isHandedOver: true, hasResigned: true },
    ]);
    for (const command of ["reclaim-seat", "hand-over", "resign"] as const) {
      expect((await personAt(table, 2).fails(table.id, command, { key: newKey() })).code).toBe(
        "seat/resigned",
      );
    }
    const { outcome } = await playedOut(
      table,
      [0, 1, 3].map((seat) => personAt(table, seat)),
    );
    expect(outcome?.reason).toBe("played");
    expect(outcome?.ranking?.at(-1)).toEqual([2]);
    expect(new Set(outcome?.ranking?.flat())).toEqual(new Set([0, 1, 2, 3]));
    const { result } = await personAt(table, 2).get<{ result: { ranking: number[][] } }>(
      `/api/tables/${table.id}/record`,
    );
    expect(new Set(result.ranking.flat())).toEqual(new Set([0, 1, 2, 3]));
  });

  test("of all but one: that one wins, and the first who resigned is last", async () => {
    const table = await startTable(server, 4);
    for (const seat of [3, 0, 2]) await resign(table, seat);
    expect((await personAt(table, 1).info(table.id)).outcome).toEqual({
      reason: "resigned",
      ranking: [[1], [2], [0], [3]],
    });
  });

  test("of the last person ends the game: bots do not play alone", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const seats = [{ kind: "me" }, { kind: "open" }, ...bots(2)];
    const table = await startTable(server, 2, { seats }, [ann, ben]);
    await resign(table, 1);
    expect((await ann.info(table.id)).status).toBe("running");
    await resign(table, 0);
    expect((await ann.info(table.id)).outcome).toEqual({
      reason: "resigned",
      ranking: [[2, 3], [0], [1]],
    });
  });
});

describe("a seat that is handed over", () => {
  test("is played by a bot, and its owner may watch, answer proposals and reclaim it", async () => {
    const table = await startTable(server, 2, { options: { roundLimit: 2 } });
    const { toAct } = await personAt(table, 0).info(table.id);
    const [seat = 0] = toAct;
    const person = personAt(table, seat);
    await person.command(table.id, "hand-over", { key: newKey() });
    const socket = await person.socket(table.id);
    await socket.until(() => socket.snapshot.toAct.includes(1 - seat));
    expect((await person.info(table.id)).seats[seat]).toMatchObject({ isHandedOver: true });
    await person.command(table.id, "reclaim-seat", { key: newKey() });
    expect((await person.info(table.id)).seats[seat]).not.toHaveProperty("handedOver");
    const { entryCount } = socket.snapshot;
    while (!socket.snapshot.toAct.includes(seat) || socket.snapshot.entryCount === entryCount) {
      const { entryCount: known } = socket.snapshot;
      await playOne(table);
      await socket.until(() => socket.snapshot.entryCount > known);
    }
    expect(await person.loadSnapshot(table.id)).toHaveProperty("legal");
  });

  test("gets no move of the bot after its owner reclaimed it", async () => {
    const table = await startTable(server, 2, { options: { roundLimit: 2 } });
    const { toAct } = await personAt(table, 0).info(table.id);
    const [seat = 0] = toAct;
    const liveTable = await server.tables.find(table.id);
    const before = liveTable?.state.timeline.log.length ?? 0;
    const person = personAt(table, seat);
    const { botPool } = server.services;
    const { answered } = botPool.metrics();
    // The owner reclaims the seat before the bot can have moved.
    await Promise.all([
      person.command(table.id, "hand-over", { key: newKey() }),
      person.command(table.id, "reclaim-seat", { key: newKey() }),
    ]);
    while (botPool.metrics().answered === answered) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await liveTable?.enqueue(async () => {});
    const text = liveTable?.state.timeline.log.slice(before).map(({ kind }) => kind);
    expect(text).toEqual(["takeover", "takeover"]);
  });

  test("is played by a bot to the end of the game", async () => {
    const table = await startTable(server, 2, { options: { roundLimit: 1 } });
    const { outcome } = await playedOut(table, table.people);
    expect(outcome?.reason).toBe("played");
  });
});
