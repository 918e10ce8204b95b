import type { Relationships, TableSummary } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Config } from "../src/config.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  createGuests,
  newKey,
  personAt,
  playOne,
  type TestTable,
} from "./support/tables.ts";

const DELAY = 60;
const LATE = { delay: DELAY, visibility: "public", options: { roundLimit: 2 } };

/** A table in the export of personal data. */
interface ExportedTable {
  readonly id: string;
  readonly status: string;
  readonly ended_at: number | null;
  readonly outcome: unknown;
  readonly record?: string;
}

/** What people without a seat learn of a table with a delay. */
export function describeDelayedTables(name: string, config: () => Promise<Partial<Config>>): void {
  describe(name, () => {
    let clock: ManualClock;
    let server: TestServer;
    beforeEach(async () => {
      clock = new ManualClock();
      server = await startServer(await config(), { now: clock.now });
    });
    afterEach(() => endServer(server));

    const idOf = async (client: Client) =>
      (await client.get<{ person: { id: string } }>("/api/me")).person.id;

    /** Olga owns the table but does not play; Fred is a friend of Ann, who plays. */
    async function delayedTable() {
      const [olga, ann, ben, fred] = await createGuests(server, "Olga", "Ann", "Ben", "Fred");
      const seats = [{ kind: "open" }, { kind: "open" }];
      const { id } = await olga.createTable({ game: "zimbabwe", seats, ...LATE });
      for (const each of [ann, ben]) await each.command(id, "join", {});
      await olga.command(id, "start", {});
      await fred.post(`/api/relationships/${await idOf(ann)}`, { action: "request" });
      await ann.post(`/api/relationships/${await idOf(fred)}`, { action: "accept" });
      return { table: { id, people: [ann, ben] }, olga, ann, fred };
    }

    /** The status of the table in each list, by the list's query. */
    async function listed(client: Client, { id }: Pick<TestTable, "id">, isPerson = true) {
      const own = [
        "mine=true",
        "mine=true&status=running",
        "mine=true&status=over",
        "withFriends=true",
      ];
      const found: Record<string, string> = {};
      for (const query of ["", "status=running", "status=over", ...(isPerson ? own : [])]) {
        const { tables } = await client.get<{ tables: readonly TableSummary[] }>(
          `/api/tables?${query}`,
        );
        const there = tables.find((each) => each.id === id);
        if (there !== undefined) found[query] = there.status;
      }
      return found;
    }

    const friendsTables = async (client: Client) =>
      (await client.get<Relationships>("/api/relationships")).friends.flatMap(({ tables }) =>
        tables.map(({ id, status }) => `${id} ${status}`),
      );

    async function finish({ id, people }: TestTable): Promise<void> {
      await personAt({ people }, 1).command(id, "resign", { key: newKey() });
      expect((await personAt({ people }, 0).info(id)).status).toBe("over");
    }

    test("no list shows the end to people without a seat before spectators see it", async () => {
      const { table, olga, ann, fred } = await delayedTable();
      const stranger = new Client(server.url);
      const seen = async () => ({
        olga: await listed(olga, table),
        fred: await listed(fred, table),
        stranger: await listed(stranger, table, false),
        ofFriends: await friendsTables(fred),
      });
      const before = await seen();
      expect(before).toMatchObject({
        olga: { "mine=true": "running", "mine=true&status=running": "running" },
        fred: { "status=running": "running", "withFriends=true": "running" },
        stranger: { "": "running", "status=running": "running" },
        ofFriends: [`${table.id} running`],
      });
      await finish(table);
      clock.advance((DELAY - 1) * 1000);
      expect(await seen()).toEqual(before);
      // Players know it.
      expect(await listed(ann, table)).toMatchObject({ "mine=true&status=over": "over" });
      clock.advance(1000);
      const after = await seen();
      expect(after.olga).toMatchObject({ "mine=true": "over", "mine=true&status=over": "over" });
      expect(after.fred).toMatchObject({ "status=over": "over", "withFriends=true": "over" });
      expect(after.stranger).toEqual({ "": "over", "status=over": "over" });
      expect(after.ofFriends).toEqual([]);
    });

    test("no list shows a rematch to people without a seat before they see the end", async () => {
      const { table, olga, ann, fred } = await delayedTable();
      await finish(table);
      const { tableId = "" } = await ann.command(table.id, "rematch", {});
      const stranger = new Client(server.url);
      const seen = async () => ({
        olga: await listed(olga, { id: tableId }),
        fred: await listed(fred, { id: tableId }),
        stranger: await listed(stranger, { id: tableId }, false),
        ofFriends: (await friendsTables(fred)).filter((each) => each.startsWith(tableId)),
      });
      clock.advance((DELAY - 1) * 1000);
      expect(await seen()).toEqual({ olga: {}, fred: {}, stranger: {}, ofFriends: [] });
      expect(await listed(ann, { id: tableId })).toMatchObject({ "": "open", "mine=true": "open" });
      clock.advance(1000);
      expect(await seen()).toMatchObject({
        olga: { "": "open" },
        fred: { "": "open", "withFriends=true": "open" },
        stranger: { "": "open" },
        ofFriends: [`${tableId} open`],
      });
    });

    test("no list shows people without a seat when a move was made", async () => {
      const { table, olga, fred } = await delayedTable();
      const [gus] = await createGuests(server, "Gus");
      clock.advance(1000);
      const other = await startTable(server, 2, { visibility: "public" });
      const seen = async () =>
        Promise.all(
          [olga, fred, gus].map(async (client) =>
            (await client.get<{ tables: readonly TableSummary[] }>("/api/tables")).tables.map(
              ({ id, updatedAt }) => [id === table.id ? "late" : "other", updatedAt],
            ),
          ),
        );
      const before = await seen();
      expect(before[0]?.map(([which]) => which)).toEqual(["other", "late"]);
      for (let moves = 0; moves < 3; moves++) {
        clock.advance(DELAY * 500);
        await playOne(table);
        expect(await seen()).toEqual(before);
      }
      // A table without a delay moves up with every move.
      await playOne(other);
      expect(await seen()).not.toEqual(before);
      await finish(table);
      clock.advance(DELAY * 1000);
      const shown = clock.time;
      await server.ratingWorker.processPending();
      expect((await seen())[2]?.[0]).toEqual(["late", shown]);
    });

    test("it keeps its place in the owner's list until then", async () => {
      const { table, olga } = await delayedTable();
      const later = await startTable(server, 2, {}, [olga, ...table.people.slice(1)]);
      const order = async () =>
        (await olga.get<{ tables: readonly TableSummary[] }>("/api/tables?mine=true")).tables.map(
          ({ id, status }) => `${id === table.id ? "late" : "later"} ${status}`,
        );
      clock.advance(1000);
      await personAt(later, 1).command(later.id, "resign", { key: newKey() });
      expect(await order()).toEqual(["late running", "later over"]);
      clock.advance(1000);
      await finish(table);
      expect(await order()).toEqual(["late running", "later over"]);
      clock.advance(DELAY * 1000);
      expect(await order()).toEqual(["late over", "later over"]);
    });

    test("responses, messages and exported data show nothing before spectators see it", async () => {
      const { table, olga } = await delayedTable();
      const stranger = await Client.guest(server.url, "Stranger");
      const sockets = [await olga.socket(table.id), await stranger.socket(table.id)];
      await playOne(table);
      const readEverything = async () => {
        const { tables } = await olga.get<{ tables: readonly ExportedTable[] }>("/api/me/export");
        const own = tables.find(({ id }) => id === table.id);
        return {
          start: await olga.command(table.id, "start", {}),
          chatEntryCount: (await stranger.command(table.id, "chat", { text: "well played" }))
            .entryCount,
          received: sockets.map(
            ({ messages }) => messages.filter(({ kind }) => kind === "table").length,
          ),
          own: [own?.status, own?.ended_at, own?.outcome, own?.record],
        };
      };
      const before = await readEverything();
      expect(before).toMatchObject({ start: { entryCount: 0 }, chatEntryCount: 0 });
      await finish(table);
      expect(await readEverything()).toEqual(before);
      clock.advance(DELAY * 1000);
      await server.tables.tick();
      for (const socket of sockets) await socket.until(() => socket.snapshot.status === "over");
      const after = await readEverything();
      expect(after.own).toEqual([
        "over",
        expect.any(Number),
        expect.any(Object),
        expect.any(String),
      ]);
      expect(after.chatEntryCount).toBeGreaterThan(1);
    });
  });
}
