import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { Database } from "../store/database.ts";
import type { Account } from "./credentials.ts";
import { begin, succeed, type Trying } from "./login-throttle.ts";
import { siteAt, whoShows } from "./passkeys.ts";
import { isPassword } from "./passwords.ts";

/** How somebody shows anew that it is them, before what cannot be undone. */
export interface Proof {
  readonly password?: string | undefined;
  readonly passkey?: unknown;
}

interface Circumstances {
  readonly origin: string;
  /** The token by which they came. */
  readonly session: string;
  readonly now: number;
}

/** Is it really them? A device that somebody left lying about does not do. */
export async function prove(
  database: Database,
  person: string,
  account: Pick<Account, "password">,
  proof: Proof,
  { origin, session, now }: Circumstances,
): Promise<Result<undefined, Problem>> {
  if (proof.passkey !== undefined) {
    const site = siteAt(origin);
    if (!site.ok) return site;
    const shown = await whoShows(database, site.value, proof.passkey, now);
    return shown === person ? ok(undefined) : fail(problem("person/unproven"));
  }
  if (proof.password === undefined) return fail(problem("person/unproven"));
  // Nobody else's failures count, neither at the same address nor in a session that was stolen.
  const tries: readonly Trying[] = [{ kind: "device", what: session }];
  const may = await begin(database, tries, now);
  if (!may.ok) return may;
  const isIt = await isPassword(proof.password, account.password);
  if (!isIt.ok) return isIt;
  if (!isIt.value) return fail(problem("person/unproven"));
  await succeed(database, tries, now);
  return ok(undefined);
}
