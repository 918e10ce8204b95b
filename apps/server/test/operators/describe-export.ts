import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findGameVersion } from "@sofala/catalog";
import { sql } from "kysely";
import { exportDatabase } from "../../src/admin/export-database.ts";
import { openAlongsideServer } from "../../src/admin/open-alongside-server.ts";
import { openForRestore, restoreDatabase } from "../../src/admin/restore-database.ts";
import { ROW_SCHEMAS, TABLE_NAMES } from "../../src/admin/export-format.ts";
import { tableIds, verifyTable } from "../../src/admin/verify-table.ts";
import { createGuest, findPersonByToken } from "../../src/people/people.ts";
import { insertTableQueries } from "../../src/tables/table-writes.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { ROWS as SAMPLES } from "../store/rows.ts";
import { keptGame } from "../support/kept-game.ts";

/** More than are read or written at once. */
const WORDS = 1203;

/** Two games, one of them being played, and the people who play them; the token of one of those. */
export async function fill(database: Database): Promise<string> {
  const { query } = database;
  const { person, token } = await createGuest(database, "Ann", 1);
  for (const { table, entries } of [keptGame("over"), keptGame("half", { most: 9 })]) {
    await database.commit({ mustChange: insertTableQueries(query, table, entries) });
  }
  await query.insertInto("orders").values({ game: "half", seat: 1, standing: '{"a":1}' }).execute();
  const said = { game: "half", person: person.id, seat: 0, phrase: null, at: 2 };
  const words = "Hello,\nBen! \u2028 «’»";
  const chat = Array.from({ length: WORDS }, (_, number) => ({ ...said, words, number }));
  await query.insertInto("chat").values(chat).execute();
  const noted = { game: "over", person: person.id, words: "buy clay", changed: 3 };
  await query.insertInto("notes").values(noted).execute();
  await fillPersonalTables(database, person.id);
  await query.insertInto("heartbeats").values({ node: "n1", at: 4 }).execute();
  await query.insertInto("pauses").values({ began: 5, ended: 6 }).execute();
  for (const table of ["visits", "claims", "limits"] as const) {
    await query.insertInto(table).values(SAMPLES[table]).execute();
  }
  return token;
}

/** A row of everything that people have beside their games. */
async function fillPersonalTables({ query }: Database, person: string): Promise<void> {
  const { credentials, slips, attempts, known_devices: device, ties, reports } = SAMPLES;
  await query
    .insertInto("credentials")
    .values({ ...credentials, person })
    .execute();
  await query
    .insertInto("slips")
    .values({ ...slips, person })
    .execute();
  await query.insertInto("attempts").values(attempts).execute();
  await query
    .insertInto("known_devices")
    .values({ ...device, person })
    .execute();
  await query
    .insertInto("ties")
    .values({ ...ties, person, other: person })
    .execute();
  await query.insertInto("reports").values(reports).execute();
  const { results, ratings, channels, absences, outbox, settings } = SAMPLES;
  await query
    .insertInto("results")
    .values({ ...results, table_id: "over" })
    .execute();
  await query.insertInto("ratings").values(ratings).execute();
  await query
    .insertInto("channels")
    .values({ ...channels, person })
    .execute();
  await query
    .insertInto("absences")
    .values({ ...absences, person })
    .execute();
  await query.insertInto("outbox").values(outbox).execute();
  await query.insertInto("settings").values(settings).execute();
}

async function exported(where: string): Promise<readonly string[]> {
  const database = await openAlongsideServer(where);
  const lines: string[] = [];
  try {
    await exportDatabase(database, where, async (line) => void lines.push(line));
  } finally {
    await database.close();
  }
  return lines;
}

