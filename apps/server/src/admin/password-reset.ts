import { findAccountByName } from "../people/credentials.ts";
import { recordActionQuery } from "../people/operator-actions.ts";
import { createOneTimeToken } from "../people/one-time-tokens.ts";
import type { Database } from "../store/database.ts";

/** The page that resets an account's password; its token works once, within a day. Undefined if no account has this name. */
export async function passwordResetPath(
  database: Database,
  name: string,
  now: number,
): Promise<string | undefined> {
  const account = await findAccountByName(database, name);
  if (account === undefined) return undefined;
  const token = await createOneTimeToken(database, "password-reset", { person: account.id }, now);
  const action = { at: now, person: account.id, action: "reset-password" } as const;
  await database.query.executeQuery(recordActionQuery(database, action));
  return `/account/reset?token=${token}`;
}
