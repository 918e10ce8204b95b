export { StartupError } from "../startup-error.ts";
export type { Database } from "../store/database.ts";
export { abortTable, setClock } from "./change-table.ts";
export { exportDatabase } from "./export-database.ts";
export { closeMovedTable, exportTable, importTable } from "./move-table.ts";
export { listTables, showTable, type TableListing, type TableDetails } from "./inspect-tables.ts";
export { openAlongsideServer } from "./open-alongside-server.ts";
export { findPerson, sanctionPerson, setOperator, type FoundPerson } from "./people.ts";
export { recalculateRatings } from "../ratings/recalculate.ts";
export { passwordResetPath } from "./password-reset.ts";
export { SCHEMA_VERSION } from "./export-format.ts";
export { openForRestore, restoreDatabase } from "./restore-database.ts";
export { verifyArchive, type VerifiedArchive, type ArchiveRejection } from "./verify-archive.ts";
export {
  verifyPersonArchive,
  type PersonArchiveRejection,
  type VerifiedPerson,
} from "./verify-person-archive.ts";
export { backUpDatabase } from "../store/sqlite/backup.ts";
export { mergeWriteAheadLog, readSchemaVersion } from "../store/sqlite/schema-version.ts";
export { acquireServerLock, tryLock } from "../store/sqlite/server-lock.ts";
export { serviceTime } from "../nodes/service-clock.ts";
export { publicKeys, revokeKey, rotateKey } from "../signing/signing-keys.ts";
export { STATE_FORMAT, digestTable } from "./table-digest.ts";
export { appendTableLog, readTableLog, type TableLog } from "./table-logs.ts";
export { tableIds, verifyTable } from "./verify-table.ts";
