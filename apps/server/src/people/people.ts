import type { Kysely } from "kysely";
import { Conflict, type Database } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";
import { accountsNamed, foldName, nameColumns } from "./names.ts";
import { hashOf, newId, newToken } from "../tokens.ts";

/** Somebody the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "gone";
  readonly role: "operator" | "program" | null;
  /** Until when they may not talk, and not come at all. */
  readonly muted: number | null;
  readonly banned: number | null;
  /** JSON: what an operator lets them know. */
  readonly notice: string | null;
}

/** A token as its owner sees it. */
export interface TokenInfo {
  /** The first part of its hash: enough to tell it from the others. */
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** When a token was used is kept to the minute. */
const MINUTE = 60_000;
/** How many tokens for programs a person may have. */
export const MOST_TOKENS = 20;

const NOBODY_YET = { kind: "guest", role: null, muted: null, banned: null, notice: null } as const;

/** A guest who comes for the first time, and the token of their device. */
export async function newGuest(
  database: Database,
  name: string,
  now: number,
  device = "",
): Promise<{ readonly person: Person; readonly token: string }> {
  const person = { ...NOBODY_YET, id: newId(), name };
  const token = newToken();
  await database.commit({
    must: [
      database.query
        .insertInto("people")
        .values({ ...person, ...nameColumns(name, "guest"), created: now })
        .compile(),
      tokenRow(database.query, token, person.id, "device", device, now),
    ],
  });
  return { person, token };
}

/** Whose token this is. */
export async function personOf(
  database: Database,
  token: string,
  now: number,
): Promise<(Person & { readonly tokenKind: "device" | "api" }) | undefined> {
  const hash = hashOf(token);
  const found = await database.query
    .selectFrom("tokens")
    .innerJoin("people", "people.id", "tokens.person")
    .select(["people.id", "people.name", "people.kind", "tokens.kind as tokenKind"])
    .select(["people.role", "people.muted", "people.banned", "people.notice"])
    .select(["tokens.used", "tokens.expires"])
    .where("tokens.hash", "=", hash)
    .executeTakeFirst();
  if (found === undefined || found.kind === "gone") return undefined;
  const { used, expires, ...person } = found;
  if (expires !== null && expires <= now) return undefined;
  if (now - used > MINUTE) {
    await database.query
      .updateTable("tokens")
      .set({ used: now })
      .where("hash", "=", hash)
      .execute();
  }
  return person;
}

/** Gives somebody another name; false where an account has taken it meanwhile. */
export async function rename(
  database: Database,
  { id, kind }: Pick<Person, "id" | "kind">,
  name: string,
): Promise<boolean> {
  const row = database.query
    .updateTable("people")
    .set(nameColumns(name, kind))
    .where("id", "=", id)
    .where((is) =>
      is.or([
        // Their own name, written in another case: they keep it, whatever it looks like.
        is("handle", "=", foldName(name)),
        is.not(is.exists(accountsNamed(database, name, id))),
      ]),
    );
  try {
    await database.commit({ must: [row.compile()] });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** A token for a program of somebody's; undefined where they have too many. */
export async function newApiToken(
  database: Database,
  person: string,
  label: string,
  now: number,
): Promise<{ readonly info: TokenInfo; readonly token: string } | undefined> {
  if ((await apiTokens(database, person)).length >= MOST_TOKENS) return undefined;
  const token = newToken();
  await database.commit({
    must: [tokenRow(database.query, token, person, "api", label, now)],
  });
  return { token, info: { id: idOf(hashOf(token)), label, created: now, used: now } };
}

export async function apiTokens(database: Database, person: string): Promise<readonly TokenInfo[]> {
  const rows = await database.query
    .selectFrom("tokens")
    .select(["hash", "label", "created", "used"])
    .where("person", "=", person)
    .where("kind", "=", "api")
    .orderBy("created")
    .execute();
  return rows.map(({ hash, ...rest }) => ({ id: idOf(hash), ...rest }));
}

/** Takes a token away; false where there is none by this name. */
export async function dropApiToken(
  database: Database,
  person: string,
  id: string,
): Promise<boolean> {
  const rows = await database.query
    .selectFrom("tokens")
    .select("hash")
    .where("person", "=", person)
    .where("kind", "=", "api")
    .execute();
  const found = rows.find(({ hash }) => idOf(hash) === id);
  if (found === undefined) return false;
  await database.query.deleteFrom("tokens").where("hash", "=", found.hash).execute();
  return true;
}

const idOf = (hash: string): string => hash.slice(0, 12);

const tokenRow = (
  query: Kysely<Schema>,
  token: string,
  person: string,
  kind: "device" | "api",
  label: string,
  now: number,
) =>
  query
    .insertInto("tokens")
    .values({ hash: hashOf(token), person, kind, label, created: now, used: now, expires: null })
    .compile();
