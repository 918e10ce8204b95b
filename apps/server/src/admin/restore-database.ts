import { fail, isObject, jsonPath, ok, parseWith, type Result } from "@sofala/engine";
import type { InsertObject, Transaction } from "kysely";
import { databaseStartupError } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import { plainNames, renameRow } from "../store/migrations/0013-plain-names.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  EXPORT_FORMAT,
  ROW_SCHEMAS,
  TABLE_NAMES,
  SCHEMA_VERSION,
  type TableName,
} from "./export-format.ts";

const INSERT_BATCH_ROWS = 100;
/** Running servers write to these tables, so rows in them do not make a database non-empty. */
const TRANSIENT_TABLES: readonly TableName[] = [
  "heartbeats",
  "outages",
  "presence",
  "leases",
  "rate_limits",
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

/** Restores an export into an empty database in one transaction; returns the number of rows, or a sentence on what is wrong. */
export async function restoreDatabase(
  { query }: Database,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Result<number, string>> {
  try {
    const rows = await query.transaction().execute(async (transaction) => {
      await requireEmpty(transaction);
      return new ExportReader(transaction).readAll(lines);
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
        "the database is not empty: an export is restored into an empty one only",
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
  /** True if the export was made before tables and columns were renamed. */
  #hasOldNames = false;
  #table: TableName = "people";
  #batch: unknown[] = [];

  constructor(transaction: Transaction<DatabaseSchema>) {
    this.#transaction = transaction;
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
    const { table: name, row: columns } = this.#hasOldNames ? withNewNames(line) : line;
    const table = TABLE_NAMES.find((each) => each === name);
    if (table === undefined) throw this.#refusal("$.table: there is no such table");
    const row = parseWith<unknown>(ROW_SCHEMAS[table], columns);
    if (!row.ok) {
      throw this.#refusal(`${jsonPath(["row", ...row.error.path])}: ${row.error.reason}`);
    }
    if (table !== this.#table || this.#batch.length === INSERT_BATCH_ROWS) await this.#flush();
    this.#table = table;
    this.#batch.push(row.value);
  }

  #readHeader({ format, version }: Line): void {
    if (format !== EXPORT_FORMAT)
      throw this.#refusal(`this is not an export: expected "${EXPORT_FORMAT}"`);
    this.#hasOldNames = version === plainNames.number - 1;
    if (version !== SCHEMA_VERSION && !this.#hasOldNames) {
      throw this.#refusal(
        `the export is of version ${String(version)} and this program uses version ${SCHEMA_VERSION}: ` +
          "restore it with the Sofala that wrote it, then upgrade",
      );
    }
  }

  async #readFooter({ rows }: Line): Promise<void> {
    await this.#flush();
    if (rows !== this.#rowCount) {
      throw this.#refusal(`the export had ${String(rows)} rows, but ${this.#rowCount} were read`);
    }
    this.#isEnded = true;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch as InsertObject<DatabaseSchema, TableName>[];
    if (batch.length === 0) return;
    this.#batch = [];
    this.#rowCount += batch.length;
    try {
      await this.#transaction.insertInto(this.#table).values(batch).execute();
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

  #refusal(sentence: string): RestoreRefused {
    return new RestoreRefused(`line ${this.#lineNumber}: ${sentence}`);
  }
}

/** A line of an export of version 12, as version 13 writes it. */
const withNewNames = ({ table, row }: Line): Line =>
  typeof table === "string" && isObject(row) ? renameRow(table, row) : { table, row };
