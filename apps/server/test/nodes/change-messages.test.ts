import { expect, test, vi } from "vitest";
import type { LiveTable } from "../../src/tables/live-table.ts";
import type { StoredEntry } from "../../src/tables/stored-table.ts";
import { encodeChange } from "../../src/tables/change-messages.ts";
import { describePostgres } from "../store/with-postgres.ts";
import type { TestServer } from "../support/server.ts";
import { startTable, personAt, playOne } from "../support/tables.ts";
import { tableAt, withTwoNodes } from "./two-nodes.ts";

/** Tests start ticks themselves, so that changes arrive by the bus only. */
const MANUAL_TICKS = { tickMs: 86_400_000 };
/** Collects log lines of expected failures. */
const QUIET = { logLevel: "silent" };

/** A table with a spectator at the second of two nodes. */
async function watched(one: TestServer, two: TestServer) {
  const table = await startTable(one, 2, { options: { roundLimit: 2 } });
  const socket = await personAt(tableAt(two, table), 1).socket(table.id);
  const liveTable = await two.tables.find(table.id);
  if (liveTable === undefined) throw new Error("no table");
  const reading = vi.spyOn(liveTable.replica, "syncNow");
  /** Expects the same state at both nodes. */
  const expectSameState = async (entries: number) => {
    await socket.until(() => socket.snapshot.entryCount === entries);
    const there = await one.tables.find(table.id);
    expect(liveTable.state.storedEntries).toEqual(there?.state.storedEntries);
    expect(liveTable.state.timeline.view("spectator")).toEqual(
      there?.state.timeline.view("spectator"),
    );
    expect(liveTable.state.table).toEqual(there?.state.table);
  };
  return { table, socket, liveTable, reading, agree: expectSameState };
}

/** A forged change: the last entry once more. */
function forged(
  { state: { storedEntries, table } }: LiveTable,
  entry: Partial<StoredEntry>,
): [number, string] {
  const last = storedEntries.at(-1);
  if (last === undefined) throw new Error("nothing was played");
  const entries = [{ ...last, ...entry }];
  const change = { now: last.at, entries, table: {} };
  return [table.revision + 1, encodeChange(storedEntries, storedEntries.length, change)];
}

await describePostgres("a change message", (fresh) => {
  test("is applied without reading the database", async () => {
    const body = async (one: TestServer, two: TestServer) => {
      const { table, socket, reading, agree: expectSameState } = await watched(one, two);
      for (let n = 0; n < 12; n++) await playOne(table);
      await expectSameState(12);
      expect(socket.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, n) => n));
      expect(reading).not.toHaveBeenCalled();
    };
    await withTwoNodes(await fresh(), body, {}, MANUAL_TICKS);
  });

  test("that is missing or does not fit makes the node read the database", async () => {
    const body = async (one: TestServer, two: TestServer) => {
      const { table, liveTable, reading, agree: expectSameState } = await watched(one, two);
      await playOne(table);
      await expectSameState(1);
      // Neither was ever stored: one is ahead of the log, one contains illegal moves.
      const [revision, text] = forged(liveTable, {});
      await liveTable.replica.receiveChange(revision + 1, text);
      expect(reading).toHaveBeenCalledTimes(1);
      const actor = (1 - (liveTable.state.timeline.toAct[0] ?? 0)) as 0 | 1;
      const entry = { kind: "move", actor, move: { kind: "end-turn" } } as const;
      await liveTable.replica.receiveChange(...forged(liveTable, { entry }));
      await expectSameState(1);
      await playOne(table);
      await expectSameState(2);
    };
    await withTwoNodes(await fresh(), body, QUIET, MANUAL_TICKS);
  });

  test("is not applied to a damaged log", async () => {
    const body = async (one: TestServer, two: TestServer) => {
      const { table, liveTable, agree: expectSameState } = await watched(one, two);
      await playOne(table);
      await expectSameState(1);
      const { revision } = liveTable.state.table;
      const entry = { kind: "move", actor: 0, move: { kind: "no-such" } } as const;
      const { query } = two.services.database;
      const row = { table_id: table.id, seq: 1, actor: "0", entry: JSON.stringify(entry), at: 1 };
      await query.insertInto("entries").values(row).execute();
      const games = query.updateTable("tables").where("id", "=", table.id);
      await games.set({ revision: revision + 1, entry_count: 2 }).execute();

      await expect(liveTable.replica.sync()).rejects.toThrow();
      const broken = forged(liveTable, { entry });
      await expect(liveTable.replica.receiveChange(...broken)).rejects.toThrow();
      expect(liveTable.state.table.revision).toBe(revision);
      expect([
        liveTable.state.timeline.log.length,
        liveTable.state.spectatorTimeline.log.length,
        liveTable.state.storedEntries.length,
      ]).toEqual([1, 1, 1]);
      // The node goes on to check its other tables.
      await two.tables.tick();
    };
    await withTwoNodes(await fresh(), body, QUIET, MANUAL_TICKS);
  });
});
