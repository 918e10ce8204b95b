import { findAccountByName } from "../people/credentials.ts";
import { createOneTimeToken } from "../people/one-time-tokens.ts";
import type { Database } from "../store/database.ts";

/** The page at which an account's password can be set anew, once and within a day; nothing where no account has this name. */
export async function passwordResetPath(
  database: Database,
  name: string,
  now: number,
): Promise<string | undefined> {
  const account = await findAccountByName(database, name);
  if (account === undefined) return undefined;
  const slip = await createOneTimeToken(database, "reset", { person: account.id }, now);
  return `/account/reset?slip=${slip}`;
}
