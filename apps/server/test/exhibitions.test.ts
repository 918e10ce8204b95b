import { games } from "@sofala/catalog";
import type { RankedPlayer, TableSummary } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describePostgres } from "./store/with-postgres.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { withTwoNodes } from "./nodes/two-nodes.ts";

/** Bots that think for a moment only. */
const QUICK = { hasExhibitions: true, botMilliseconds: 10, logLevel: "error" } as const;

interface TableList {
  readonly tables: readonly TableSummary[];
}

const exhibitionsAt = async ({ url }: Pick<TestServer, "url">) =>
  (await new Client(url).get<TableList>("/api/exhibitions")).tables;

/** The exhibition of the shortest game. */
async function shortExhibition(server: Pick<TestServer, "url">): Promise<TableSummary> {
  const found = (await exhibitionsAt(server)).find(({ game }) => game === "tsoro");
  if (found === undefined) throw new Error("no exhibition");
  return found;
}

/** Watches a game until it is over. */
async function watchToTheEnd(server: Pick<TestServer, "url">, id: string): Promise<void> {
  const socket = await new Client(server.url).socket(id);
  await socket.until(() => socket.snapshot.status === "over");
  socket.close();
}

describe("exhibition games", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer(QUICK);
  });
  afterEach(() => endServer(server));

  test("there is one of each game, of bots only, and not in the list of tables", async () => {
    const lists = await Promise.all(Array.from({ length: 4 }, () => exhibitionsAt(server)));
    const [tables = []] = lists;
    for (const list of lists) expect(list.map(({ id }) => id)).toEqual(tables.map(({ id }) => id));
    expect(tables.map(({ game }) => game)).toEqual(games.map(({ id }) => id));
    for (const { status, exhibition, seats } of tables) {
      expect([status, exhibition]).toEqual(["running", true]);
      for (const seat of seats) expect(seat).toMatchObject({ kind: "bot", level: "strong" });
    }
    expect(await new Client(server.url).get("/api/tables")).toEqual({ tables: [] });
    const ann = await Client.guest(server.url, "Ann");
    expect(await ann.get("/api/tables")).toEqual({ tables: [] });
    expect(await ann.get("/api/tables?mine=true")).toEqual({ tables: [] });
  });

  test("they go on only while somebody watches, and are replaced when they are over", async () => {
    const { database } = server.services;
    const { id } = await shortExhibition(server);
    await server.tables.tick();
    expect((await new Client(server.url).loadSnapshot(id, false)).entryCount).toBe(0);
    await watchToTheEnd(server, id);
    const next = await shortExhibition(server);
    expect(next).not.toMatchObject({ id });
    // Its end can still be watched, until the next one is over too.
    expect(await new Client(server.url).info(id)).toMatchObject({ status: "over" });
    await watchToTheEnd(server, next.id);
    await shortExhibition(server);
    const rows = (table: "entries" | "seats") =>
      database.query.selectFrom(table).selectAll().where("table_id", "=", id).execute();
    expect([await rows("entries"), await rows("seats")]).toEqual([[], []]);
  });

  test("they are not rated, and nobody has them in their results", async () => {
    const { database } = server.services;
    const { id } = await shortExhibition(server);
    await watchToTheEnd(server, id);
    await server.ratingWorker.processPending();
    expect(await database.query.selectFrom("results").selectAll().execute()).toEqual([]);
    expect(await database.query.selectFrom("people").selectAll().execute()).toEqual([]);
    const { players } = await new Client(server.url).get<{ players: readonly RankedPlayer[] }>(
      "/api/ladder",
    );
    expect(players.every(({ games: count }) => count === 0)).toBe(true);
  });
});

test("a server without exhibitions lists none", async () => {
  const server = await startServer({ hasExhibitions: false });
  expect(await exhibitionsAt(server)).toEqual([]);
  await endServer(server);
});

await describePostgres("an exhibition on two nodes", (fresh) => {
  test("is one game, which goes on at the node where somebody watches", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const [first, second] = await Promise.all([shortExhibition(one), shortExhibition(two)]);
        expect(second.id).toBe(first.id);
        // Node one runs the bots and stops when nobody watches there any more.
        const socket = await new Client(one.url).socket(first.id);
        await socket.until(() => socket.snapshot.entryCount > 1);
        socket.close();
        await watchToTheEnd(two, first.id);
      },
      QUICK,
    );
  });
});
