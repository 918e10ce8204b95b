import { existsSync } from "node:fs";
import { databaseStartupError } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";

/** Opens a database that a server may be using; throws `StartupError` if there is none. */
export async function openAlongsideServer(location: string): Promise<Database> {
  try {
    if (!location.includes("://") && !existsSync(location)) {
      throw new Error(`There is no database at ${location}`);
    }
    return await openDatabase(location, { isAlongsideServer: true });
  } catch (error) {
    throw databaseStartupError(location, error);
  }
}
