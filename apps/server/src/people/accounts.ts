import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { Conflict, type Database } from "../store/database.ts";
import { foldName, isNameTaken } from "./names.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import { dropSlips, readSlip, useSlip } from "./slips.ts";
import { newId } from "./tokens.ts";

/** A way in, as its owner sees it. */
interface Way {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** How somebody can sign in, and how they can be reached. */
export interface Account {
  /** The hash of the password, where there is one. */
  readonly password: string | undefined;
  readonly passkeys: readonly Way[];
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
    password: credentials.find(({ kind }) => kind === "password")?.secret,
    passkeys: passkeys.map(({ id, label, created, used }) => ({ id, label, created, used })),
    email: row?.email ?? undefined,
    language: row?.language ?? undefined,
  };
}

/** An account by its name, and the hash of its password, where it has one. */
export async function accountNamed(
  { query }: Database,
  name: string,
): Promise<{ readonly id: string; readonly password: string | undefined } | undefined> {
  const row = await query
    .selectFrom("people")
    .leftJoin("credentials", (join) =>
      join.onRef("credentials.person", "=", "people.id").on("credentials.kind", "=", "password"),
    )
    .select(["people.id", "credentials.secret"])
    .where("people.handle", "=", foldName(name))
    .executeTakeFirst();
  return row && { id: row.id, password: row.secret ?? undefined };
}

/** A guest becomes an account of this name; what goes with it is done with it or not at all. */
export async function makeAccount(
  database: Database,
  person: string,
  name: string,
  along: readonly CompiledQuery[],
): Promise<Result<undefined, Problem>> {
  const becomes = database.query
    .updateTable("people")
    .set({ kind: "account", name, handle: foldName(name) })
    .where("id", "=", person)
    .where("kind", "=", "guest")
    .compile();
  try {
    await database.commit({ must: [becomes, ...along] });
    return ok(undefined);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const isTaken = await isNameTaken(database, name, person);
    return fail(problem(isTaken ? "person/name-taken" : "person/account-already"));
  }
}

/** The statement that keeps a password; another must go before. */
export async function passwordRow(
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

export const dropPassword = ({ query }: Pick<Database, "query">, person: string): CompiledQuery =>
  query
    .deleteFrom("credentials")
    .where("person", "=", person)
    .where("kind", "=", "password")
    .compile();

/** Takes a passkey away; false where there is none of this name. */
export async function dropPasskey(
  database: Database,
  person: string,
  id: string,
): Promise<boolean> {
  const row = database.query
    .deleteFrom("credentials")
    .where("person", "=", person)
    .where("kind", "=", "passkey")
    .where("id", "=", id);
  try {
    await database.commit({ must: [row.compile()] });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** Sets a password by a slip: all sessions end, those of programs too, and no other slip changes the account again. */
export async function resetPassword(
  database: Database,
  slip: string,
  password: string,
  now: number,
): Promise<Result<string, Problem>> {
  const unknown = fail(problem("slip/unknown"));
  const read = await readSlip(database, "reset", slip, now);
  if (read?.person === undefined) return unknown;
  const { person } = read;
  const row = await passwordRow(database, person, password, now);
  if (!row.ok) return row;
  try {
    await database.commit({
      must: [useSlip(database, slip)],
      also: [
        dropPassword(database, person),
        row.value,
        endSessions(database, person, true),
        dropSlips(database, person),
      ],
    });
    return ok(person);
  } catch (error) {
    if (error instanceof Conflict) return unknown;
    throw error;
  }
}
