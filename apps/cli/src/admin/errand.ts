import type { Database } from "@sofala/server/admin";
import { resolveDatabase, readConfig } from "@sofala/server/config";
import { complain, type Context, type ExitCode } from "../command.ts";
import { ROOT } from "../root.ts";

/** One thing that an operator has done: `sofala admin games list`. */
export interface Errand {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  readonly summary: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}

/** The library of errands; other commands do not wait for it. */
export type Admin = typeof import("@sofala/server/admin");

/** An option of every errand. */
export const DATABASE = { database: { type: "string" } } as const;

/** Does an errand on the database that was named, or on the server's; what keeps it from that is a sentence. */
export async function withDatabase(
  context: Context,
  named: string | undefined,
  work: (database: Database, admin: Admin, where: string) => Promise<ExitCode>,
  open: (admin: Admin, where: string) => Promise<Database> = ({ openAlongsideServer }, where) =>
    openAlongsideServer(where),
): Promise<ExitCode> {
  const where = named === undefined ? usualDatabase() : resolveDatabase(named, ".");
  const admin = await import("@sofala/server/admin");
  let database: Database;
  try {
    database = await open(admin, where);
  } catch (error) {
    if (!(error instanceof admin.StartupError)) throw error;
    return complain(context, { exit: 2, sentence: error.message });
  }
  try {
    return await work(database, admin, where);
  } finally {
    await database.close();
  }
}

function usualDatabase(): string {
  const { DATABASE_URL } = process.env;
  const config = readConfig(DATABASE_URL === undefined ? {} : { DATABASE_URL }, ROOT);
  if (!config.ok) throw new Error(config.error);
  return config.value.database;
}
