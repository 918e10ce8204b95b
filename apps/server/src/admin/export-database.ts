import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  EXPORT_FORMAT,
  PRIMARY_KEYS,
  TABLE_NAMES,
  SCHEMA_VERSION,
  type TableName,
} from "./export-format.ts";

/** So many rows are in memory at once. */
const PAGE_ROWS = 1000;

/** Takes one line after the other. */
export type WriteLine = (line: string) => Promise<void>;

/**
 * Writes everything as it is at one moment, a row to a line, while a server may be running; how many rows there were.
 * `where` is the database's file, beside which a copy is made for a while.
 */
export async function exportDatabase(
  database: Database,
  where: string,
  write: WriteLine,
): Promise<number> {
  if (database.kind === "postgres") {
    return database.query
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((snapshot) => writeTables(snapshot, write));
  }
  const folder = mkdtempSync(`${where}-export-`);
  try {
    const file = join(folder, "copy.sqlite");
    await database.backup(file);
    const copy = await openDatabase(file, { isAlongsideServer: true });
    try {
      return await writeTables(copy.query, write);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeTables(query: Kysely<DatabaseSchema>, write: WriteLine): Promise<number> {
  await write(JSON.stringify({ format: EXPORT_FORMAT, version: SCHEMA_VERSION }));
  let rows = 0;
  for (const table of TABLE_NAMES) {
    for await (const page of readPages(query, table)) {
      rows += page.length;
      for (const row of page) await write(JSON.stringify({ table, row }));
    }
  }
  // A file without its last line is known to be cut off.
  await write(JSON.stringify({ end: EXPORT_FORMAT, rows }));
  return rows;
}

type Row = { readonly [column: string]: unknown };

async function* readPages(
  query: Kysely<DatabaseSchema>,
  table: TableName,
): AsyncIterable<readonly Row[]> {
  const keys: readonly string[] = PRIMARY_KEYS[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  for (let last: Row | undefined; ;) {
    const from: Row | undefined = last;
    const after =
      from === undefined
        ? sql``
        : sql`where (${columns}) > (${sql.join(keys.map((key) => from[key]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE_ROWS}`.execute(
      query,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1);
  }
}
