import { fail, isObject, jsonPath, ok, parseWith, type Result } from "@sofala/engine";
import type { InsertObject, Transaction } from "kysely";
import { databaseStartupError } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  EXPORT_FORMAT,
  ROW_SCHEMAS,
  TABLE_NAMES,
  SCHEMA_VERSION,
  type TableName,
} from "./export-format.ts";

/** So many rows are inserted at once. */
const INSERT_BATCH_ROWS = 100;
/** What servers leave behind while they run says nothing about what a database holds. */
const TRANSIENT_TABLES: readonly TableName[] = [
  "heartbeats",
  "pauses",
  "visits",
  "claims",
  "limits",
];

/** Opens a database to restore into, and makes it where there is none; throws `StartupError`. */
export async function openForRestore(where: string): Promise<Database> {
  try {
    return await openDatabase(where);
  } catch (error) {
    throw databaseStartupError(where, error);
  }
}

/** Ends the transaction: nothing is kept. */
class RestoreRefused extends Error {}

/** Reads an export into an empty database, all of it or nothing; how many rows, or a sentence on what is wrong. */
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
    const any = await transaction
      .selectFrom(table)
      .select((all) => all.lit(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (any !== undefined) {
      throw new RestoreRefused(
        "the database is not empty: an export is restored into an empty one only",
      );
    }
  }
}

/** One export on its way into a database. */
class ExportReader {
  readonly #transaction: Transaction<DatabaseSchema>;
  #lineNumber = 0;
  #rowCount = 0;
  #isEnded = false;
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
    if (this.#isEnded) throw this.#refusal("something follows the end");
    if (this.#lineNumber === 1) return this.#readHeader(line);
    if (line["end"] === EXPORT_FORMAT) return this.#readFooter(line);
    const table = TABLE_NAMES.find((name) => name === line["table"]);
    if (table === undefined) throw this.#refusal("$.table: there is no such table");
    const row = parseWith<unknown>(ROW_SCHEMAS[table], line["row"]);
    if (!row.ok) {
      throw this.#refusal(`${jsonPath(["row", ...row.error.path])}: ${row.error.reason}`);
    }
    if (table !== this.#table || this.#batch.length === INSERT_BATCH_ROWS) await this.#flush();
    this.#table = table;
    this.#batch.push(row.value);
  }

  #readHeader({ format, version }: { readonly [name: string]: unknown }): void {
    if (format !== EXPORT_FORMAT)
      throw this.#refusal(`this is no export: expected "${EXPORT_FORMAT}"`);
    if (version !== SCHEMA_VERSION) {
      throw this.#refusal(
        `the export is of version ${String(version)} and this program keeps version ${SCHEMA_VERSION}: ` +
          "restore it with the Sofala that wrote it, then upgrade",
      );
    }
  }

  async #readFooter({ rows }: { readonly [name: string]: unknown }): Promise<void> {
    await this.#flush();
    if (rows !== this.#rowCount) {
      throw this.#refusal(`the export had ${String(rows)} rows, and ${this.#rowCount} are here`);
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
      const why = error instanceof Error ? error.message : String(error);
      throw new RestoreRefused(`up to line ${this.#lineNumber}: ${this.#table}: ${why}`, {
        cause: error,
      });
    }
  }

  #parse(text: string): { readonly [name: string]: unknown } {
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
