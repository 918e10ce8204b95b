import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "../src/store/migrate.ts";
import { plainNames, renameRow } from "../src/store/migrations/0013-plain-names.ts";
import { MIGRATIONS } from "../src/store/migrations/migrations.ts";
import type { DatabaseSchema } from "../src/store/schema.ts";
import { SqliteConnections } from "../src/store/sqlite/connections.ts";
import { WorkerDialect } from "../src/store/sqlite/dialect.ts";

/** The tables that hold people and games, by the names before migration 0013, in an order in which rows can be inserted. */
const TABLES = ["people", "tokens", "games", "seats", "entries", "orders", "chat"];

/** Makes a database of an earlier version with the people and games of a database of the newest version. */
export async function makeOldDatabase(from: string, to: string, version: number): Promise<void> {
  const connections = await SqliteConnections.open(to, 5000);
  const query = new Kysely<DatabaseSchema>({ dialect: new WorkerDialect(connections) });
  await migrate(query, "sqlite", MIGRATIONS.slice(0, version));
  await connections.close();
  const source = new DatabaseSync(from);
  const target = new DatabaseSync(to);
  const hasOldNames = version < plainNames.number;
  for (const oldTable of TABLES) {
    const renamed = renameRow(oldTable, {}).table;
    const table = hasOldNames ? oldTable : renamed;
    const columns = target.prepare("select name from pragma_table_info(?)").all(table);
    const names = columns.map(({ name }) => String(name));
    if (names.length === 0) continue;
    const newNames = hasOldNames
      ? names.map((name) => Object.keys(renameRow(oldTable, { [name]: null }).row)[0])
      : names;
    const rows = source.prepare(`select ${newNames.map(quoted).join(", ")} from ${renamed}`).all();
    const insert = target.prepare(
      `insert into ${table} (${names.map(quoted).join(", ")}) values (${names.map(() => "?").join(", ")})`,
    );
    for (const row of rows) insert.run(...(Object.values(row) as SQLInputValue[]));
  }
  source.close();
  target.close();
}

const quoted = (name: string | undefined): string => `"${name}"`;

/** Everything in a database, to compare it. */
export function contentOf(path: string): string {
  const file = new DatabaseSync(path);
  const tables = file.prepare("select name, sql from sqlite_schema order by name").all();
  const content = tables.map(({ name, sql }) => [
    name,
    sql,
    String(sql).startsWith("CREATE TABLE") || String(sql).startsWith("create table")
      ? file.prepare(`select * from "${String(name)}"`).all()
      : [],
  ]);
  file.close();
  return JSON.stringify(content);
}
