import type { BackupStorage } from "./backup-storage.ts";

/** A backup in a storage. */
export interface Backup {
  readonly name: string;
  readonly createdAt: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
  /** True if it was read back, restored and checked; if not, it may be incomplete or damaged. */
  readonly isVerified: boolean;
}

const NAME = /^sofala-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson\.gz(\.enc)?$/u;
/** A file with the name of a backup and this at its end says that the backup was verified. */
const MARK = ".verified";

/** `sofala-20261119T030000Z.ndjson.gz`, with `.enc` if it is encrypted. */
export function backupName(createdAt: number, isEncrypted: boolean): string {
  const time = new Date(createdAt).toISOString().replaceAll(/[-:]|\.\d{3}/gu, "");
  return `sofala-${time}.ndjson.gz${isEncrypted ? ".enc" : ""}`;
}

/** The backups in a storage, the newest first. */
export async function listBackups(storage: BackupStorage): Promise<readonly Backup[]> {
  const files = await storage.list();
  const names = new Set(files.map(({ name }) => name));
  return files
    .flatMap(({ name, bytes }) => {
      const match = NAME.exec(name);
      if (match === null) return [];
      const [year = 0, month = 1, ...rest] = match.slice(1, 7).map(Number);
      return {
        name,
        createdAt: Date.UTC(year, month - 1, ...rest),
        bytes,
        isEncrypted: match[7] !== undefined,
        isVerified: names.has(name + MARK),
      };
    })
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** Marks a backup as verified; `facts` is for people who look at the file. */
export async function markVerified(
  storage: BackupStorage,
  name: string,
  facts: object,
): Promise<void> {
  await storage.write(name + MARK, [Buffer.from(`${JSON.stringify(facts)}\n`)]);
}

/** Removes a backup. The mark goes first, so that half of it never counts as good. */
export async function removeBackup(
  storage: BackupStorage,
  { name, isVerified }: Backup,
): Promise<void> {
  if (isVerified) await storage.remove(name + MARK);
  await storage.remove(name);
}
