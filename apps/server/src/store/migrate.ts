import { type Kysely, type Transaction, sql } from "kysely";
import type { DatabaseKind } from "./database.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import type { Migration } from "./migrations/migration.ts";
import type { DatabaseSchema } from "./schema.ts";

/** The migration that adds the column `min_program_version`; earlier ones cannot set it. */
const FIRST_VERSION_WITH_MINIMUM = 13;

/** Runs the missing migrations in one transaction; several processes may call it at once. */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await withoutSchema(db)
    .transaction()
    .execute(async (transaction) => {
      await lockMigrations(transaction, kind);
      await createMigrationsTable(transaction);
      const version = await readVersion(transaction);
      await refuseIncompatibleDatabase(transaction, version, migrations);
      await runMigrations(transaction, kind, migrations.slice(version));
    });
}

/** Replaces the tables of the newest version, which are empty, by those that these migrations make; returns their names. */
export async function rebuildTables(
  transaction: Transaction<unknown>,
  kind: DatabaseKind,
  present: readonly string[],
  migrations: readonly Migration[],
): Promise<ReadonlySet<string>> {
  for (const table of ["migrations", ...present]) {
    await transaction.schema.dropTable(table).execute();
  }
  await createMigrationsTable(transaction);
  await runMigrations(transaction, kind, migrations);
  const tables = await transaction.introspection.getTables();
  return new Set(tables.map(({ name }) => name));
}

async function createMigrationsTable({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}

/** Runs these migrations, which continue those that were run before. */
export async function runMigrations(
  transaction: Transaction<unknown>,
  kind: DatabaseKind,
  migrations: readonly Migration[],
): Promise<void> {
  for (const migration of migrations) {
    await migration.up(transaction, kind);
    await recordMigration(transaction, migration);
  }
}

/** Throws unless a database is at the newest version, or at a newer one that this program can use. */
export async function requireNewestVersion(
  db: Kysely<DatabaseSchema>,
  kind: DatabaseKind,
): Promise<void> {
  const untyped = withoutSchema(db);
  const version = (await hasMigrationsTable(untyped, kind)) ? await readVersion(untyped) : 0;
  await refuseIncompatibleDatabase(untyped, version, MIGRATIONS);
  if (version < MIGRATIONS.length) {
    throw new Error(
      `The database is at version ${version} and this program needs ${MIGRATIONS.length}: start the server, which upgrades it`,
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

/** The number of the last migration that was run on the database. */
export async function readVersion<Schema>(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select max(number) as version from migrations`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Throws if a newer program has changed the database in a way that this program cannot use. */
async function refuseIncompatibleDatabase(
  db: Kysely<unknown>,
  version: number,
  migrations: readonly Migration[],
): Promise<void> {
  if (version <= migrations.length) return;
  const { rows } = await sql<{ version: number | null }>`
    select max(min_program_version) as version from migrations`.execute(db);
  if ((rows[0]?.version ?? version) > migrations.length) {
    throw new Error(
      `The database is at version ${version} and this program knows no more than ${migrations.length}: use the newer program that wrote it`,
    );
  }
}

async function recordMigration(
  transaction: Transaction<unknown>,
  { number, name, minProgramVersion = number }: Migration,
): Promise<void> {
  await sql`insert into migrations (number, name, at)
    values (${number}, ${name}, ${Date.now()})`.execute(transaction);
  if (number < FIRST_VERSION_WITH_MINIMUM) return;
  await sql`update migrations set min_program_version = ${minProgramVersion}
    where number = ${number}`.execute(transaction);
}

/** Lets one process migrate at a time. In SQLite the transaction itself excludes others. */
async function lockMigrations(
  transaction: Transaction<unknown>,
  kind: DatabaseKind,
): Promise<void> {
  if (kind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtext('sofala migrations'))`.execute(transaction);
  }
}

/** Without the schema's types: a migration may name tables that the newest schema no longer has. */
const withoutSchema = (db: Kysely<DatabaseSchema>) => db as unknown as Kysely<unknown>;
