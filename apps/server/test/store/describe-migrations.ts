import { isNightly } from "@sofala/engine/testing/trials";
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { DatabaseKind } from "../../src/store/database.ts";
import { migrate } from "../../src/store/migrate.ts";
import type { Migration } from "../../src/store/migrations/migration.ts";
import { MIGRATIONS } from "../../src/store/migrations/migrations.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";
import { ROWS } from "./rows.ts";

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

/** A row without regard to which version of which table it is of. */
type Row = Readonly<Record<string, unknown>>;

/** The way from every version to the newest. */
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
        // Running games are looked after at once: it is to be kept whom they wait for.
        const isDue = (table: string) => table === "games" && version < 6;
        for (const [table, row] of before) {
          const kept = isDue(table) ? { ...row, deadline: 0 } : row;
          expect(await rowsOf(db.query, table)).toMatchObject([kept]);
        }
        for (const table of Object.keys(ROWS)) {
          expect(await rowsOf(db.query, table)).toHaveLength(before.has(table) ? 1 : 0);
        }
        expect(await rowsOf(db.query, "migrations")).toHaveLength(MIGRATIONS.length);
        const { skeleton } = ROWS.people;
        const people = before.has("people") ? [{ skeleton }] : [];
        expect(await rowsOf(db.query, "people")).toMatchObject(people);
        await db.close();
      },
    );

    test.each([
      [59_999, "was looked at"],
      [60_000, "is looked at again"],
    ])("a change at %i, where a server had looked until 120000, %s", async (time, result) => {
      const where = await fresh();
      const old = await connect(where);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 9));
      await fill(old.query, kind);
      await sql`insert into settings values ('notices-seen', '120000')`.execute(old.query);
      await sql`update games set changed = ${time}`.execute(old.query);
      await sql`update chat set at = ${time}`.execute(old.query);
      await old.close();

      const db = await openDatabase(where);
      const isDone = result === "was looked at";
      const { revision } = ROWS.games;
      expect(await rowsOf(db.query, "games")).toMatchObject([{ notified: isDone ? revision : -1 }]);
      expect(await rowsOf(db.query, "chat")).toMatchObject([{ notified: isDone ? time : null }]);
      await db.close();
    });

    test.each([
      [0, "when it changed"],
      [60, "when it began"],
    ])("a running game with a delay of %i s is listed by %s", async (delay, when) => {
      const where = await fresh();
      const old = await connect(where);
      await migrate(old.query, kind, MIGRATIONS.slice(0, 11));
      await fill(old.query, kind);
      await sql`update games set terms = ${JSON.stringify({ delay })}`.execute(old.query);
      await old.close();

      const db = await openDatabase(where);
      const { changed, started } = ROWS.games;
      const listed = when === "when it began" ? started : changed;
      expect(await rowsOf(db.query, "games")).toMatchObject([{ listed_at: listed }]);
      await db.close();
    });

    test("make the tables that the schema names, and no others", async () => {
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

    test("leave a database alone that a newer program wrote", async () => {
      const where = await fresh();
      const newer: Migration = { number: MIGRATIONS.length + 1, name: "newer", up: async () => {} };
      const raw = await connect(where);
      await migrate(raw.query, kind, [...MIGRATIONS, newer]);
      await raw.close();
      const sentence = `at version ${newer.number} and this program knows no more than`;
      await expect(openDatabase(where)).rejects.toThrow(sentence);
      await expect(openDatabase(where, { isAlongsideServer: true })).rejects.toThrow(sentence);
    });

    test("are left to the server by those who work beside it", async () => {
      const where = await fresh();
      await expect(openDatabase(where, { isAlongsideServer: true })).rejects.toThrow(
        "start the server",
      );
      const raw = await connect(where);
      expect(await tablesOf(raw.query, kind)).toEqual([]);
      await raw.close();
    });

    test("are all done or none", async () => {
      const up = () => Promise.reject(new Error("not this time"));
      const failing: Migration = { number: MIGRATIONS.length + 1, name: "failing", up };
      const raw = await connect(await fresh());
      await expect(migrate(raw.query, kind, [...MIGRATIONS, failing])).rejects.toThrow(
        "not this time",
      );
      expect(await tablesOf(raw.query, kind)).toEqual([]);
      await raw.close();
    });

    test("are done once where several start at once", async () => {
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

/** Puts a row into every table of this version. */
async function fill(
  query: Kysely<DatabaseSchema>,
  kind: DatabaseKind,
): Promise<ReadonlyMap<string, Row>> {
  const tables = await tablesOf(query, kind);
  const filled = new Map<string, Row>();
  for (const [table, row] of Object.entries(ROWS)) {
    const columns = tables.find((one) => one.name === table)?.columns.map((column) => column.name);
    if (columns === undefined) continue;
    const part = Object.fromEntries(
      Object.entries(row).filter(([column]) => columns.includes(column)),
    );
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(part).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(part))})`.execute(query);
    filled.set(table, part);
  }
  return filled;
}

/** The tables of the one database or schema. */
async function tablesOf(query: Kysely<DatabaseSchema>, kind: DatabaseKind) {
  const tables = await query.introspection.getTables();
  if (kind === "sqlite") return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(query);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}

async function rowsOf(query: Kysely<DatabaseSchema>, table: string): Promise<readonly Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)}`.execute(query)).rows;
}
