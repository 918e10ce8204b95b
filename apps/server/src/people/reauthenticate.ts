import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { Database } from "../store/database.ts";
import type { Account } from "./credentials.ts";
import { beginAttempt, recordSuccess, type ThrottleKey } from "./login-throttle.ts";
import { relyingPartyFor, verifyPasskey } from "./passkeys.ts";
import { verifyPassword } from "./passwords.ts";

/** How somebody shows anew that it is them, before what cannot be undone. */
export interface Reauthentication {
  readonly password?: string | undefined;
  readonly passkey?: unknown;
}

interface ReauthenticationContext {
  readonly origin: string;
  /** The token by which they came. */
  readonly sessionHash: string;
  readonly now: number;
}

/** Is it really them? A device that somebody left lying about does not do. */
export async function reauthenticate(
  database: Database,
  person: string,
  account: Pick<Account, "passwordHash">,
  proof: Reauthentication,
  { origin, sessionHash, now }: ReauthenticationContext,
): Promise<Result<undefined, Problem>> {
  if (proof.passkey !== undefined) {
    const site = relyingPartyFor(origin);
    if (!site.ok) return site;
    const shown = await verifyPasskey(database, site.value, proof.passkey, now);
    return shown === person ? ok(undefined) : fail(problem("person/unproven"));
  }
  if (proof.password === undefined) return fail(problem("person/unproven"));
  // Nobody else's failures count, neither at the same address nor in a session that was stolen.
  const tries: readonly ThrottleKey[] = [{ kind: "device", value: sessionHash }];
  const may = await beginAttempt(database, tries, now);
  if (!may.ok) return may;
  const isIt = await verifyPassword(proof.password, account.passwordHash);
  if (!isIt.ok) return isIt;
  if (!isIt.value) return fail(problem("person/unproven"));
  await recordSuccess(database, tries, now);
  return ok(undefined);
}
