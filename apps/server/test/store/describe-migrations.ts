import { isNightly } from "@sofala/engine/testing/trials";
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { DatabaseKind } from "../../src/store/database.ts";
import { migrate } from "../../src/store/migrate.ts";
import type { Migration } from "../../src/store/migrations/migration.ts";
import { MIGRATIONS } from "../../src/store/migrations/migrations.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";
import { exportDatabase } from "../../src/admin/export-database.ts";
import { openForRestore, restoreDatabase } from "../../src/admin/restore-database.ts";
import { renameRow } from "../../src/store/migrations/0013-plain-names.ts";
import { EXPORT_VERSION_12, ROWS_VERSION_12 } from "./rows-version-12.ts";
import { moveBatch, insertTable, ROWS, sequenceNumbers } from "./rows.ts";

/** A connection to a database of any version. */
interface Raw {
  readonly query: Kysely<DatabaseSchema>;
  close(): Promise<void>;
}

export interface MigrationPlace {
  readonly kind: DatabaseKind;
  readonly fresh: () => Promise<string>;
  readonly connect: (where: string) => Promise<Raw>;
}

/** A row of any table of any version. */
type Row = Readonly<Record<string, unknown>>;

/** Migrations from every version to the newest. */
export function describeMigrations(name: string, { kind, fresh, connect }: MigrationPlace): void {
  describe(`${name}: migrations`, () => {
    test("are numbered without gaps", () => {
      expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, n) => n + 1));
    });

    const versions = [0, ...MIGRATIONS.map(({ number }) => number)];
    // `npm test` tries some versions, other ones on SQLite than on PostgreSQL; the nightly run tries all.
    const isTried = (version: number) => isNightly || version % 4 === (kind === "sqlite" ? 0 : 1);
    test.each(versions.filter(isTried))(
      "lead from version %i to the newest and keep every row",
      async (version) => {
        const where = await fresh();
        const old = await connect(where);
        await migrate(old.query, kind, MIGRATIONS.slice(0, version));
        const before = await fill(old.query, kind);
        await old.close();

        const db = await openDatabase(where);
        // The server must resume running games at once, so whom they wait for must be stored.
        const isDue = (table: string) => table === "games" && version < 6;
        const after = new Map<string, Row>();
        for (const [oldTable, row] of before) {
          const expectedRow = isDue(oldTable) ? { ...row, deadline: 0 } : row;
          const renamed =
            version < 13 ? renameRow(oldTable, expectedRow) : { table: oldTable, row: expectedRow };
          after.set(renamed.table, renamed.row);
        }
        for (const table of Object.keys(ROWS)) {
          const expected = after.get(table);
          expect(await rowsOf(db.query, table)).toMatchObject(expected ? [expected] : []);
        }
        expect(await rowsOf(db.query, "migrations")).toHaveLength(MIGRATIONS.length);
        const { name_skeleton } = ROWS.people;
        const people = before.has("people") ? [{ name_skeleton }] : [];
        expect(await rowsOf(db.query, "people")).toMatchObject(people);
        await db.close();
      },
    );

    test("give the rows of version 12 the names and values of the newest version", async () => {
      const where = await fresh();
      const old = await connect(where);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 12));
      await fill(old.query, kind);
      await old.close();
      const db = await openDatabase(where);
      const { leases, imported_people: _people, imported_games: _games, ...rest } = ROWS;
      expect(await rowsOf(db.query, "leases")).toEqual([{ ...leases, resource: "notices" }]);
      const later = ["site_samples", "operator_actions"];
      for (const [table, row] of Object.entries(rest)) {
        const expected = later.includes(table) ? [] : [row];
        expect([table, await rowsOf(db.query, table)]).toEqual([table, expected]);
      }
      await db.close();
    });

    test("do to a database of version 12 what a restore does to its export", async () => {
      const migrated = await fresh();
      const old = await connect(migrated);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 12));
      for (const line of EXPORT_VERSION_12.slice(1, -1)) {
        const { table, row } = JSON.parse(line) as { readonly table: string; readonly row: Row };
        await insertRow(old.query, table, row);
      }
      await old.close();
      await (await openDatabase(migrated)).close();
      const restored = await fresh();
      const empty = await openForRestore(restored);
      expect(await restoreDatabase(empty, EXPORT_VERSION_12)).toMatchObject({ ok: true });
      await empty.close();
      const lines = await exported(migrated);
      expect(lines).toHaveLength(EXPORT_VERSION_12.length);
      expect(await exported(restored)).toEqual(lines);
    });

    test("keep JSON texts of version 12 that cannot be read", async () => {
      const where = await fresh();
      const old = await connect(where);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 12));
      await fill(old.query, kind);
      await sql`update channels set wishes = '{"isOn":'`.execute(old.query);
      await sql`update people set notice = '[1]'`.execute(old.query);
      await old.close();
      const db = await openDatabase(where);
      expect(await rowsOf(db.query, "channels")).toMatchObject([{ preferences: '{"isOn":' }]);
      expect(await rowsOf(db.query, "people")).toMatchObject([{ moderation_status: "[1]" }]);
      await db.close();
    });

    test.each([
      [59_999, "was scanned"],
      [60_000, "is scanned again"],
    ])("a change at %i, if a server had scanned until 120000, %s", async (time, result) => {
      const where = await fresh();
      const old = await connect(where);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 9));
      await fill(old.query, kind);
      await sql`insert into settings values ('notices-seen', '120000')`.execute(old.query);
      await sql`update games set changed = ${time}`.execute(old.query);
      await sql`update chat set at = ${time}`.execute(old.query);
      await old.close();

      const db = await openDatabase(where);
      const isDone = result === "was scanned";
      const notified_revision = isDone ? ROWS.tables.revision : -1;
      expect(await rowsOf(db.query, "tables")).toMatchObject([{ notified_revision }]);
      expect(await rowsOf(db.query, "chat")).toMatchObject([{ notified_at: isDone ? time : null }]);
      await db.close();
    });

    test.each([
      [0, "when it changed"],
      [60, "when it started"],
    ])("a running game with a delay of %i s is listed by %s", async (delay, when) => {
      const where = await fresh();
      const old = await connect(where);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 11));
      await fill(old.query, kind);
      await sql`update games set terms = ${JSON.stringify({ delay })}`.execute(old.query);
      await old.close();

      const db = await openDatabase(where);
      const { updated_at, started_at } = ROWS.tables;
      const public_updated_at = when === "when it started" ? started_at : updated_at;
      expect(await rowsOf(db.query, "tables")).toMatchObject([{ public_updated_at }]);
      await db.close();
    });

    test("create the tables of the schema, and no others", async () => {
      const db = await openDatabase(await fresh());
      const tables = await tablesOf(db.query, kind);
      const expected = [...Object.keys(ROWS), "migrations"];
      expect(tables.map((table) => table.name).toSorted()).toEqual(expected.toSorted());
      for (const { name: table, columns } of tables) {
        if (table === "migrations") continue;
        const known = Object.keys(ROWS[table as keyof DatabaseSchema]);
        expect(columns.map((column) => column.name).toSorted()).toEqual(known.toSorted());
      }
      await db.close();
    });

    test("do not touch the database of a newer program", async () => {
      const where = await fresh();
      const newer: Migration = { number: MIGRATIONS.length + 1, name: "newer", up: async () => {} };
      const raw = await connect(where);
      await migrate(raw.query, kind, [...MIGRATIONS, newer]);
      await raw.close();
      const sentence = `at version ${newer.number} and this program knows no more than`;
      await expect(openDatabase(where)).rejects.toThrow(sentence);
      await expect(openDatabase(where, { isAlongsideServer: true })).rejects.toThrow(sentence);
    });

    test("that only add something let the previous program use the database", async () => {
      const where = await fresh();
      const running = await openDatabase(where);
      await fill(running.query, kind);
      const raw = await connect(where);
      await migrate(raw.query, kind, [...MIGRATIONS, additive]);

      // A node that runs during the upgrade continues, and one that starts afterwards works too.
      for (const [db, table] of [
        [running, "during"],
        [await openDatabase(where, { isAlongsideServer: true }), "alongside"],
      ] as const) {
        for (const [sample, row] of Object.entries(ROWS)) {
          expect(await rowsOf(db.query, sample)).toMatchObject([row]);
        }
        await db.commit({ mustChange: [insertTable(db.query, table)] });
        await db.commit(moveBatch(db.query, table, 0));
        expect(await sequenceNumbers(db.query, table)).toEqual([0]);
        await db.query.deleteFrom("entries").where("table_id", "=", table).execute();
        await db.query.deleteFrom("tables").where("id", "=", table).execute();
        await db.close();
      }
      const restarted = await openDatabase(where);
      await restarted.query
        .insertInto("people")
        .values({ ...ROWS.people, id: "ben", email: null })
        .execute();
      expect(await rowsOf(raw.query, "people")).toMatchObject([{}, { id: "ben", colour: "red" }]);
      expect(await rowsOf(raw.query, "migrations")).toHaveLength(additive.number);
      await restarted.close();
      await raw.close();
    });

    test("that only add something do not hide an earlier one that does more", async () => {
      const where = await fresh();
      const raw = await connect(where);
      const newer: Migration = { number: additive.number, name: "newer", up: async () => {} };
      const last: Migration = { ...additive, number: additive.number + 1 };
      await migrate(raw.query, kind, [...MIGRATIONS, newer, last]);
      await raw.close();
      const sentence = `at version ${last.number} and this program knows no more than`;
      await expect(openDatabase(where)).rejects.toThrow(sentence);
    });

    test("that only add something are not lost by an export of the previous program", async () => {
      const where = await fresh();
      const raw = await connect(where);
      await migrate(raw.query, kind, [...MIGRATIONS, additive]);
      await raw.close();
      await expect(exported(where)).rejects.toThrow("would be incomplete");
    });

    test("are left to the server by programs that run beside it", async () => {
      const where = await fresh();
      await expect(openDatabase(where, { isAlongsideServer: true })).rejects.toThrow(
        "start the server",
      );
      const raw = await connect(where);
      expect(await tablesOf(raw.query, kind)).toEqual([]);
      await raw.close();
    });

    test("are executed all or not at all", async () => {
      const up = () => Promise.reject(new Error("not this time"));
      const failing: Migration = { number: MIGRATIONS.length + 1, name: "failing", up };
      const raw = await connect(await fresh());
      await expect(migrate(raw.query, kind, [...MIGRATIONS, failing])).rejects.toThrow(
        "not this time",
      );
      expect(await tablesOf(raw.query, kind)).toEqual([]);
      await raw.close();
    });

    test("are executed once if several servers start at once", async () => {
      const where = await fresh();
      const raws = await Promise.all([1, 2, 3, 4].map(() => connect(where)));
      await Promise.all(raws.map(({ query }) => migrate(query, kind)));
      for (const { query } of raws) {
        expect(await rowsOf(query, "migrations")).toHaveLength(MIGRATIONS.length);
      }
      await Promise.all(raws.map((raw) => raw.close()));
    });
  });
}

