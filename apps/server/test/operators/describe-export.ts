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
import { readVersion } from "../../src/store/migrate.ts";
import type { Migration } from "../../src/store/migrations/migration.ts";
import { MIGRATIONS } from "../../src/store/migrations/migrations.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { EXPORT_VERSION_12, TOKEN_VERSION_12 } from "../store/rows-version-12.ts";
import { ROWS as SAMPLES } from "../store/rows.ts";
import { storedGame } from "../support/stored-game.ts";

/** More rows than one batch. */
const PERSONAL_TEXTS = 1203;

/** Inserts two tables, one of them running, and their people; returns a token of one of them. */
export async function insertTables(database: Database): Promise<string> {
  const { query } = database;
  const { person, token } = await createGuest(database, "Ann", 1);
  for (const { table, entries } of [storedGame("over"), storedGame("half", { maxMoves: 9 })]) {
    await database.commit({ mustChange: insertTableQueries(query, table, entries) });
  }
  await query
    .insertInto("orders")
    .values({ table_id: "half", seat: 1, content: '{"a":1}' })
    .execute();
  const messages = { table_id: "half", person: person.id, seat: 0, phrase: null, at: 2 };
  const text = "Hello,\nBen! \u2028 «’»";
  const chat = Array.from({ length: PERSONAL_TEXTS }, (_, number) => ({
    ...messages,
    text,
    number,
  }));
  await query.insertInto("chat").values(chat).execute();
  const noted = { table_id: "over", person: person.id, text: "buy clay", updated_at: 3 };
  await query.insertInto("notes").values(noted).execute();
  await fillPersonalTables(database, person.id);
  await query.insertInto("heartbeats").values({ node: "n1", at: 4 }).execute();
  await query.insertInto("outages").values({ started_at: 5, ended_at: 6 }).execute();
  for (const table of ["presence", "leases", "rate_limits", "site_samples"] as const) {
    await query.insertInto(table).values(SAMPLES[table]).execute();
  }
  return token;
}

