import { expect, test, vi } from "vitest";
import type { LiveTable } from "../../src/tables/live-table.ts";
import type { StoredEntry } from "../../src/tables/stored-table.ts";
import { encodeChange } from "../../src/tables/change-messages.ts";
import { describePostgres } from "../store/with-postgres.ts";
import type { TestServer } from "../support/server.ts";
import { begin, personAt, playOne } from "../support/tables.ts";
import { tableAt, withTwoNodes } from "./two-nodes.ts";

/** Rounds are made when a test says so: what arrives does so by the bus. */
const BY_HAND = { tickMs: 86_400_000 };
/** Logs what is meant to fail. */
const QUIET = { logLevel: "silent" };

/** A table that somebody watches at the second of two nodes. */
async function watched(one: TestServer, two: TestServer) {
  const table = await begin(one, 2, { options: { roundLimit: 2 } });
  const socket = await personAt(tableAt(two, table), 1).socket(table.id);
  const room = await two.tables.find(table.id);
  if (room === undefined) throw new Error("no table");
  const reading = vi.spyOn(room as unknown as { loadMissed(): Promise<void> }, "loadMissed");
  /** Everybody at both nodes knows the same. */
  const agree = async (entries: number) => {
    await socket.until(() => socket.standing.entries === entries);
    const there = await one.tables.find(table.id);
    expect(room.storedEntries).toEqual(there?.storedEntries);
    expect(room.timeline.view("spectator")).toEqual(there?.timeline.view("spectator"));
    expect(room.table).toEqual(there?.table);
  };
  return { table, socket, room, reading, agree };
}

/** A change that nobody made: the last entry once more. */
function forged(
  { storedEntries, table }: LiveTable,
  entry: Partial<StoredEntry>,
): [number, string] {
  const last = storedEntries.at(-1);
  if (last === undefined) throw new Error("nothing was played");
  const entries = [{ ...last, ...entry }];
  const change = { now: last.at, entries, table: {} };
  return [table.revision + 1, encodeChange(storedEntries, storedEntries.length, change)];
}

await describePostgres("what nodes tell each other", (fresh) => {
  test("is taken in without a look at the database", async () => {
    const body = async (one: TestServer, two: TestServer) => {
      const { table, socket, reading, agree } = await watched(one, two);
      for (let n = 0; n < 12; n++) await playOne(table);
      await agree(12);
      expect(socket.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, n) => n));
      expect(reading).not.toHaveBeenCalled();
    };
    await withTwoNodes(await fresh(), body, {}, BY_HAND);
  });

  test("is read where some of it was lost, and where it does not hold", async () => {
    const body = async (one: TestServer, two: TestServer) => {
      const { table, room, reading, agree } = await watched(one, two);
      await playOne(table);
      await agree(1);
      // Neither of these was ever kept: of a later table than there is, and of moves that nobody may make.
      const [revision, text] = forged(room, {});
      await room.receiveChange(revision + 1, text);
      expect(reading).toHaveBeenCalledTimes(1);
      const actor = (1 - (room.timeline.toAct[0] ?? 0)) as 0 | 1;
      const entry = { kind: "move", actor, move: { kind: "end-turn" } } as const;
      await room.receiveChange(...forged(room, { entry }));
      await agree(1);
      await playOne(table);
      await agree(2);
    };
    await withTwoNodes(await fresh(), body, QUIET, BY_HAND);
  });

  test("of a log that does not hold nothing is taken in", async () => {
    const body = async (one: TestServer, two: TestServer) => {
      const { table, room, agree } = await watched(one, two);
      await playOne(table);
      await agree(1);
      const { revision } = room.table;
      const entry = { kind: "move", actor: 0, move: { kind: "no-such" } } as const;
      const { query } = two.tables.services.database;
      const row = { game: table.id, seq: 1, actor: "0", entry: JSON.stringify(entry), at: 1 };
      await query.insertInto("entries").values(row).execute();
      const games = query.updateTable("games").where("id", "=", table.id);
      await games.set({ revision: revision + 1, entries: 2 }).execute();

      await expect(room.sync()).rejects.toThrow();
      const broken = forged(room, { entry });
      await expect(room.receiveChange(...broken)).rejects.toThrow();
      expect(room.table.revision).toBe(revision);
      expect([
        room.timeline.log.length,
        room.spectatorTimeline.log.length,
        room.storedEntries.length,
      ]).toEqual([1, 1, 1]);
      // Nor does it keep a node from looking at its other tables.
      await two.tables.tick();
    };
    await withTwoNodes(await fresh(), body, QUIET, BY_HAND);
  });
});
