import { type Kysely, type Transaction, sql } from "kysely";
import type { DatabaseKind } from "./database.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import type { Migration } from "./migrations/migration.ts";
import type { DatabaseSchema } from "./schema.ts";

/** Brings a database to the newest version, all of the way or not at all; several may try at once. */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await withoutSchema(db)
    .transaction()
    .execute(async (transaction) => {
      await lockMigrations(transaction, kind);
      await transaction.schema
        .createTable("migrations")
        .ifNotExists()
        .addColumn("number", "integer", (column) => column.primaryKey().notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
      const version = await readVersion(transaction);
      refuseNewerDatabase(version, migrations);
      for (const migration of migrations.slice(version)) {
        await migration.up(transaction, kind);
        const { number, name } = migration;
        await sql`insert into migrations values (${number}, ${name}, ${Date.now()})`.execute(
          transaction,
        );
      }
    });
}

/** Throws unless a database is at the newest version. */
export async function requireNewestVersion(
  db: Kysely<DatabaseSchema>,
  kind: DatabaseKind,
): Promise<void> {
  const untyped = withoutSchema(db);
  const version = (await hasMigrationsTable(untyped, kind)) ? await readVersion(untyped) : 0;
  refuseNewerDatabase(version, MIGRATIONS);
  if (version < MIGRATIONS.length) {
    throw new Error(
      `The database is at version ${version} and this program needs ${MIGRATIONS.length}: start the server, which brings it forward`,
    );
  }
}

async function hasMigrationsTable(db: Kysely<unknown>, kind: DatabaseKind): Promise<boolean> {
  const found =
    kind === "postgres"
      ? sql`select 1 where to_regclass('migrations') is not null`
      : sql`select 1 from sqlite_schema where name = 'migrations'`;
  return (await found.execute(db)).rows.length > 0;
}

async function readVersion(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select max(number) as version from migrations`.execute(db);
  return rows[0]?.version ?? 0;
}

function refuseNewerDatabase(version: number, migrations: readonly Migration[]): void {
  if (version > migrations.length) {
    throw new Error(
      `The database is at version ${version} and this program knows no more than ${migrations.length}: use the newer program that wrote it`,
    );
  }
}

/** One at a time. In SQLite the transaction itself is held by one program only. */
async function lockMigrations(
  transaction: Transaction<unknown>,
  kind: DatabaseKind,
): Promise<void> {
  if (kind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtext('sofala migrations'))`.execute(transaction);
  }
}

/** A migration speaks of tables that the newest schema may no longer have. */
const withoutSchema = (db: Kysely<DatabaseSchema>) => db as unknown as Kysely<unknown>;
