import { existsSync } from "node:fs";
import { databaseStartupError } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";

/** Opens a database beside a server that may be running; throws `StartupError` where there is none. */
export async function openAlongsideServer(where: string): Promise<Database> {
  try {
    if (!where.includes("://") && !existsSync(where)) {
      throw new Error(`There is no database at ${where}`);
    }
    return await openDatabase(where, { isAlongsideServer: true });
  } catch (error) {
    throw databaseStartupError(where, error);
  }
}
