import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import { readVersion } from "../store/migrate.ts";
import { openDatabase } from "../store/open-database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  EXPORT_FORMAT,
  PRIMARY_KEYS,
  TABLE_NAMES,
  SCHEMA_VERSION,
  type TableName,
} from "./export-format.ts";

const PAGE_ROWS = 1000;

/** Writes one line; await it before writing the next one. */
export type WriteLine = (line: string) => Promise<void>;

/**
 * Writes a consistent snapshot, one row per line, also while a server is running; returns the number of rows.
 * `location` is the path of an SQLite file, next to which a temporary copy is made.
 */
export async function exportDatabase(
  database: Database,
  location: string,
  write: WriteLine,
): Promise<number> {
  if (database.kind === "postgres") {
    return database.query
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((snapshot) => writeTables(snapshot, write));
  }
  const folder = mkdtempSync(`${location}-export-`);
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
  const version = await readVersion(query);
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `The database is at version ${version} and this program only knows ${SCHEMA_VERSION}, so its export would be incomplete: use the newer program`,
    );
  }
  await write(JSON.stringify({ format: EXPORT_FORMAT, version: SCHEMA_VERSION }));
  let rows = 0;
  for (const table of TABLE_NAMES) {
    for await (const page of readPages(query, table)) {
      rows += page.length;
      for (const row of page) await write(JSON.stringify({ table, row }));
    }
  }
  // Marks the end, so that a restore can detect a truncated file.
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
    const previous: Row | undefined = last;
    const after =
      previous === undefined
        ? sql``
        : sql`where (${columns}) > (${sql.join(keys.map((key) => previous[key]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE_ROWS}`.execute(
      query,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1);
  }
}
