import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { UpgradeError } from "./upgrade-error.ts";

const FORMAT = "sofala-upgrade/1";

/** A version of Sofala in a folder of its own. */
export interface InstalledVersion {
  readonly version: string;
  readonly folder: string;
}

/**
 * How far an upgrade has come:
 * - `stopping`: the server of the version before is being stopped, and its database copied;
 * - `switching`: from now on the new version may have been started;
 * - `watching`: it was started, and its health is watched;
 * - `upgraded`: done;
 * - `going-back`: the version before is being put back;
 * - `replacing-database`: its database is ready to take the place of the one that the new version has migrated;
 * - `went-back`: done.
 */
export type UpgradeStep =
  | "stopping"
  | "switching"
  | "watching"
  | "upgraded"
  | "going-back"
  | "replacing-database"
  | "went-back";

/** The last upgrade of an installation. Later versions read it, so it only gains fields. */
export interface UpgradeJournal {
  readonly step: UpgradeStep;
  readonly startedAt: string;
  readonly before: InstalledVersion;
  readonly after: InstalledVersion;
  /** An SQLite file, or a postgres:// URL. */
  readonly database: string;
  /** The newest migration that the version before knows. */
  readonly schema: number;
  /** The copy of the SQLite file from before. */
  readonly backup?: string;
  /** A copy of the SQLite file that the new version has changed, if the one from before was put back. */
  readonly setAside?: string;
  /** A sentence for each table whose moves could not be added to the database from before. */
  readonly notBrought?: readonly string[];
}

export const isUnfinished = ({ step }: UpgradeJournal): boolean =>
  step !== "upgraded" && step !== "went-back";

/** The journal in this folder; undefined if there was no upgrade yet. */
export function readJournal(folder: string): UpgradeJournal | undefined {
  const path = join(folder, "journal.json");
  if (!existsSync(path)) return undefined;
  const { format, ...journal } = JSON.parse(readFileSync(path, "utf8")) as UpgradeJournal & {
    readonly format: unknown;
  };
  if (format === FORMAT) return journal;
  throw new UpgradeError(`${path} was written by another version of Sofala: use that one.`);
}

/** Replaces the journal; it is on disk when this returns. */
export function writeJournal(folder: string, journal: UpgradeJournal): void {
  const path = join(folder, "journal.json");
  const text = `${JSON.stringify({ format: FORMAT, ...journal }, undefined, 1)}\n`;
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  syncFolder(folder);
}

/** Makes renames in a folder durable. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
