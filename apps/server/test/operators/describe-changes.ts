import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findGameVersion } from "@sofala/catalog";
import { abortTable, setClock } from "../../src/admin/change-table.ts";
import { showTable } from "../../src/admin/inspect-tables.ts";
import { verifyTable } from "../../src/admin/verify-table.ts";
import type { TableClock } from "../../src/clocks/table-clock.ts";
import { insertTableQueries } from "../../src/tables/table-writes.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { storedGame } from "../support/stored-game.ts";

const NOW = Date.UTC(2026, 0, 2);
const rules = { findGameVersion };
const clock: TableClock = {
  at: NOW,
  allotted: [60_000, 40_000],
  bank: [5000, 0],
  running: [0],
  reached: 0,
};

/** Tests of admin changes, for every database. */
export function describeChanges(fresh: () => Promise<string>): void {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await fresh());
    await database.query.insertInto("heartbeats").values({ node: "n", at: NOW }).execute();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ["entries", "seats", "tables", "outages"] as const) {
      await database.query.deleteFrom(table).execute();
    }
  });

  const storeClock = async (storedClock: TableClock) => {
    const { table, entries } = storedGame("half", { maxMoves: 5 });
    await database.commit({
      mustChange: insertTableQueries(
        database.query,
        { ...table, clock: storedClock, revision: 7 },
        entries,
      ),
    });
  };
  const set = (leftMs: number, more: { readonly seat?: number; readonly now?: number } = {}) =>
    setClock(database, rules, "half", { leftMs, now: NOW, ...more });
  const row = () =>
    database.query
      .selectFrom("tables")
      .selectAll()
      .where("id", "=", "half")
      .executeTakeFirstOrThrow();
  const storedClock = async () => JSON.parse((await row()).clock ?? "null") as TableClock;

  describe("a clock that is set", () => {
    test("keeps the bank, except for time that is used already", async () => {
      await storeClock(clock);
      expect(await set(90_000, { seat: 0 })).toEqual({ ok: true, value: undefined });
      expect(await storedClock()).toEqual({ ...clock, allotted: [85_000, 40_000] });
      expect(await row()).toMatchObject({ revision: 8, deadline: NOW, entry_count: 5 });
      await set(3000, { seat: 0 });
      expect(await storedClock()).toEqual({ ...clock, allotted: [0, 40_000], bank: [3000, 0] });
    });

    test("may be that of a timed part", async () => {
      await storeClock({ ...clock, running: [], part: { run: "r1", name: "trading", left: 1000 } });
      expect(await set(90_000, { seat: 0 })).toEqual({
        ok: false,
        error: '"trading" is timed for everybody at once: leave out the seat',
      });
      expect(await set(90_000)).toMatchObject({ ok: true });
      expect((await storedClock()).part).toEqual({ run: "r1", name: "trading", left: 90_000 });
    });

    test("must be running", async () => {
      await storeClock(clock);
      expect(await set(1, { seat: 1 })).toMatchObject({
        error: "the clock is not running for seat 1, only for 0",
      });
      expect(await set(1)).toMatchObject({ error: "name a seat: the clock is running for 0" });
      await abortTable(database, rules, "half", { now: NOW });
      expect(await set(1, { seat: 0 })).toMatchObject({ error: "no game is being played there" });
      expect(await setClock(database, rules, "none", { leftMs: 1, now: NOW })).toMatchObject({
        error: "there is no such table",
      });
    });

    test("charges no time of an outage", async () => {
      await storeClock({ ...clock, running: [0, 1] });
      const later = NOW + 3_600_000;
      await set(90_000, { seat: 0, now: later });
      expect(await storedClock()).toMatchObject({ at: later, allotted: [85_000, 40_000] });
      expect(await showTable(database, "half", later)).toMatchObject({
        clock: { allotted: [85_000, 40_000] },
        entryCount: 5,
      });
    });
  });

  describe("a table that is ended", () => {
    test("is aborted with a note, and stays valid", async () => {
      await storeClock(clock);
      expect(await abortTable(database, rules, "half", { note: "Fire!", now: NOW })).toMatchObject({
        ok: true,
      });
      expect(await row()).toMatchObject({
        status: "over",
        outcome: '{"reason":"aborted","note":"Fire!"}',
        clock: null,
        ended_at: NOW,
        entry_count: 6,
        deadline: NOW,
      });
      expect(await verifyTable(database, rules, "half")).toEqual({ ok: true, value: 6 });
      expect(await abortTable(database, rules, "half", { now: NOW })).toMatchObject({
        error: "the game is already over",
      });
    });

    test("is decided again if somebody moved meanwhile", async () => {
      await storeClock(clock);
      let isFirst = true;
      const crowded: Database = {
        kind: database.kind,
        query: database.query,
        backup: (path) => database.backup(path),
        close: () => database.close(),
        async commit(unit) {
          if (isFirst) await database.query.updateTable("tables").set({ revision: 30 }).execute();
          isFirst = false;
          await database.commit(unit);
        },
      };
      expect(await abortTable(crowded, rules, "half", { now: NOW })).toMatchObject({ ok: true });
      expect(await row()).toMatchObject({ status: "over", revision: 31, entry_count: 6 });
    });
  });

  test("a log with a gap or too many entries is invalid", async () => {
    await storeClock(clock);
    await database.query.updateTable("tables").set({ entry_count: 4 }).execute();
    expect(await verifyTable(database, rules, "half")).toMatchObject({
      error: "the log has 5 entries, but should have 4",
    });
    await database.query.deleteFrom("entries").where("seq", "=", 2).execute();
    expect(await verifyTable(database, rules, "half")).toMatchObject({
      error: "entry 2 is missing",
    });
    await database.query.deleteFrom("entries").where("seq", ">", 1).execute();
    await database.query.updateTable("tables").set({ entry_count: 2, settings: "{" }).execute();
    expect(await verifyTable(database, rules, "half")).toMatchObject({ ok: false });
    expect(await verifyTable(database, rules, "none")).toBeUndefined();
  });
}
