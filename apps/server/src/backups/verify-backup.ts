import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findGameVersion } from "@sofala/catalog";
import { openForRestore, restoreDatabase } from "../admin/restore-database.ts";
import { verifyTable } from "../admin/verify-table.ts";
import { isPostgresUrl, type Database } from "../store/database.ts";
import { BackupError } from "./backup-error.ts";

/** What was checked. */
export interface VerifiedBackup {
  readonly rows: number;
  readonly tables: number;
  /** How many of the tables were replayed. */
  readonly replayed: number;
}

const NEWEST_TABLES = 25;
const RANDOM_TABLES = 25;

/**
 * Restores a backup into a database of its own, and replays a sample of its tables, or all of them, under the rules that
 * they were begun with. Throws `BackupError` if anything is wrong. `location` is where the server's database is.
 */
export async function verifyBackup(
  lines: AsyncIterable<string>,
  location: string,
  sample: "some" | "all" = "some",
): Promise<VerifiedBackup> {
  const folder = await mkdtemp(scratchPath(location));
  try {
    const database = await openForRestore(join(folder, "restored.sqlite"));
    try {
      const rows = await restoreDatabase(database, lines);
      if (!rows.ok) throw new BackupError(`the backup cannot be restored: ${rows.error}`);
      return { rows: rows.value, ...(await replayTables(database, sample)) };
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function replayTables(
  database: Database,
  sample: "some" | "all",
): Promise<Omit<VerifiedBackup, "rows">> {
  const tables = await database.query
    .selectFrom("tables")
    .select(["id", "game", "rules_version"])
    .orderBy("updated_at", "desc")
    .execute();
  const chosen = sample === "all" ? tables : sampleTables(tables);
  for (const { id } of chosen) {
    const checked = await verifyTable(database, { findGameVersion }, id);
    if (checked?.ok === false) throw new BackupError(`table ${id} is invalid: ${checked.error}`);
  }
  return { tables: tables.length, replayed: chosen.length };
}

interface SampledTable {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
}

/** The newest tables, one of each version of each game, and some at random; the newest come first in `tables`. */
function sampleTables(tables: readonly SampledTable[]): readonly SampledTable[] {
  const rules = ({ game, rules_version }: SampledTable) => `${game} ${rules_version}`;
  const ofEachVersion = new Map(tables.map((table) => [rules(table), table]));
  const random = Array.from(
    { length: tables.length === 0 ? 0 : RANDOM_TABLES },
    () => tables[Math.floor(Math.random() * tables.length)] as SampledTable,
  );
  return [...new Set([...tables.slice(0, NEWEST_TABLES), ...ofEachVersion.values(), ...random])];
}

/** What the names of temporary folders begin with: next to an SQLite database, on whose disk there is space. */
const scratchPath = (location: string): string =>
  isPostgresUrl(location) ? join(tmpdir(), "sofala-verify-") : `${location}-verify-`;

/** Removes temporary folders of backups and exports that were killed before this time. */
export async function removeOldScratch(location: string, before: number): Promise<void> {
  const path = scratchPath(location);
  const prefixes = [path, ...(isPostgresUrl(location) ? [] : [`${location}-export-`])];
  const parent = dirname(path);
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const found = join(parent, entry.name);
    // `mkdtemp` adds six characters.
    const isScratch = prefixes.some((prefix) => found.slice(0, -6) === prefix);
    if (!entry.isDirectory() || !isScratch) continue;
    const { mtimeMs } = await stat(found);
    if (mtimeMs < before) await rm(found, { recursive: true, force: true });
  }
}
