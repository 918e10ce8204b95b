import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import { deleteKnownDevicesQuery } from "./known-devices.ts";
import { accountsWithSimilarName, normalizeName, isNameTaken, nameColumns } from "./names.ts";
import { hashPassword } from "./passwords.ts";
import { endSessionsQuery } from "./sessions.ts";
import {
  deleteOneTimeTokensQuery,
  readOneTimeToken,
  consumeOneTimeTokenQuery,
} from "./one-time-tokens.ts";
import { newId } from "../tokens.ts";

/** How often it is tried to take a way in away because somebody else was quicker. */
const MAX_COMMIT_ATTEMPTS = 20;

/** A way in, as its owner sees it. */
interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** How somebody can sign in, and how they can be reached. */
export interface Account {
  /** The hash of the password, where there is one. */
  readonly passwordHash: string | undefined;
  readonly passkeys: readonly PasskeyInfo[];
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
      .orderBy("created")
      .orderBy("id")
      .execute(),
  ]);
  const passkeys = credentials.filter(({ kind }) => kind === "passkey");
  return {
    passwordHash: credentials.find(({ kind }) => kind === "password")?.secret,
    passkeys: passkeys.map(({ id, label, created, used }) => ({
      id,
      label,
      createdAt: created,
      lastUsedAt: used,
    })),
    email: row?.email ?? undefined,
    language: row?.language ?? undefined,
  };
}

/** An account by its name, and the hash of its password, where it has one. */
export async function findAccountByName(
  { query }: Database,
  name: string,
): Promise<{ readonly id: string; readonly passwordHash: string | undefined } | undefined> {
  const row = await query
    .selectFrom("people")
    .leftJoin("credentials", (join) =>
      join.onRef("credentials.person", "=", "people.id").on("credentials.kind", "=", "password"),
    )
    .select(["people.id", "credentials.secret"])
    .where("people.handle", "=", normalizeName(name))
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.secret ?? undefined };
}

/** A guest becomes an account of this name; what goes with it is done with it or not at all. */
export async function upgradeGuest(
  database: Database,
  person: string,
  name: string,
  along: readonly CompiledQuery[],
): Promise<Result<undefined, Problem>> {
  const becomes = database.query
    .updateTable("people")
    .set({ kind: "account", ...nameColumns(name, "account") })
    .where("id", "=", person)
    .where("kind", "=", "guest")
    .where((is) => is.not(is.exists(accountsWithSimilarName(database, name, person))))
    .compile();
  try {
    await database.commit({ mustChange: [becomes, ...along] });
    return ok(undefined);
  } catch (error) {
    if (!(error instanceof CommitConflict)) throw error;
    const isTaken = await isNameTaken(database, name, person);
    return fail(problem(isTaken ? "person/name-taken" : "person/account-already"));
  }
}

/** The statement that keeps a password; another must go before. */
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
        created: now,
        used: now,
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

/** The statement for whose sake changes of an account's ways in wait for each other. */
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

/** The password, or a passkey by its name. */
type SignInMethod =
  | { readonly kind: "password" }
  | { readonly kind: "passkey"; readonly id: string };

/** Takes a way in away, unless it is the last one, whatever else is taken away at the same moment. */
export async function removeSignInMethod(
  database: Database,
  person: string,
  way: SignInMethod,
): Promise<Result<undefined, Problem>> {
  for (let tries = 0; tries < MAX_COMMIT_ATTEMPTS; tries++) {
    const { passwordHash, passkeys } = await accountOf(database, person);
    const ways = passkeys.length + (passwordHash === undefined ? 0 : 1);
    const isThere =
      way.kind === "password"
        ? passwordHash !== undefined
        : passkeys.some(({ id }) => id === way.id);
    if (!isThere) return way.kind === "password" ? ok(undefined) : fail(problem("passkey/unknown"));
    if (ways === 1) return fail(problem("person/last-way-in"));
    try {
      await database.commit({
        mustChange: [
          lockAccountQuery(database, person),
          deleteSignInMethodQuery(database, person, way),
        ],
      });
      return ok(undefined);
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  return fail(problem("server/busy"));
}

/** Finds nothing to do where there is no other way in. */
function deleteSignInMethodQuery(
  { query }: Database,
  person: string,
  way: SignInMethod,
): CompiledQuery {
  const rows = query
    .deleteFrom("credentials")
    .where("person", "=", person)
    .where("kind", "=", way.kind)
    .where((is) => {
      const others = is
        .selectFrom("credentials as others")
        .select("others.id")
        .where("others.person", "=", person);
      return is.exists(
        way.kind === "password"
          ? others.where("others.kind", "<>", way.kind)
          : others.where("others.id", "<>", way.id),
      );
    });
  return (way.kind === "password" ? rows : rows.where("id", "=", way.id)).compile();
}

/** Sets a password by a slip: all sessions end, those of programs too, and no other slip changes the account again. */
export async function resetPassword(
  database: Database,
  slip: string,
  password: string,
  now: number,
): Promise<Result<string, Problem>> {
  const unknown = fail(problem("slip/unknown"));
  const read = await readOneTimeToken(database, "reset", slip, now);
  if (read?.person === undefined) return unknown;
  const { person } = read;
  const row = await insertPasswordQuery(database, person, password, now);
  if (!row.ok) return row;
  try {
    await database.commit({
      mustChange: [consumeOneTimeTokenQuery(database, slip), lockAccountQuery(database, person)],
      mayChange: [
        deletePasswordQuery(database, person),
        row.value,
        endSessionsQuery(database, person, true),
        deleteOneTimeTokensQuery(database, person),
        deleteKnownDevicesQuery(database, person),
      ],
    });
    return ok(person);
  } catch (error) {
    if (error instanceof CommitConflict) return unknown;
    throw error;
  }
}
