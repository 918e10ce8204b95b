import type { Database } from "@sofala/server/admin";
import { resolveDatabase, readConfig } from "@sofala/server/config";
import { reportError, type Context, type ExitCode } from "../command.ts";
import { ROOT } from "../root.ts";

/** A command for operators, such as `sofala admin tables list`. */
export interface AdminCommand {
  readonly name: string;
  /** Other names that work too, for example names of earlier versions. */
  readonly aliases?: readonly string[];
  /** The arguments, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}

/** The library of these commands, loaded only when one of them runs. */
export type Admin = typeof import("@sofala/server/admin");

/** The option that every admin command has. */
export const DATABASE_OPTION = { database: { type: "string" } } as const;

/** Runs `work` on the given database, by default the server's; prints a sentence if it cannot be opened. */
export async function withDatabase(
  context: Context,
  givenLocation: string | undefined,
  work: (database: Database, admin: Admin, location: string) => Promise<ExitCode>,
  open: (admin: Admin, location: string) => Promise<Database> = (
    { openAlongsideServer },
    location,
  ) => openAlongsideServer(location),
): Promise<ExitCode> {
  const location =
    givenLocation === undefined ? defaultLocation() : resolveDatabase(givenLocation, ".");
  const admin = await import("@sofala/server/admin");
  let database: Database;
  try {
    database = await open(admin, location);
  } catch (error) {
    if (!(error instanceof admin.StartupError)) throw error;
    return reportError(context, { exitCode: 2, message: error.message });
  }
  try {
    return await work(database, admin, location);
  } finally {
    await database.close();
  }
}

function defaultLocation(): string {
  const { DATABASE_URL } = process.env;
  const config = readConfig(DATABASE_URL === undefined ? {} : { DATABASE_URL }, ROOT);
  if (!config.ok) throw new Error(config.error);
  return config.value.database;
}
