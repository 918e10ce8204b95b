import { fail, isObject, jsonPath, ok, parseWith, type Result } from "@sofala/engine";
import type { InsertObject, Transaction } from "kysely";
import { databaseStartupError } from "../startup-error.ts";
import type { Database, DatabaseKind } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import { rebuildTables, runMigrations } from "../store/migrate.ts";
import type { Migration } from "../store/migrations/migration.ts";
import { MIGRATIONS } from "../store/migrations/migrations.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { EXPORT_FORMAT, ROW_SCHEMAS, TABLE_NAMES, type TableName } from "./export-format.ts";

const INSERT_BATCH_ROWS = 100;
/** Exports of earlier versions are refused. */
const OLDEST_VERSION = 12;
/** Running servers write to these tables, so rows in them do not make a database non-empty. */
const TRANSIENT_TABLES: readonly TableName[] = [
  "heartbeats",
  "outages",
  "presence",
  "leases",
  "rate_limits",
  "site_samples",
];

/** Opens a database to restore into, and creates it if there is none; throws `StartupError`. */
export async function openForRestore(location: string): Promise<Database> {
  try {
    return await openDatabase(location);
  } catch (error) {
    throw databaseStartupError(location, error);
  }
}

/** Thrown inside the transaction to roll it back. */
class RestoreRefused extends Error {}

/**
 * Restores an export into an empty database in one transaction; returns the number of rows, or a sentence on what is wrong.
 * The rows of an earlier version are inserted into the tables of that version, which are then migrated.
 */
export async function restoreDatabase(
  { query, kind }: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  migrations = MIGRATIONS,
): Promise<Result<number, string>> {
  try {
    const rows = await query.transaction().execute(async (transaction) => {
      await requireEmpty(transaction);
      return new ExportReader(transaction, kind, migrations).readAll(lines);
    });
    return ok(rows);
  } catch (error) {
    if (error instanceof RestoreRefused) return fail(error.message);
    throw error;
  }
}

async function requireEmpty(transaction: Transaction<DatabaseSchema>): Promise<void> {
  for (const table of TABLE_NAMES) {
    if (TRANSIENT_TABLES.includes(table)) {
      await transaction.deleteFrom(table).execute();
      continue;
    }
    const row = await transaction
      .selectFrom(table)
      .select((all) => all.lit(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) {
      throw new RestoreRefused(
        "the database is not empty: an export can only be restored into an empty one",
      );
    }
  }
}

type Line = { readonly [name: string]: unknown };

/** Reads the lines of an export and inserts the rows. */
class ExportReader {
  readonly #transaction: Transaction<DatabaseSchema>;
  #lineNumber = 0;
  #rowCount = 0;
  #isEnded = false;
  readonly #kind: DatabaseKind;
  readonly #migrations: readonly Migration[];
  /** The tables of the export's version, if it is earlier than the newest. */
  #oldTables: ReadonlySet<string> | undefined;
  /** The migrations that lead from the export's version to the newest. */
  #missingMigrations: readonly Migration[] = [];
  #table = "people";
  #batch: unknown[] = [];

  constructor(
    transaction: Transaction<DatabaseSchema>,
    kind: DatabaseKind,
    migrations: readonly Migration[],
  ) {
    this.#transaction = transaction;
    this.#kind = kind;
    this.#migrations = migrations;
  }

  async readAll(lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
    for await (const line of lines) {
      this.#lineNumber += 1;
      if (line.trim() !== "") await this.#readLine(line);
    }
    if (!this.#isEnded) throw new RestoreRefused("the export is cut off: its last line is missing");
    return this.#rowCount;
  }

  async #readLine(text: string): Promise<void> {
    const line = this.#parse(text);
    if (this.#isEnded) throw this.#refusal("there are lines after the end");
    if (this.#lineNumber === 1) return this.#readHeader(line);
    if (line["end"] === EXPORT_FORMAT) return this.#readFooter(line);
    const { table, row } = this.#readRow(line);
    if (table !== this.#table || this.#batch.length === INSERT_BATCH_ROWS) await this.#flush();
    this.#table = table;
    this.#batch.push(row);
  }

  #readRow({ table: name, row: columns }: Line): { readonly table: string; readonly row: unknown } {
    if (this.#oldTables !== undefined) {
      if (typeof name !== "string" || !this.#oldTables.has(name)) throw this.#unknownTable();
      // The tables of that version check it.
      if (!isObject(columns)) throw this.#refusal("$.row: expected an object");
      return { table: name, row: columns };
    }
    const table = TABLE_NAMES.find((each) => each === name);
    if (table === undefined) throw this.#unknownTable();
    const row = parseWith<unknown>(ROW_SCHEMAS[table], columns);
    if (row.ok) return { table, row: row.value };
    throw this.#refusal(`${jsonPath(["row", ...row.error.path])}: ${row.error.reason}`);
  }

  async #readHeader({ format, version }: Line): Promise<void> {
    if (format !== EXPORT_FORMAT)
      throw this.#refusal(`this is not an export: expected "${EXPORT_FORMAT}"`);
    const newest = this.#migrations.length;
    const found = typeof version === "number" && Number.isInteger(version) ? version : 0;
    if (found < OLDEST_VERSION || found > newest) {
      throw this.#refusal(
        `the export is of version ${String(version)} and this program uses version ${newest}: ` +
          "restore it with the Sofala that wrote it",
      );
    }
    if (found === newest) return;
    this.#missingMigrations = this.#migrations.slice(found);
    this.#oldTables = await rebuildTables(
      this.#transaction as unknown as Transaction<unknown>,
      this.#kind,
      // A table comes after those that refer to it.
      TABLE_NAMES.toReversed(),
      this.#migrations.slice(0, found),
    );
  }

  async #readFooter({ rows }: Line): Promise<void> {
    await this.#flush();
    if (rows !== this.#rowCount) {
      throw this.#refusal(`the export had ${String(rows)} rows, but ${this.#rowCount} were read`);
    }
    const transaction = this.#transaction as unknown as Transaction<unknown>;
    await runMigrations(transaction, this.#kind, this.#missingMigrations);
    this.#isEnded = true;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch as InsertObject<DatabaseSchema, TableName>[];
    if (batch.length === 0) return;
    this.#batch = [];
    this.#rowCount += batch.length;
    try {
      await this.#transaction
        .insertInto(this.#table as TableName)
        .values(batch)
        .execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RestoreRefused(`up to line ${this.#lineNumber}: ${this.#table}: ${reason}`, {
        cause: error,
      });
    }
  }

  #parse(text: string): Line {
    try {
      const line: unknown = JSON.parse(text);
      if (isObject(line)) return line;
    } catch {
      throw this.#refusal("this is not JSON");
    }
    throw this.#refusal("expected an object");
  }

  #unknownTable(): RestoreRefused {
    return this.#refusal("$.table: there is no such table");
  }

  #refusal(sentence: string): RestoreRefused {
    return new RestoreRefused(`line ${this.#lineNumber}: ${sentence}`);
  }
}
