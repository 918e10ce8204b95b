import { DatabaseSync } from "node:sqlite";

/** Which versions of Sofala can use an SQLite database. */
interface SchemaVersion {
  /** The last migration that was run on it. */
  readonly version: number;
  /** A program must know the migrations up to this one. */
  readonly needed: number;
}

/** Reads the version of a database, also of one that this program does not know. */
export function readSchemaVersion(path: string): SchemaVersion {
  const file = new DatabaseSync(path);
  try {
    const hasMigrations = file
      .prepare("select 1 from sqlite_schema where name = 'migrations'")
      .get();
    if (hasMigrations === undefined) return { version: 0, needed: 0 };
    const { version } = file.prepare("select max(number) as version from migrations").get() ?? {};
    const isOld = file
      .prepare("pragma table_info(migrations)")
      .all()
      .every(({ name }) => name !== "min_program_version");
    const newest = Number(version ?? 0);
    if (isOld) return { version: newest, needed: newest };
    const { needed } =
      file.prepare("select max(min_program_version) as needed from migrations").get() ?? {};
    return { version: newest, needed: Number(needed ?? newest) };
  } finally {
    file.close();
  }
}

/** Writes everything into the file itself, so that it can be renamed or replaced. Nobody else may have it open. */
export function mergeWriteAheadLog(path: string): void {
  const file = new DatabaseSync(path);
  try {
    file.exec("pragma wal_checkpoint(truncate)");
    file.exec("pragma journal_mode = delete");
  } finally {
    file.close();
  }
}
