import { existsSync } from "node:fs";
import { databaseTrouble } from "../startup-error.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";

/** Opens a database beside a server that may be running; throws `CannotStart` where there is none. */
export async function openBeside(where: string): Promise<Database> {
  try {
    if (!where.includes("://") && !existsSync(where)) {
      throw new Error(`There is no database at ${where}`);
    }
    return await openDatabase(where, { beside: true });
  } catch (error) {
    throw databaseTrouble(where, error);
  }
}
