import { fail, ok, type Result } from "@sofala/engine";
import type { BackupConfig } from "../backup-config.ts";
import { StartupError } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { BackupError } from "./backup-error.ts";
import { backupBytes, backupLines } from "./backup-file.ts";
import { backupName, listBackups, markVerified, removeBackup } from "./backup-list.ts";
import { openStorage, type BackupStorage } from "./backup-storage.ts";
import { outdatedBackups } from "./retention.ts";
import { removeOldScratch, verifyBackup, type VerifiedBackup } from "./verify-backup.ts";

const DAY_MS = 86_400_000;

export interface BackupJob {
  /** Opened next to the server. */
  readonly database: Database;
  /** Where the database is: a path, or a URL. */
  readonly location: string;
  readonly config: BackupConfig;
  readonly now: number;
  readonly storage?: BackupStorage;
}

/** A backup that was written, read back and verified. */
export interface MadeBackup extends VerifiedBackup {
  readonly name: string;
  readonly bytes: number;
  readonly createdAt: number;
  /** Why old backups could not be removed. */
  readonly warning?: string;
}

/**
 * Makes a backup, reads it back and verifies it, and only then marks it as good and removes what the rule does not keep.
 * It may be killed at any moment: what it leaves behind never counts as good, and a later run removes it.
 */
export async function makeBackup(job: BackupJob): Promise<Result<MadeBackup, string>> {
  const { database, location, config, now, storage = openStorage(config.to) } = job;
  const { key } = config;
  try {
    const name = backupName(now, key !== undefined);
    const bytes = await storage.write(name, backupBytes(database, location, key));
    const verified = await verifyBackup(backupLines(storage.read(name), key), location);
    await markVerified(storage, name, { verifiedAt: new Date().toISOString(), ...verified });
    const warning = await tidyUp(storage, location, now);
    const createdAt = Math.floor(now / 1000) * 1000;
    return ok({
      name,
      bytes,
      createdAt,
      ...verified,
      ...(warning === undefined ? {} : { warning }),
    });
  } catch (error) {
    return fail(failureText(error));
  }
}

/** Removes old backups and what killed runs left behind; a failure does not make the new backup worse. */
async function tidyUp(
  storage: BackupStorage,
  location: string,
  now: number,
): Promise<string | undefined> {
  try {
    for (const backup of outdatedBackups(await listBackups(storage), now)) {
      await removeBackup(storage, backup);
    }
    // The machine's clock, because the storage and the file system do not know the server's time.
    const yesterday = Date.now() - DAY_MS;
    await storage.removeUnfinished(yesterday);
    await removeOldScratch(location, yesterday);
    return undefined;
  } catch (error) {
    return failureText(error);
  }
}

/** Why a backup failed, as a sentence without a full stop. */
export function failureText(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof StartupError) return error.message.replace(/\.$/u, "");
  return error instanceof Error ? error.message : String(error);
}
