import { DatabaseSync } from "node:sqlite";
import { isBusy, errorMessage } from "./sqlite-errors.ts";

/** Held by the only server that uses a file. */
export interface ServerLock {
  release(): void;
}

/**
 * Makes this process the only server of a database, or throws. It locks an empty file next to the database through
 * the operating system: the lock ends with the process, and programs that are not servers can still use the database.
 */
export function acquireServerLock(path: string): ServerLock {
  const file = new DatabaseSync(`${path}-server`, { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    const message = isBusy(error)
      ? `Another server is using ${path}: stop it, or give this one its own database`
      : `${path}-server cannot be locked: ${errorMessage(error)}`;
    throw new Error(message, { cause: error });
  }
  return {
    release() {
      if (file.isOpen) file.close();
    },
  };
}
