import { DatabaseSync } from "node:sqlite";
import { isBusy, errorMessage } from "./sqlite-errors.ts";

/** Held by the one server of a file. */
export interface ServerLock {
  release(): void;
}

/**
 * Makes this the only server of a database, or throws. It is a lock of the operating system on an empty file beside
 * it, so that it ends with the process however that ends, and programs that are no servers can use the database.
 */
export function acquireServerLock(path: string): ServerLock {
  const file = new DatabaseSync(`${path}-server`, { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    const why = isBusy(error)
      ? `Another server is using ${path}: stop it, or give this one its own database`
      : `${path}-server cannot be locked: ${errorMessage(error)}`;
    throw new Error(why, { cause: error });
  }
  return {
    release() {
      if (file.isOpen) file.close();
    },
  };
}