/** What export and restore promise on every database. */
export function describeExport(fresh: () => Promise<string>): void {
  const restored = async (where: string, lines: readonly string[]) => {
    const database = await openForRestore(where);
    try {
      return await restoreDatabase(database, lines);
    } finally {
      await database.close();
    }
  };

  describe("an export", () => {
    test("restores everything, and opens the same doors", async () => {
      const from = await fresh();
      const server = await openDatabase(from);
      const token = await fill(server);
      // The server runs meanwhile.
      const lines = await exported(from);
      await server.close();
      expect(lines.length).toBeGreaterThan(WORDS);
      for (const table of TABLE_NAMES) {
        expect(lines.some((line) => line.startsWith(`{"table":"${table}"`))).toBe(true);
      }
      expect(lines.join("\n")).not.toContain(token);

      const to = await fresh();
      expect(await restored(to, lines)).toEqual({ ok: true, value: lines.length - 2 });
      expect(await exported(to)).toEqual(lines);
      const database = await openDatabase(to);
      expect(await findPersonByToken(database, token, 1)).toMatchObject({ name: "Ann" });
      for (const id of await tableIds(database)) {
        expect(await verifyTable(database, { findGameVersion }, id)).toMatchObject({ ok: true });
      }
      await database.close();
    });

    test("knows every column", async () => {
      const database = await openDatabase(await fresh());
      await fill(database);
      for (const table of TABLE_NAMES) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.query);
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows)
          expect(ROW_SCHEMAS[table].safeParse(row)).toMatchObject({ success: true });
      }
      await database.close();
    });
  });

  describe("a restore that cannot be", () => {
    let all: readonly string[] = [];
    let empty: Database | undefined;
    beforeAll(async () => {
      const from = await fresh();
      const database = await openDatabase(from);
      await fill(database);
      await database.close();
      all = await exported(from);
      empty = await openForRestore(await fresh());
    });
    afterAll(() => empty?.close());

    test("into a database that holds something", async () => {
      const to = await fresh();
      expect(await restored(to, all)).toMatchObject({ ok: true });
      expect(await restored(to, all)).toMatchObject({
        ok: false,
        error: "the database is not empty: an export is restored into an empty one only",
      });
      expect(await exported(to)).toEqual(all);
    });

    test.each<[why: string, change: (lines: readonly string[]) => readonly string[], says: string]>(
      [
        ["nothing", () => [], "the export is cut off"],
        ["something else", () => ['{"format":"sofala-record/1"}'], "line 1: this is no export"],
        [
          "a later version",
          (lines) => ['{"format":"sofala-export/1","version":99}', ...lines.slice(1)],
          "line 1: the export is of version 99 ",
        ],
        ["a file that was cut off", (lines) => lines.slice(0, -1), "the export is cut off"],
        [
          "half a line",
          (lines) => [...lines.slice(0, 9), lines[9]?.slice(0, 20) ?? ""],
          "line 10: this is not JSON",
        ],
        ["a row too few", (lines) => lines.toSpliced(-5, 1), "rows, and "],
        ["a row twice", (lines) => lines.toSpliced(9, 0, lines[9] ?? ""), "up to line "],
        [
          "a row of a game that is not there",
          (lines) => lines.filter((line) => !line.includes('"games"')),
          "up to line ",
        ],
        [
          "a line after the end",
          (lines) => [...lines, lines[1] ?? ""],
          "something follows the end",
        ],
        ["a list", (lines) => lines.with(5, "[]"), "line 6: expected an object"],
        [
          "another table",
          (lines) => lines.with(5, '{"table":"cattle","row":{}}'),
          "line 6: $.table: ",
        ],
        [
          "a column too many",
          (lines) => lines.with(1, lines[1]?.replace('"kind"', '"crown":1,"kind"') ?? ""),
          "line 2: $.row: unknown field crown",
        ],
        [
          "a number that is a text",
          (lines) => lines.with(1, lines[1]?.replace('"created":1', '"created":"1"') ?? ""),
          "line 2: $.row.created: ",
        ],
        [
          "terms that are no JSON",
          (lines) => lines.map((line) => line.replace(/"terms":"(?:[^"\\]|\\.)*"/u, '"terms":"{"')),
          "$.row.terms: expected the text of JSON",
        ],
      ],
    )("of %s leaves nothing behind", async (_why, change, says) => {
      if (empty === undefined) throw new Error("there is no database");
      const verdict = await restoreDatabase(empty, change(all));
      expect(verdict).toMatchObject({ ok: false, error: expect.stringContaining(says) });
      for (const table of TABLE_NAMES) {
        expect(await empty.query.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });
}