/** A migration of a newer program, after which the current one can still use the database. */
const additive: Migration = {
  number: MIGRATIONS.length + 1,
  name: "additive",
  minProgramVersion: MIGRATIONS.length,
  async up({ schema }) {
    await schema
      .alterTable("people")
      .addColumn("colour", "text", (column) => column.notNull().defaultTo("red"))
      .execute();
    await schema.alterTable("tables").addColumn("weather", "text").execute();
    await schema.alterTable("entries").addColumn("weather", "text").execute();
    await schema.createTable("colours").addColumn("name", "text").execute();
  },
};

async function exported(where: string): Promise<readonly string[]> {
  const database = await openDatabase(where);
  const lines: string[] = [];
  try {
    await exportDatabase(database, where, async (line) => void lines.push(line));
  } finally {
    await database.close();
  }
  return lines;
}

/** Inserts a row into every table of this version. */
async function fill(
  query: Kysely<DatabaseSchema>,
  kind: DatabaseKind,
): Promise<ReadonlyMap<string, Row>> {
  const tables = await tablesOf(query, kind);
  const isOld = tables.every(({ name }) => name !== "tables");
  const filled = new Map<string, Row>();
  const samples: { readonly [table: string]: object } = isOld ? ROWS_VERSION_12 : ROWS;
  for (const [table, row] of Object.entries(samples)) {
    const columns = tables.find((one) => one.name === table)?.columns.map((column) => column.name);
    if (columns === undefined) continue;
    const part = Object.fromEntries(
      Object.entries(row).filter(([column]) => columns.includes(column)),
    );
    await insertRow(query, table, part);
    filled.set(table, part);
  }
  return filled;
}

async function insertRow(query: Kysely<DatabaseSchema>, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(Object.values(row))})`.execute(query);
}

/** The tables of the current database or schema. */
async function tablesOf(query: Kysely<DatabaseSchema>, kind: DatabaseKind) {
  const tables = await query.introspection.getTables();
  if (kind === "sqlite") return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(query);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}

async function rowsOf(query: Kysely<DatabaseSchema>, table: string): Promise<readonly Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)}`.execute(query)).rows;
}