/** Inserts a row of every other table that refers to people. */
async function fillPersonalTables({ query }: Database, person: string): Promise<void> {
  const { credentials, known_devices: device, relationships, reports } = SAMPLES;
  await query
    .insertInto("credentials")
    .values({ ...credentials, person })
    .execute();
  await query
    .insertInto("one_time_tokens")
    .values({ ...SAMPLES.one_time_tokens, person })
    .execute();
  await query
    .insertInto("imported_people")
    .values({ ...SAMPLES.imported_people, person })
    .execute();
  await query
    .insertInto("imported_games")
    .values({ ...SAMPLES.imported_games, person })
    .execute();
  await query.insertInto("login_failures").values(SAMPLES.login_failures).execute();
  await query
    .insertInto("known_devices")
    .values({ ...device, person })
    .execute();
  await query
    .insertInto("relationships")
    .values({ ...relationships, person, other: person })
    .execute();
  await query.insertInto("reports").values(reports).execute();
  await query.insertInto("operator_actions").values(SAMPLES.operator_actions).execute();
  const { results, ratings, channels, absences, outbox } = SAMPLES;
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
  await query.insertInto("server_state").values(SAMPLES.server_state).execute();
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

/** Tests of export and restore, for every database. */
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
    test("restores everything, including sessions and tokens", async () => {
      const from = await fresh();
      const server = await openDatabase(from);
      const token = await insertTables(server);
      // The server is running.
      const lines = await exported(from);
      await server.close();
      expect(lines.length).toBeGreaterThan(PERSONAL_TEXTS);
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

    test("contains every column", async () => {
      const database = await openDatabase(await fresh());
      await insertTables(database);
      for (const table of TABLE_NAMES) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.query);
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows)
          expect(ROW_SCHEMAS[table].safeParse(row)).toMatchObject({ success: true });
      }
      await database.close();
    });
  });

  test("an export of version 12 is restored with the new names", async () => {
    const to = await fresh();
    const rows = EXPORT_VERSION_12.length - 2;
    expect(await restored(to, EXPORT_VERSION_12)).toEqual({ ok: true, value: rows });
    const database = await openDatabase(to);
    const { query } = database;
    expect(await findPersonByToken(database, TOKEN_VERSION_12, 1)).toMatchObject({ id: "ann" });
    for (const id of ["over", "half"]) {
      expect(await verifyTable(database, { findGameVersion }, id)).toMatchObject({ ok: true });
    }
    const people = await query.selectFrom("people").selectAll().orderBy("id").execute();
    expect(people).toMatchObject([
      { id: "ann", moderation_status: '{"banned":{"explanation":"rude"}}' },
      {
        id: "ben",
        normalized_name: "ben",
        muted_until: 1_700_000_000_020,
        moderation_status:
          '{"muted":{"explanation":"shouts"},"renamed":{"previousName":"B3n","explanation":"unreadable"}}',
      },
      { id: "cy", kind: "deleted" },
      { id: "dee", kind: "guest" },
    ]);
    const relationships = query.selectFrom("relationships").selectAll().where("person", "=", "ann");
    expect(await relationships.orderBy("other").execute()).toMatchObject([
      { other: "ann", kind: "blocked" },
      { other: "ben", kind: "requested" },
      { other: "dee", kind: "friend", created_at: 1_700_000_000_030 },
    ]);
    const tokens = await query.selectFrom("one_time_tokens").selectAll().orderBy("kind").execute();
    expect(tokens).toMatchObject([
      { kind: "email-confirmation", details: '{"email":"ann@example.org"}' },
      { kind: "passkey-registration" },
      { kind: "passkey-sign-in", person: null },
      { kind: "password-reset" },
    ]);
    const sanctions = await query.selectFrom("reports").select("sanction").orderBy("id").execute();
    expect(sanctions.map(({ sanction }) => sanction)).toEqual([
      null,
      '{"kind":"mute","days":3,"explanation":"shouts"}',
      '{"kind":"ban","explanation":"cheats"}',
      '{"kind":"rename","name":"Ben","explanation":"unreadable"}',
      '{"kind":"pardon","explanation":"promised"}',
      '{"kind":"dismiss"}',
    ]);
    const proposals = query.selectFrom("tables").select("proposal").where("id", "in", ["p0", "p1"]);
    expect(await proposals.orderBy("id").execute()).toEqual([
      { proposal: '{"by":0,"kind":"abort","acceptedBy":[]}' },
      { proposal: '{"by":1,"kind":"undo","to":3,"acceptedBy":[0,1]}' },
    ]);
    const channels = query.selectFrom("channels").select("preferences").orderBy("id");
    expect(await channels.execute()).toEqual([
      { preferences: "{}" },
      {
        preferences:
          '{"isEnabled":true,"kinds":["turn","over"],"evenIfPresent":true,"minutesBetween":30,"digestHour":8}',
      },
      {
        preferences:
          '{"isEnabled":false,"kinds":[],"evenIfPresent":false,"minutesBetween":0,"digestHour":null}',
      },
    ]);
    const state = query.selectFrom("server_state").selectAll().orderBy("name");
    expect(await state.execute()).toMatchObject([
      { name: "rating-turn", value: "1700000000050" },
      { name: "signing-keys" },
      { name: "unsubscribe-key", value: "the key of the links in old mail" },
      { name: "vapid" },
    ]);
    await database.close();
  });

  test("an export of an earlier version is migrated", async () => {
    const from = await fresh();
    const server = await openDatabase(from);
    await insertTables(server);
    await server.close();
    const lines = await exported(from);
    /** A later version that adds a column, and fills it from the rows that are there. */
    const later: Migration = {
      number: MIGRATIONS.length + 1,
      name: "later",
      async up(db) {
        await db.schema.alterTable("people").addColumn("initial", "text").execute();
        await sql`update people set initial = substr(name, 1, 1)`.execute(db);
      },
    };
    const migrations = [...MIGRATIONS, later];
    const database = await openForRestore(await fresh());
    const { query } = database;
    const restore = (given: readonly string[]) => restoreDatabase(database, given, migrations);
    // A failure takes the rebuilt tables back.
    expect(await restore(lines.slice(0, -1))).toMatchObject({ ok: false });
    expect(await readVersion(query)).toBe(MIGRATIONS.length);
    expect(await restore(lines)).toEqual({ ok: true, value: lines.length - 2 });
    expect(await readVersion(query)).toBe(later.number);
    const { rows } = await sql`select initial from people where name = 'Ann'`.execute(query);
    expect(rows).toEqual([{ initial: "A" }]);
    expect(await verifyTable(database, { findGameVersion }, "over")).toMatchObject({ ok: true });
    await database.close();
  });

  describe("a restore is refused", () => {
    let all: readonly string[] = [];
    let empty: Database | undefined;
    beforeAll(async () => {
      const from = await fresh();
      const database = await openDatabase(from);
      await insertTables(database);
      await database.close();
      all = await exported(from);
      empty = await openForRestore(await fresh());
    });
    afterAll(() => empty?.close());

    test("into a database that is not empty", async () => {
      const to = await fresh();
      expect(await restored(to, all)).toMatchObject({ ok: true });
      expect(await restored(to, all)).toMatchObject({
        ok: false,
        error: "the database is not empty: an export can only be restored into an empty one",
      });
      expect(await exported(to)).toEqual(all);
    });

    test.each<[why: string, change: (lines: readonly string[]) => readonly string[], says: string]>(
      [
        ["nothing", () => [], "the export is cut off"],
        ["something else", () => ['{"format":"sofala-record/1"}'], "line 1: this is not an export"],
        [
          "a later version",
          (lines) => ['{"format":"sofala-export/1","version":99}', ...lines.slice(1)],
          "line 1: the export is of version 99 ",
        ],
        [
          "a version before the oldest that can be read",
          () => EXPORT_VERSION_12.with(0, '{"format":"sofala-export/1","version":11}'),
          "line 1: the export is of version 11 ",
        ],
        [
          "a row with the new names in an old export",
          () => EXPORT_VERSION_12.with(1, '{"table":"tokens","row":{"created":1,"created_at":1}}'),
          "up to line ",
        ],
        [
          "a row of no table in an old export",
          () => EXPORT_VERSION_12.with(1, '{"table":"cattle","row":{}}'),
          "line 2: $.table: ",
        ],
        ["a file that was cut off", (lines) => lines.slice(0, -1), "the export is cut off"],
        [
          "half a line",
          (lines) => [...lines.slice(0, 9), lines[9]?.slice(0, 20) ?? ""],
          "line 10: this is not JSON",
        ],
        ["a row too few", (lines) => lines.toSpliced(-5, 1), "rows, but "],
        ["a row twice", (lines) => lines.toSpliced(9, 0, lines[9] ?? ""), "up to line "],
        [
          "a row of a game that is not there",
          (lines) => lines.filter((line) => !line.includes('"table":"tables"')),
          "up to line ",
        ],
        [
          "a line after the end",
          (lines) => [...lines, lines[1] ?? ""],
          "there are lines after the end",
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
          (lines) => lines.with(1, lines[1]?.replace('"created_at":1', '"created_at":"1"') ?? ""),
          "line 2: $.row.created_at: ",
        ],
        [
          "settings that are no JSON",
          (lines) =>
            lines.map((line) => line.replace(/"settings":"(?:[^"\\]|\\.)*"/u, '"settings":"{"')),
          "$.row.settings: expected JSON text",
        ],
      ],
    )("of %s leaves nothing behind", async (_why, change, says) => {
      if (empty === undefined) throw new Error("there is no database");
      const result = await restoreDatabase(empty, change(all));
      expect(result).toMatchObject({ ok: false, error: expect.stringContaining(says) });
      for (const table of TABLE_NAMES) {
        expect(await empty.query.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });
}
