import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import type { CredentialRow } from "../store/schema.ts";
import { deleteKnownDevicesQuery } from "./known-devices.ts";
import { accountsWithSimilarName, isNameTaken, nameColumns, normalizeName } from "./names.ts";
import { hashPassword } from "./passwords.ts";
import {
  consumeOneTimeTokenQuery,
  deleteOneTimeTokensQuery,
  readOneTimeToken,
} from "./one-time-tokens.ts";
import { endSessionsQuery } from "./sessions.ts";
import { newId } from "../tokens.ts";

/** How often to retry removing a sign-in method, if another change of the account conflicts. */
const MAX_COMMIT_ATTEMPTS = 20;

interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

interface RecoveryCodesInfo {
  readonly createdAt: number;
  /** How many have not been used. */
  readonly left: number;
  /** When one was used last. */
  readonly lastUsedAt?: number;
}

/** The sign-in methods and mail settings of an account. */
export interface Account {
  /** Undefined if the account has no password. */
  readonly passwordHash: string | undefined;
  readonly passkeys: readonly PasskeyInfo[];
  /** Undefined if the account has none. */
  readonly recoveryCodes: RecoveryCodesInfo | undefined;
  readonly email: string | undefined;
  readonly language: string | undefined;
}

export async function accountOf({ query }: Database, person: string): Promise<Account> {
  const [row, credentials] = await Promise.all([
    query
      .selectFrom("people")
      .select(["email", "language"])
      .where("id", "=", person)
      .executeTakeFirst(),
    query
      .selectFrom("credentials")
      .selectAll()
      .where("person", "=", person)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
  ]);
  const passkeys = credentials.filter(({ kind }) => kind === "passkey");
  return {
    passwordHash: credentials.find(({ kind }) => kind === "password")?.secret,
    passkeys: passkeys.map(({ id, label, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      label,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodes: recoveryCodesInfo(credentials.filter(({ kind }) => kind === "recovery-code")),
    email: row?.email ?? undefined,
    language: row?.language ?? undefined,
  };
}

function recoveryCodesInfo(
  codes: readonly Pick<CredentialRow, "secret" | "created_at" | "last_used_at">[],
): RecoveryCodesInfo | undefined {
  const [first] = codes;
  if (first === undefined) return undefined;
  const used = codes.filter(({ secret }) => secret === "");
  return {
    createdAt: first.created_at,
    left: codes.length - used.length,
    ...(used.length === 0
      ? {}
      : { lastUsedAt: Math.max(...used.map((code) => code.last_used_at)) }),
  };
}

interface FoundAccount {
  readonly id: string;
  readonly name: string;
  readonly passwordHash: string | undefined;
}

/** Finds an account by its normalized name. */
export async function findAccountByName(
  { query }: Database,
  name: string,
): Promise<FoundAccount | undefined> {
  const row = await query
    .selectFrom("people")
    .leftJoin("credentials", (join) =>
      join.onRef("credentials.person", "=", "people.id").on("credentials.kind", "=", "password"),
    )
    .select(["people.id", "people.name", "credentials.secret"])
    .where("people.normalized_name", "=", normalizeName(name))
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, passwordHash: row.secret ?? undefined };
}

/** Turns a guest into an account with this name, in one transaction with the other queries. */
export async function upgradeGuest(
  database: Database,
  person: string,
  name: string,
  queries: readonly CompiledQuery[],
): Promise<Result<undefined, Problem>> {
  const upgrade = database.query
    .updateTable("people")
    .set({ kind: "account", ...nameColumns(name, "account") })
    .where("id", "=", person)
    .where("kind", "=", "guest")
    .where((is) => is.not(is.exists(accountsWithSimilarName(database, name, person))))
    .compile();
  try {
    await database.commit({ mustChange: [upgrade, ...queries] });
    return ok(undefined);
  } catch (error) {
    if (!(error instanceof CommitConflict)) throw error;
    const isTaken = await isNameTaken(database, name, person);
    return refuse(isTaken ? "person/name-taken" : "person/has-account");
  }
}

/** Inserts a hashed password; delete the previous one in the same transaction. */
export async function insertPasswordQuery(
  { query }: Database,
  person: string,
  password: string,
  now: number,
): Promise<Result<CompiledQuery, Problem>> {
  const secret = await hashPassword(password);
  if (!secret.ok) return secret;
  return ok(
    query
      .insertInto("credentials")
      .values({
        id: newId(),
        person,
        kind: "password",
        secret: secret.value,
        label: "",
        counter: 0,
        created_at: now,
        last_used_at: now,
      })
      .compile(),
  );
}

export const deletePasswordQuery = (
  { query }: Pick<Database, "query">,
  person: string,
): CompiledQuery =>
  query
    .deleteFrom("credentials")
    .where("person", "=", person)
    .where("kind", "=", "password")
    .compile();

/** Changes nothing, but locks the account's row: changes of its sign-in methods run one after another. */
export const lockAccountQuery = (
  { query }: Pick<Database, "query">,
  person: string,
): CompiledQuery =>
  query
    .updateTable("people")
    .set((row) => ({ kind: row.ref("kind") }))
    .where("id", "=", person)
    .where("kind", "=", "account")
    .compile();

type SignInMethod =
  | { readonly kind: "password" }
  | { readonly kind: "passkey"; readonly id: string };

/** Removes a sign-in method, but never the last one, even if several are removed at the same time. */
export async function removeSignInMethod(
  database: Database,
  person: string,
  method: SignInMethod,
): Promise<Result<undefined, Problem>> {
  for (let attempt = 0; attempt < MAX_COMMIT_ATTEMPTS; attempt++) {
    const { passwordHash, passkeys } = await accountOf(database, person);
    const methodCount = passkeys.length + (passwordHash === undefined ? 0 : 1);
    const exists =
      method.kind === "password"
        ? passwordHash !== undefined
        : passkeys.some(({ id }) => id === method.id);
    if (!exists) return method.kind === "password" ? ok(undefined) : refuse("passkey/unknown");
    if (methodCount === 1) return refuse("person/last-sign-in-method");
    try {
      await database.commit({
        mustChange: [
          lockAccountQuery(database, person),
          deleteSignInMethodQuery(database, person, method),
        ],
      });
      return ok(undefined);
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  return refuse("server/busy");
}

/** Deletes a sign-in method if the account has another one. */
function deleteSignInMethodQuery(
  { query }: Database,
  person: string,
  method: SignInMethod,
): CompiledQuery {
  const rows = query
    .deleteFrom("credentials")
    .where("person", "=", person)
    .where("kind", "=", method.kind)
    .where((is) => {
      const others = is
        .selectFrom("credentials as others")
        .select("others.id")
        .where("others.person", "=", person)
        .where("others.kind", "<>", "recovery-code");
      return is.exists(
        method.kind === "password"
          ? others.where("others.kind", "<>", method.kind)
          : others.where("others.id", "<>", method.id),
      );
    });
  return (method.kind === "password" ? rows : rows.where("id", "=", method.id)).compile();
}

/** Replaces a lost password, and ends whatever somebody else may have opened with the old one. */
export const replacePasswordQueries = (
  database: Database,
  person: string,
  insertPassword: CompiledQuery,
): readonly CompiledQuery[] => [
  deletePasswordQuery(database, person),
  insertPassword,
  endSessionsQuery(database, person, true),
  deleteOneTimeTokensQuery(database, person),
  deleteKnownDevicesQuery(database, person),
];

/**
 * Sets a password by a one-time token and returns the person. Ends all sessions, revokes API tokens and deletes all
 * other one-time tokens of the account.
 */
export async function resetPassword(
  database: Database,
  token: string,
  password: string,
  now: number,
): Promise<Result<string, Problem>> {
  const invalidToken = refuse("link/invalid");
  const stored = await readOneTimeToken(database, "password-reset", token, now);
  if (stored?.person === undefined) return invalidToken;
  const { person } = stored;
  const insertQuery = await insertPasswordQuery(database, person, password, now);
  if (!insertQuery.ok) return insertQuery;
  try {
    await database.commit({
      mustChange: [consumeOneTimeTokenQuery(database, token), lockAccountQuery(database, person)],
      mayChange: replacePasswordQueries(database, person, insertQuery.value),
    });
    return ok(person);
  } catch (error) {
    if (error instanceof CommitConflict) return invalidToken;
    throw error;
  }
}
