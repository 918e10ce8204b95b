import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import {
  findAccountByName,
  insertPasswordQuery,
  lockAccountQuery,
  replacePasswordQueries,
} from "../people/credentials.ts";
import { beginAttempt, recordSuccess } from "../people/login-throttle.ts";
import { findRecoveryCode, consumeRecoveryCodeQuery } from "../people/recovery-codes.ts";
import { CommitConflict } from "../store/database.ts";
import { throttleKeysOf, type AuthenticationDeps, type PasswordRequest } from "./sign-in.ts";

/**
 * Sets a new password by a recovery code, which then no longer works, and returns the account. Ends all sessions and
 * revokes API tokens. Attempts are throttled together with passwords; unknown names, wrong codes and used codes get the
 * same answer.
 */
export async function recoverAccount(
  { database, now }: AuthenticationDeps,
  request: PasswordRequest,
  { name, code, password }: { readonly [Field in "name" | "code" | "password"]: string },
): Promise<Result<{ readonly id: string; readonly name: string }, Problem>> {
  const invalid = refuse("recovery-code/invalid");
  const account = await findAccountByName(database, name);
  const keys = await throttleKeysOf(database, request, name, account?.id);
  const attempt = await beginAttempt(database, keys, now());
  if (!attempt.ok) return attempt;
  const codeId = await findRecoveryCode(database, account?.id, code);
  if (account === undefined || codeId === undefined) return invalid;
  const insertPassword = await insertPasswordQuery(database, account.id, password, now());
  if (!insertPassword.ok) return insertPassword;
  try {
    await database.commit({
      mustChange: [
        consumeRecoveryCodeQuery(database, codeId, now()),
        lockAccountQuery(database, account.id),
      ],
      mayChange: replacePasswordQueries(database, account.id, insertPassword.value),
    });
  } catch (error) {
    if (error instanceof CommitConflict) return invalid;
    throw error;
  }
  await recordSuccess(database, keys, now());
  return ok(account);
}
