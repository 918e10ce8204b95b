import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { Database } from "../store/database.ts";
import type { Account } from "./credentials.ts";
import { beginAttempt, recordSuccess, type ThrottleKey } from "./login-throttle.ts";
import { relyingPartyFor, verifyPasskey } from "./passkeys.ts";
import { verifyPassword } from "./passwords.ts";

/** A password or passkey that is asked for again before a sensitive change. */
export interface Reauthentication {
  readonly password?: string | undefined;
  readonly passkey?: unknown;
}

interface ReauthenticationContext {
  readonly origin: string;
  /** The hash of the session token of the request. */
  readonly sessionHash: string;
  readonly now: number;
}

/** Checks a password or passkey again: a session alone is not enough. */
export async function reauthenticate(
  database: Database,
  person: string,
  account: Pick<Account, "passwordHash">,
  { password, passkey }: Reauthentication,
  { origin, sessionHash, now }: ReauthenticationContext,
): Promise<Result<undefined, Problem>> {
  if (passkey !== undefined) {
    const relyingParty = relyingPartyFor(origin);
    if (!relyingParty.ok) return relyingParty;
    const owner = await verifyPasskey(database, relyingParty.value, passkey, now);
    return owner === person ? ok(undefined) : refuse("person/reauthentication-required");
  }
  if (password === undefined) return refuse("person/reauthentication-required");
  // Count by session: failures elsewhere, or in a stolen session, do not lock the owner out.
  const keys: readonly ThrottleKey[] = [{ kind: "device", value: sessionHash }];
  const attempt = await beginAttempt(database, keys, now);
  if (!attempt.ok) return attempt;
  const isCorrect = await verifyPassword(password, account.passwordHash);
  if (!isCorrect.ok) return isCorrect;
  if (!isCorrect.value) return refuse("person/reauthentication-required");
  await recordSuccess(database, keys, now);
  return ok(undefined);
}
