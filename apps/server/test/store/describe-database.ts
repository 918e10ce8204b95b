import { trials } from "@sofala/engine/testing/trials";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CommitConflict, type Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { moveBatch, insertTable, ROWS, sequenceNumbers, resetRows } from "./rows.ts";

export interface Place {
  /** The location of a new, empty database. */
  readonly fresh: () => Promise<string>;
  /** Locks the row of table `g1` until the returned function is called. */
  readonly block: (where: string) => Promise<() => Promise<void>>;
}

/** Tests that every database must pass. */
export function describeDatabase(name: string, { fresh, block }: Place): void {
  describe(`${name} as a database`, () => {
    let where = "";
    let db: Database;

    beforeAll(async () => {
      where = await fresh();
      db = await openDatabase(where);
    });
    beforeEach(() => resetRows(db));
    afterAll(() => db.close());

    const insertPerson = (id: string) =>
      db.query
        .insertInto("people")
        .values({ ...ROWS.people, id })
        .compile();
    const insertEntry = (seq: number, key: string | null = null, actor = "0") =>
      db.query
        .insertInto("entries")
        .values({ ...ROWS.entries, seq, idempotency_key: key, actor })
        .compile();
    const touch = (id: string) =>
      db.query.updateTable("tables").set({ rules_version: 4 }).where("id", "=", id).compile();
    const people = async () =>
      (await db.query.selectFrom("people").select("id").orderBy("id").execute()).map(
        ({ id }) => id,
      );

    describe("a commit", () => {
      test("is not acknowledged while it cannot be written", async () => {
        const release = await block(where);
        let isDone = false;
        const commit = db.commit(moveBatch(db.query, "g1", 0)).then(() => (isDone = true));
        for (let reads = 0; reads < 20; reads += 1) {
          expect(await sequenceNumbers(db.query, "g1")).toEqual([]);
        }
        expect(isDone).toBe(false);
        await release();
        await commit;
        expect(await sequenceNumbers(db.query, "g1")).toEqual([0]);
      });

      test("is visible to everybody as soon as it is acknowledged", async () => {
        const other = await openDatabase(where, { isAlongsideServer: true });
        for (let seq = 0; seq < 20; seq += 1) {
          await db.commit(moveBatch(db.query, "g1", seq));
          expect(await sequenceNumbers(other.query, "g1")).toHaveLength(seq + 1);
          expect(await sequenceNumbers(db.query, "g1")).toHaveLength(seq + 1);
        }
        await other.close();
      });

      test.each([
        ["changes no row", () => [insertEntry(0), touch("nowhere")]],
        ["repeats a primary key", () => [insertEntry(0), insertTable(db.query, "g1")]],
        ["repeats a unique key", () => [insertEntry(0, "k"), insertEntry(1, "k")]],
        ["is alone and changes no row", () => [touch("nowhere")]],
        ["is alone and repeats a key", () => [insertTable(db.query, "g1")]],
      ])(
        "is a conflict and changes nothing if a statement of `mustChange` %s",
        async (_why, must) => {
          for (const areIndependent of [false, true]) {
            const commit = db.commit({ mustChange: must(), areIndependent });
            await expect(commit).rejects.toThrow(CommitConflict);
            expect(await sequenceNumbers(db.query, "g1")).toEqual([]);
          }
        },
      );

      test("executes `mayChange`, even if it changes no row", async () => {
        await db.commit({
          mustChange: [insertEntry(0)],
          mayChange: [touch("nowhere"), touch("g1")],
        });
        await db.commit({ mustChange: [], mayChange: [touch("nowhere")] });
        await db.commit({ mustChange: [] });
        expect(await db.query.selectFrom("tables").select("rules_version").execute()).toEqual([
          { rules_version: 4 },
        ]);
      });

      test("of independent statements executes all of them, alone and in a group", async () => {
        const batches = [0, 1, 2].map((seq) => ({
          mustChange: [insertEntry(seq), insertPerson(`p${seq}`)],
          mayChange: [touch("nowhere")],
          areIndependent: true,
        }));
        await Promise.all(batches.map((batch) => db.commit(batch)));
        await db.commit({ mustChange: [], mayChange: [touch("g1")], areIndependent: true });
        expect(await sequenceNumbers(db.query, "g1")).toEqual([0, 1, 2]);
        expect(await people()).toEqual(["p0", "p1", "p2"]);
        expect(await db.query.selectFrom("tables").select("rules_version").execute()).toEqual([
          { rules_version: 4 },
        ]);
      });

      test("is rolled back by any error, which is not a conflict", async () => {
        const unnamed = { ...ROWS.people, name: null as unknown as string };
        const mayChange = [db.query.insertInto("people").values(unnamed).compile()];
        const commit = db.commit({ mustChange: [insertEntry(0)], mayChange });
        await expect(commit).rejects.toThrow(/null/i);
        await expect(commit).rejects.not.toBeInstanceOf(CommitConflict);
        expect(await sequenceNumbers(db.query, "g1")).toEqual([]);
      });

      test("of a statement that does not count its changes is refused", async () => {
        const read = db.query.selectFrom("tables").selectAll().compile();
        const returning = db.query.deleteFrom("tables").returning("id").compile();
        await expect(db.commit({ mustChange: [read] })).rejects.toThrow(TypeError);
        await expect(db.commit({ mustChange: [returning] })).rejects.toThrow(TypeError);
        await expect(db.commit({ mustChange: [], mayChange: [read] })).rejects.toThrow(TypeError);
      });

      test("can have the same key for different senders only", async () => {
        await db.commit({ mustChange: [insertEntry(0, "k"), insertEntry(1, "k", "1")] });
        await db.commit({ mustChange: [insertEntry(2), insertEntry(3)] });
        await expect(db.commit({ mustChange: [insertEntry(4, "k")] })).rejects.toThrow(
          CommitConflict,
        );
        expect(await sequenceNumbers(db.query, "g1")).toEqual([0, 1, 2, 3]);
      });
    });

    describe("many commits at once", () => {
      test("are all executed", async () => {
        const ids = Array.from({ length: trials(400, 2000) }, (_, n) => `p${n}`);
        await Promise.all(
          ids.map((id) => db.commit({ mustChange: [insertPerson(id), touch("g1")] })),
        );
        expect(await people()).toEqual(ids.toSorted());
      });

      test("fail one by one", async () => {
        await db.commit({ mustChange: [insertPerson("taken")] });
        const commits = Array.from({ length: 100 }, (_, n) => {
          const second = n % 10 === 3 ? insertPerson("taken") : touch(n % 10 === 6 ? "no" : "g1");
          return db.commit({ mustChange: [insertPerson(`p${n}`), second] });
        });
        const outcomes = await Promise.allSettled(commits);
        const failed = outcomes.flatMap((outcome, n) => (outcome.status === "rejected" ? [n] : []));
        const expected = outcomes.flatMap((_, n) => (n % 10 === 3 || n % 10 === 6 ? [n] : []));
        expect(failed).toEqual(expected);
        for (const outcome of outcomes) {
          if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(CommitConflict);
        }
        expect(await people()).toHaveLength(1 + 100 - expected.length);
      });

      test("on the same revision: one succeeds", async () => {
        const race = Array.from({ length: 50 }, () => db.commit(moveBatch(db.query, "g1", 0)));
        const outcomes = await Promise.allSettled(race);
        expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        expect(await sequenceNumbers(db.query, "g1")).toEqual([0]);
      });

      test("that follow each other are executed in order", async () => {
        const moves = Array.from({ length: trials(60, 300) }, (_, seq) =>
          moveBatch(db.query, "g1", seq),
        );
        for (const move of moves) await db.commit(move);
        expect(await sequenceNumbers(db.query, "g1")).toEqual(moves.map((_, seq) => seq));
      });
    });

    describe("a stored value", () => {
      test.each([
        ["JSON", JSON.stringify({ a: [1, null, "\u0000\ud800", { b: "'\"\\" }] })],
        ["many alphabets", "Σοφάλα ዚምባብዌ 地中海 👩‍👩‍👧 e\u0301 \u202Eright\u202C"],
        ["nothing", ""],
        ["a lot", "x".repeat(2_000_000)],
        ["quotes and percents", `'; drop table people; -- $1 ? %s`],
      ])("is read back unchanged: %s", async (_what, text) => {
        await db.commit({
          mustChange: [
            db.query
              .insertInto("notes")
              .values({ ...ROWS.notes, text })
              .compile(),
          ],
        });
        const rows = await db.query.selectFrom("notes").selectAll().execute();
        expect(rows).toEqual([{ ...ROWS.notes, text }]);
      });

      test("is a number if a number was written, even beyond 32 bits", async () => {
        const outages = [
          { started_at: Number.MAX_SAFE_INTEGER, ended_at: Number.MIN_SAFE_INTEGER },
          { started_at: 0, ended_at: 1 },
        ];
        await db.query.insertInto("outages").values(outages).execute();
        const rows = await db.query
          .selectFrom("outages")
          .selectAll()
          .orderBy("started_at", "desc")
          .execute();
        expect(rows).toEqual(outages);
        const count = db.query
          .selectFrom("outages")
          .select(({ fn }) => [
            fn.countAll().as("count"),
            fn.max("started_at").as("max"),
            fn.sum("ended_at").as("sum"),
          ]);
        expect(await count.execute()).toEqual([
          { count: 2, max: Number.MAX_SAFE_INTEGER, sum: Number.MIN_SAFE_INTEGER + 1 },
        ]);
      });

      test("is null if nothing was written", async () => {
        await db.query.insertInto("people").values(ROWS.people).execute();
        await db.query.insertInto("tokens").values(ROWS.tokens).execute();
        expect(await db.query.selectFrom("tokens").selectAll().execute()).toEqual([ROWS.tokens]);
      });

      test("is deleted with its table", async () => {
        await db.commit(moveBatch(db.query, "g1", 0));
        await db.query.deleteFrom("tables").where("id", "=", "g1").execute();
        expect(await sequenceNumbers(db.query, "g1")).toEqual([]);
      });
    });

    describe("a statement on its own", () => {
      test("returns what it changed, and is visible at once", async () => {
        const update = db.query.updateTable("tables").set({ rules_version: 9 });
        expect(await update.where("id", "=", "g1").executeTakeFirst()).toEqual({
          numUpdatedRows: 1n,
        });
        expect(await update.where("id", "=", "no").executeTakeFirst()).toEqual({
          numUpdatedRows: 0n,
        });
        expect(await update.returning("rules_version").execute()).toEqual([{ rules_version: 9 }]);
        expect(await db.query.selectFrom("tables").select("rules_version").execute()).toEqual([
          { rules_version: 9 },
        ]);
      });

      test("that is wrong is rejected, and others are not", async () => {
        const wrong = sql`select * from nowhere`.execute(db.query);
        const [failed, fine] = await Promise.allSettled([wrong, people()]);
        expect(failed.status).toBe("rejected");
        expect(fine.status).toBe("fulfilled");
      });
    });

    describe("a transaction of Kysely", () => {
      test("is rolled back by an error, and commits continue in parallel", async () => {
        const begun = Promise.withResolvers<void>();
        const transaction = db.query.transaction().execute(async (inside) => {
          await inside.insertInto("people").values(ROWS.people).execute();
          expect(await inside.selectFrom("people").select("id").execute()).toHaveLength(1);
          expect(await people()).toEqual([]);
          begun.resolve();
          throw new Error("changed my mind");
        });
        await begun.promise;
        const commit = db.commit({ mustChange: [insertPerson("ben")] });
        await expect(transaction).rejects.toThrow("changed my mind");
        await commit;
        expect(await people()).toEqual(["ben"]);
      });

      test("is executed as a whole", async () => {
        await db.query.transaction().execute(async (inside) => {
          await inside.insertInto("people").values(ROWS.people).execute();
          await inside.insertInto("tokens").values(ROWS.tokens).execute();
        });
        expect(await people()).toEqual(["ann"]);
      });
    });

    describe("closing", () => {
      test("waits for commits in progress and loses nothing", async () => {
        const ids = Array.from({ length: 300 }, (_, n) => `p${n}`);
        const commits = ids.map((id) => db.commit({ mustChange: [insertPerson(id), touch("g1")] }));
        const reads = ids.map(() => people());
        await reads[0];
        const closing = db.close();
        await expect(db.commit({ mustChange: [touch("g1")] })).rejects.toThrow("closed");
        await Promise.all([...commits, ...reads, closing, db.close()]);
        await expect(people()).rejects.toThrow("closed");

        db = await openDatabase(where);
        expect(await people()).toEqual(ids.toSorted());
      });
    });
  });
}
