import { trials } from "@sofala/engine/testing/trials";
import { sql } from "kysely";
import { Client, types } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseDamaged, type Database, CommitUncertain } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { Proxy } from "../../trials/nodes/proxy.ts";
import { moveBatch, insertTable, sequenceNumbers, resetRows } from "./rows.ts";
import { execute, type Fresh } from "./with-postgres.ts";

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Selects the connections that wait for a lock in this database. */
const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** How many moves each table makes while connections are lost. */
const MOVES = trials(15, 40);

/** Tests of what only PostgreSQL can get wrong. */
export function describePostgresOnly(fresh: Fresh): void {
  describe("PostgreSQL itself", () => {
    let url = "";
    let db: Database;
    beforeAll(async () => {
      url = await fresh();
      db = await openDatabase(url);
    });
    beforeEach(() => resetRows(db));
    afterAll(() => db.close());

    test("keeps what it acknowledged after a power failure", async () => {
      for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
        const { rows } = await sql`show ${sql.raw(setting)}`.execute(db.query);
        expect(rows).toEqual([{ [setting]: "on" }]);
      }
    });

    test("returns the time in whole milliseconds", async () => {
      const before = await db.serverTime?.();
      const after = await db.serverTime?.();
      expect(Number.isInteger(before)).toBe(true);
      expect(after).toBeGreaterThanOrEqual(before ?? Infinity);
    });

    test("reports that a part of it is damaged", async () => {
      const other = await openDatabase(url);
      expect(other.damage).toBeUndefined();
      const broken = sql`do $$ begin raise exception 'invalid page' using errcode = 'XX001'; end $$`;
      await expect(broken.execute(other.query)).rejects.toBeInstanceOf(DatabaseDamaged);
      expect(other.damage).toBe("invalid page");
      await other.close();
    });

    test("is refused if synchronous commits are off", async () => {
      const forgetful = `${await fresh()}%20-csynchronous_commit%3Doff`;
      await expect(openDatabase(forgetful)).rejects.toThrow("set synchronous_commit = on");
    });

    test("is refused if it does not exist", async () => {
      await expect(openDatabase("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow(
        "ECONNREFUSED",
      );
    });

    test("has no backup command of ours", async () => {
      await expect(db.backup("/nowhere")).rejects.toThrow("pg_dump");
    });

    test("that cannot be reached within the timeout rejects the query", async () => {
      const line = await Proxy.open(url);
      const far = await openDatabase(line.urlFor(url), { timeoutMs: 1000 });
      const read = () => far.query.selectFrom("tables").select("id").execute();
      expect(await read()).toEqual([{ id: "g1" }]);
      line.cut();
      await expect(read()).rejects.toThrow();
      await far.close();
      await line.close();
    });

    test("parses numbers for our connections only", () => {
      expect((types.getTypeParser(20) as (text: string) => unknown)("5")).toBe("5");
    });

    test.each([
      ["several statements", (seq: number) => moveBatch(db.query, "g1", seq)],
      [
        "one statement",
        () => ({
          mustChange: [db.query.updateTable("tables").set({ rules_version: 4 }).compile()],
        }),
      ],
    ])("lost before the response leaves the commit uncertain: %s", async (_what, batch) => {
      const other = new Client({ connectionString: url });
      await other.connect();
      await other.query("begin; select * from tables for update");
      const commit = db.commit(batch(0));
      while ((await execute(url, WAITING)).length === 0);
      await Promise.all([expect(commit).rejects.toThrow(CommitUncertain), other.query(END_OTHERS)]);
      await other.end();

      expect(await sequenceNumbers(db.query, "g1")).toEqual([]);
      await db.commit(moveBatch(db.query, "g1", 0));
      expect(await sequenceNumbers(db.query, "g1")).toEqual([0]);
    });

    test("keeps every acknowledged commit while connections are lost", async () => {
      const games = ["a", "b", "c", "d", "e", "f"];
      for (const game of games) await db.commit({ mustChange: [insertTable(db.query, game)] });
      const write = async (game: string) => {
        let known = 0;
        while (known < MOVES) {
          try {
            await db.commit(moveBatch(db.query, game, known));
            known += 1;
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
            const found = await sequenceNumbers(db.query, game).catch(() => undefined);
            if (found === undefined) continue;
            expect(found.length).toBeGreaterThanOrEqual(known);
            known = found.length;
          }
        }
      };
      const writers = Promise.all(games.map(write));
      for (let times = 0; times < 5; times += 1) await execute(url, END_OTHERS);
      await writers;
      for (const game of games) {
        expect(await sequenceNumbers(db.query, game)).toHaveLength(MOVES);
      }
    });
  });
}
