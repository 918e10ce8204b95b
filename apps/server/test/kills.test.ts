import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/store/open-database.ts";
import { faultsInTables, readTables } from "../trials/check-log.ts";
import { killTrial, type Report } from "../trials/kill-trial.ts";
import type { SentCommand } from "../trials/player.ts";
import { tableRequests } from "../trials/table-requests.ts";
import { describePostgres } from "./store/with-postgres.ts";

const MINUTES = 60_000;
const KILLS = trials(2, 5);

describe("a server that is killed again and again", () => {
  const folder = mkdtempSync(join(tmpdir(), "sofala-kills-"));
  const database = join(folder, "sofala.sqlite");
  let report: Report;
  beforeAll(async () => {
    report = await killTrial({
      database,
      tableRequests: tableRequests(trials(5, 12)),
      kills: KILLS,
      seed: "test",
      moves: trials(40, 120),
    });
  }, 8 * MINUTES);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("loses nothing, and all clients catch up", () => {
    expect(report.faults).toEqual([]);
  });

  test("was killed while people played", () => {
    const { kills, acknowledged, readings, timeouts, resent, found } = report.figures;
    expect(kills).toBe(KILLS);
    // A few kills may all happen while no move is on its way.
    const unsure = isNightly ? [resent, found] : [];
    for (const figure of [acknowledged, readings, timeouts, ...unsure]) {
      expect(figure).toBeGreaterThan(0);
    }
  });

  describe("is detected", () => {
    /** The faults found in a modified copy of the database. */
    async function faultsAfter(
      sql: string,
      { sent = report.sent, table }: { sent?: readonly SentCommand[]; table?: string } = {},
    ) {
      const copy = join(folder, "copy.sqlite");
      copyFileSync(database, copy);
      const file = new DatabaseSync(copy);
      file.exec(sql);
      file.close();
      const opened = await openDatabase(copy);
      const faults = faultsInTables(
        await readTables(opened, table === undefined ? undefined : [table]),
        table === undefined ? sent : sent.filter((each) => each.table === table),
      );
      await opened.close();
      return new Set(faults.map(({ code }) => code));
    }

    /** An acknowledged move in the middle of a log; the next move was acknowledged too. */
    function victim(): { readonly table: string; readonly seq: number; readonly next: number } {
      const done = report.sent.filter(
        ({ command, seq }) => command === "move" && seq !== undefined,
      );
      const found = done.find(({ table, seq = 0 }) =>
        done.some((other) => other.table === table && other.seq === seq + 1 && seq > 5),
      );
      if (found?.seq === undefined) throw new Error("nobody moved");
      return { table: found.table, seq: found.seq, next: found.seq + 1 };
    }

    const moved = (table: string, from: number, to: number | string) =>
      `update entries set seq = ${to} where table_id = '${table}' and seq = ${from};`;

    test("not if nothing is wrong", async () => {
      expect(await faultsAfter("")).toEqual(new Set());
    });

    test("if an acknowledged move is gone", async () => {
      const { table, seq } = victim();
      const where = `where table_id = '${table}' and seq`;
      const faults = await faultsAfter(`delete from entries ${where} = ${seq}`, { table });
      expect(faults).toEqual(new Set(["ack/missing", "log/gap", "log/count"]));
    });

    test("if the last moves are gone without a trace", async () => {
      const { table, seq } = victim();
      const faults = await faultsAfter(
        `delete from entries where table_id = '${table}' and seq >= ${seq};
         update tables set entry_count = ${seq}, status = 'running', outcome = null where id = '${table}'`,
        { table },
      );
      expect(faults).toEqual(new Set(["ack/missing"]));
    });

    test("if a move is stored twice", async () => {
      const { table, seq } = victim();
      const columns = "actor, entry, at, idempotency_key";
      const faults = await faultsAfter(
        `drop index entries_idempotency_key;
         insert into entries (table_id, seq, ${columns})
         select table_id, (select entry_count from tables where id = '${table}'), ${columns}
         from entries where table_id = '${table}' and seq = ${seq};
         update tables set entry_count = entry_count + 1 where id = '${table}'`,
        { table },
      );
      expect(faults).toContain("key/twice");
    });

    test("if two moves are swapped", async () => {
      const { table, seq, next } = victim();
      const faults = await faultsAfter(
        moved(table, seq, -1) + moved(table, next, seq) + moved(table, -1, next),
        { table },
      );
      expect(faults).toContain("ack/elsewhere");
    });

    test("if a move was replaced", async () => {
      const { table, seq } = victim();
      const faults = await faultsAfter(
        `update entries set entry = json_set(entry, '$.move.more', 1)
         where table_id = '${table}' and seq = ${seq}`,
        { table },
      );
      expect(faults).toContain("ack/changed");
    });

    test("if a game cannot be read", async () => {
      const { table } = victim();
      const sql = `update tables set rules_version = 0 where id = '${table}'`;
      const faults = await faultsAfter(sql, { table });
      expect(faults).toEqual(new Set(["log/unreadable"]));
    });

    test("if a game is over that should not be", async () => {
      const faults = await faultsAfter(
        `update tables set status = 'over' where id = (select id from tables where status = 'running')`,
      );
      expect(faults).toEqual(new Set(["log/unreadable"]));
    });

    test("if a refused or unsent move is stored", async () => {
      const { table, seq } = victim();
      const isIt = (each: SentCommand) => each.table === table && each.seq === seq;
      const refused = report.sent.map((each) => (isIt(each) ? { ...each, isRefused: true } : each));
      const found = (sent: readonly SentCommand[]) => faultsAfter("", { sent, table });
      expect(await found(refused as readonly SentCommand[])).toEqual(new Set(["key/refused"]));
      const others = report.sent.filter((each) => !isIt(each));
      expect(await found(others)).toEqual(new Set(["key/unknown"]));
    });
  });
});

// By day the trial of many nodes kills a server on PostgreSQL.
if (isNightly) {
  await describePostgres("a server on PostgreSQL that is killed", (fresh) => {
    test(
      "loses nothing, and everybody catches up",
      async () => {
        const trial = {
          tableRequests: tableRequests(6).slice(1),
          kills: 2,
          seed: "postgres",
          moves: 60,
        };
        const { faults, figures } = await killTrial({ database: await fresh(), ...trial });
        expect(faults).toEqual([]);
        expect(figures.kills).toBe(2);
        expect(figures.resent).toBeGreaterThan(0);
      },
      8 * MINUTES,
    );
  });
}
