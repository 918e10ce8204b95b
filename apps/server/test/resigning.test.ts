import type { TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { begin, bots, meet, newKey, personAt, playOne, type Gathered } from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ botMilliseconds: 20 });
});
afterAll(() => endServer(server));

const resign = (table: Gathered, seat: number) =>
  personAt(table, seat).do(table.id, "resign", { key: newKey() });

/** Those who are left let bots play for them, until the game is over. */
async function playedOut({ id }: Gathered, left: readonly Client[]): Promise<TableInfo> {
  for (const each of left) await each.do(id, "hand-over", { key: newKey() });
  const [watcher] = left;
  if (watcher === undefined) throw new Error("nobody is left");
  const socket = await watcher.socket(id, { views: false });
  await socket.until(() => socket.standing.status === "over");
  return watcher.info(id);
}

describe("resigning", () => {
  test("of two: the other one has won", async () => {
    const table = await begin(server, 2);
    await playOne(table);
    await resign(table, 1);
    expect(await personAt(table, 0).info(table.id)).toMatchObject({
      status: "over",
      outcome: { reason: "resigned", ranking: [[0], [1]] },
    });
  });

  test("of more: a bot plays on, and who resigned comes last in the end", async () => {
    const table = await begin(server, 4, { options: { roundLimit: 1 } });
    await resign(table, 2);
    const { seats, status } = await personAt(table, 0).info(table.id);
    expect([status, seats[2]]).toMatchObject(["running", { handedOver: true, resigned: true }]);
    for (const command of ["return", "hand-over", "resign"] as const) {
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

  test("all but one: that one has won, and the first who went is last", async () => {
    const table = await begin(server, 4);
    for (const seat of [3, 0, 2]) await resign(table, seat);
    expect((await personAt(table, 1).info(table.id)).outcome).toEqual({
      reason: "resigned",
      ranking: [[1], [2], [0], [3]],
    });
  });

  test("the last of the people: bots do not play among themselves", async () => {
    const [ann, ben] = await meet(server, "Ann", "Ben");
    const seats = [{ kind: "me" }, { kind: "open" }, ...bots(2)];
    const table = await begin(server, 2, { seats }, [ann, ben]);
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
  test("is played by a bot, and its owner may watch, answer and come back", async () => {
    const table = await begin(server, 2, { options: { roundLimit: 2 } });
    const { toAct } = await personAt(table, 0).info(table.id);
    const [seat = 0] = toAct;
    const person = personAt(table, seat);
    await person.do(table.id, "hand-over", { key: newKey() });
    const socket = await person.socket(table.id);
    await socket.until(() => socket.standing.toAct.includes(1 - seat));
    expect((await person.info(table.id)).seats[seat]).toMatchObject({ handedOver: true });
    await person.do(table.id, "return", { key: newKey() });
    expect((await person.info(table.id)).seats[seat]).not.toHaveProperty("handedOver");
    const { entries } = socket.standing;
    while (!socket.standing.toAct.includes(seat) || socket.standing.entries === entries) {
      const { entries: known } = socket.standing;
      await playOne(table);
      await socket.until(() => socket.standing.entries > known);
    }
    expect(await person.standing(table.id)).toHaveProperty("legal");
  });

  test("a bot's move does not come after its owner is back", async () => {
    const table = await begin(server, 2, { options: { roundLimit: 2 } });
    const { toAct } = await personAt(table, 0).info(table.id);
    const [seat = 0] = toAct;
    const room = await server.tables.find(table.id);
    const before = room?.timeline.log.length ?? 0;
    const person = personAt(table, seat);
    const { botPool } = server.tables.services;
    const { answered } = botPool.metrics();
    // The owner is back before a bot can have thought; both words are in the same breath.
    await Promise.all([
      person.do(table.id, "hand-over", { key: newKey() }),
      person.do(table.id, "return", { key: newKey() }),
    ]);
    while (botPool.metrics().answered === answered) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await room?.enqueue(async () => {});
    const words = room?.timeline.log.slice(before).map(({ kind }) => kind);
    expect(words).toEqual(["takeover", "takeover"]);
  });

  test("a whole game is played while its owners are away", async () => {
    const table = await begin(server, 2, { options: { roundLimit: 1 } });
    const { outcome } = await playedOut(table, table.people);
    expect(outcome?.reason).toBe("played");
  });
});
