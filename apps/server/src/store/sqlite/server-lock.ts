import { DatabaseSync } from "node:sqlite";
import { isBusy, errorMessage } from "./sqlite-errors.ts";

/** Held by one process. */
export interface FileLock {
  release(): void;
}

/**
 * Makes this process the only server of a database, or throws. It locks an empty file next to the database, so programs
 * that are not servers can still use the database.
 */
export function acquireServerLock(path: string): FileLock {
  const lock = tryLock(`${path}-server`);
  if (lock !== undefined) return lock;
  throw new Error(`Another server is using ${path}: stop it, or give this one its own database`);
}

/**
 * Locks a file through the operating system, so that the lock ends with the process. Undefined if another process holds
 * the lock; throws if the file cannot be locked for another reason.
 */
export function tryLock(path: string): FileLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw new Error(`${path} cannot be locked: ${errorMessage(error)}`, { cause: error });
  }
  return {
    release() {
      if (file.isOpen) file.close();
    },
  };
}
