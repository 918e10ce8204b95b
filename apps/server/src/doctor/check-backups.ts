import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { locationText, type BackupLocation } from "../backup-config.ts";
import { listBackups, type Backup } from "../backups/backup-list.ts";
import { openStorage } from "../backups/backup-storage.ts";
import { failureText } from "../backups/make-backup.ts";
import type { Config } from "../config.ts";
import { backupProblem } from "../store/backup-status.ts";
import { isPostgresUrl } from "../store/database.ts";
import { findingsOf, type Finding } from "./finding.ts";

/** Is there a recent backup, in a place that survives this machine? */
export async function checkBackups({ backups, database }: Config): Promise<readonly Finding[]> {
  const check = findingsOf("Backups");
  if (backups === undefined) {
    return [check.warning("The server makes no backups: set BACKUP_TO to a folder or s3://….")];
  }
  const { to, key } = backups;
  const place = locationText(to);
  let newest: Backup | undefined;
  try {
    newest = (await listBackups(openStorage(to))).find(({ isVerified }) => isVerified);
  } catch (error) {
    return [check.problem(`${place} cannot be read (${failureText(error)}): check BACKUP_TO.`)];
  }
  const findings: Finding[] = [];
  if (newest === undefined) {
    findings.push(
      check.note(
        `There is no backup in ${place} yet; the server makes one a minute after its start.`,
      ),
    );
  } else if (backupProblem({ newest }, Date.now()) === "outdated") {
    findings.push(
      check.warning(
        `The newest backup in ${place} is more than two days old: read the server's log, or try sofala admin backups now.`,
      ),
    );
  } else findings.push(check.ok(`The newest backup in ${place} is less than two days old.`));
  if (await isOnDatabaseDisk(to, database)) {
    findings.push(
      check.note("They are on the same disk as the database: set BACKUP_TO to another place."),
    );
  }
  if (to.kind === "s3" && key === undefined) {
    findings.push(
      check.note("They are not encrypted: set BACKUP_KEY if the storage is not yours."),
    );
  }
  return findings;
}

async function isOnDatabaseDisk(to: BackupLocation, database: string): Promise<boolean> {
  if (to.kind !== "folder" || isPostgresUrl(database)) return false;
  try {
    const [one, two] = await Promise.all([stat(to.path), stat(dirname(database))]);
    return one.dev === two.dev;
  } catch {
    // One of them does not exist yet.
    return false;
  }
}
