export { BackupError } from "./backup-error.ts";
export { backupLines } from "./backup-file.ts";
export { listBackups, type Backup } from "./backup-list.ts";
export { openStorage, type BackupStorage } from "./backup-storage.ts";
export { failureText, makeBackup } from "./make-backup.ts";
export { verifyBackup } from "./verify-backup.ts";
export { loadBackupStatus, saveBackupStatus } from "../store/backup-status.ts";
