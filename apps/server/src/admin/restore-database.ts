import { fail, isObject, jsonPath, ok, read, type Result } from "@sofala/engine";
import type { InsertObject, Transaction } from "kysely";
import { databaseTrouble } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import type { Schema } from "../store/schema.ts";
import { FORMAT, ROWS, TABLE_NAMES, VERSION, type TableName } from "./export-format.ts";

/** So many rows are inserted at once. */
const BATCH = 100;
/** What servers leave behind while they run says nothing about what a database holds. */
const PASSING: readonly TableName[] = ["heartbeats", "pauses", "visits", "claims", "limits"];

/** Opens a database to restore into, and makes it where there is none; throws `CannotStart`. */
export async function openToRestore(where: string): Promise<Database> {
  try {
    return await openDatabase(where);
  } catch (error) {
    throw databaseTrouble(where, error);
  }
}

/** Ends the transaction: nothing is kept. */
class Refused extends Error {}

/** Reads an export into an empty database, all of it or nothing; how many rows, or a sentence on what is wrong. */
export async function restoreAll(
  { query }: Database,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Result<number, string>> {
  try {
    const rows = await query.transaction().execute(async (transaction) => {
      await requireEmpty(transaction);
      return new Restoration(transaction).take(lines);
    });
    return ok(rows);
  } catch (error) {
    if (error instanceof Refused) return fail(error.message);
    throw error;
  }
}

async function requireEmpty(transaction: Transaction<Schema>): Promise<void> {
  for (const table of TABLE_NAMES) {
    if (PASSING.includes(table)) {
      await transaction.deleteFrom(table).execute();
      continue;
    }
    const any = await transaction
      .selectFrom(table)
      .select((all) => all.lit(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (any !== undefined) {
      throw new Refused("the database is not empty: an export is restored into an empty one only");
    }
  }
}

/** One export on its way into a database. */
class Restoration {
  readonly #transaction: Transaction<Schema>;
  #line = 0;
  #rows = 0;
  #isEnded = false;
  #table: TableName = "people";
  #batch: unknown[] = [];

  constructor(transaction: Transaction<Schema>) {
    this.#transaction = transaction;
  }

  async take(lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
    for await (const line of lines) {
      this.#line += 1;
      if (line.trim() !== "") await this.#takeLine(line);
    }
    if (!this.#isEnded) throw new Refused("the export is cut off: its last line is missing");
    return this.#rows;
  }

  async #takeLine(text: string): Promise<void> {
    const line = this.#parsed(text);
    if (this.#isEnded) throw this.#refusal("something follows the end");
    if (this.#line === 1) return this.#takeHead(line);
    if (line["end"] === FORMAT) return this.#takeEnd(line);
    const table = TABLE_NAMES.find((name) => name === line["table"]);
    if (table === undefined) throw this.#refusal("$.table: there is no such table");
    const row = read<unknown>(ROWS[table], line["row"]);
    if (!row.ok) {
      throw this.#refusal(`${jsonPath(["row", ...row.error.path])}: ${row.error.reason}`);
    }
    if (table !== this.#table || this.#batch.length === BATCH) await this.#flush();
    this.#table = table;
    this.#batch.push(row.value);
  }

  #takeHead({ format, version }: { readonly [name: string]: unknown }): void {
    if (format !== FORMAT) throw this.#refusal(`this is no export: expected "${FORMAT}"`);
    if (version !== VERSION) {
      throw this.#refusal(
        `the export is of version ${String(version)} and this program keeps version ${VERSION}: ` +
          "restore it with the Sofala that wrote it, then upgrade",
      );
    }
  }

  async #takeEnd({ rows }: { readonly [name: string]: unknown }): Promise<void> {
    await this.#flush();
    if (rows !== this.#rows) {
      throw this.#refusal(`the export had ${String(rows)} rows, and ${this.#rows} are here`);
    }
    this.#isEnded = true;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch as InsertObject<Schema, TableName>[];
    if (batch.length === 0) return;
    this.#batch = [];
    this.#rows += batch.length;
    try {
      await this.#transaction.insertInto(this.#table).values(batch).execute();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Refused(`up to line ${this.#line}: ${this.#table}: ${why}`, { cause: error });
    }
  }

  #parsed(text: string): { readonly [name: string]: unknown } {
    try {
      const line: unknown = JSON.parse(text);
      if (isObject(line)) return line;
    } catch {
      throw this.#refusal("this is not JSON");
    }
    throw this.#refusal("expected an object");
  }

  #refusal(sentence: string): Refused {
    return new Refused(`line ${this.#line}: ${sentence}`);
  }
}
