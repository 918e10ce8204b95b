import type { Kysely } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { accountsWithSimilarName, normalizeName, nameColumns } from "./names.ts";
import { hashOf, newId, newToken } from "../tokens.ts";

/** Somebody the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "gone";
  readonly role: "operator" | "program" | null;
  /** Until when they may not talk, and not come at all. */
  readonly mutedUntil: number | null;
  readonly bannedUntil: number | null;
  /** JSON: what an operator lets them know. */
  readonly moderationDetails: string | null;
}

/** A token as its owner sees it. */
export interface ApiTokenInfo {
  /** The first part of its hash: enough to tell it from the others. */
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** When a token was used is kept to the minute. */
const LAST_USED_PRECISION_MS = 60_000;
/** How many tokens for programs a person may have. */
export const MAX_API_TOKENS = 20;

const GUEST_DEFAULTS = {
  kind: "guest",
  role: null,
  mutedUntil: null,
  bannedUntil: null,
  moderationDetails: null,
} as const;

/** A guest who comes for the first time, and the token of their device. */
export async function createGuest(
  database: Database,
  name: string,
  now: number,
  device = "",
): Promise<{ readonly person: Person; readonly token: string }> {
  const person = { ...GUEST_DEFAULTS, id: newId(), name };
  const token = newToken();
  await database.commit({
    mustChange: [
      database.query
        .insertInto("people")
        .values({ id: person.id, kind: "guest", ...nameColumns(name, "guest"), created: now })
        .compile(),
      insertTokenQuery(database.query, token, person.id, "device", device, now),
    ],
  });
  return { person, token };
}

/** Whose token this is. */
export async function findPersonByToken(
  database: Database,
  token: string,
  now: number,
): Promise<(Person & { readonly tokenKind: "device" | "api" }) | undefined> {
  const hash = hashOf(token);
  const found = await database.query
    .selectFrom("tokens")
    .innerJoin("people", "people.id", "tokens.person")
    .select(["people.id", "people.name", "people.kind", "tokens.kind as tokenKind"])
    .select(["people.role", "people.muted as mutedUntil", "people.banned as bannedUntil"])
    .select("people.notice as moderationDetails")
    .select(["tokens.used", "tokens.expires"])
    .where("tokens.hash", "=", hash)
    .executeTakeFirst();
  if (found === undefined || found.kind === "gone") return undefined;
  const { used, expires, ...person } = found;
  if (expires !== null && expires <= now) return undefined;
  if (now - used > LAST_USED_PRECISION_MS) {
    await database.query
      .updateTable("tokens")
      .set({ used: now })
      .where("hash", "=", hash)
      .execute();
  }
  return person;
}

/** Gives somebody another name; false where an account has taken it meanwhile. */
export async function renamePerson(
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
        is("handle", "=", normalizeName(name)),
        is.not(is.exists(accountsWithSimilarName(database, name, id))),
      ]),
    );
  try {
    await database.commit({ mustChange: [row.compile()] });
    return true;
  } catch (error) {
    if (error instanceof CommitConflict) return false;
    throw error;
  }
}

/** A token for a program of somebody's; undefined where they have too many. */
export async function createApiToken(
  database: Database,
  person: string,
  label: string,
  now: number,
): Promise<{ readonly info: ApiTokenInfo; readonly token: string } | undefined> {
  if ((await apiTokens(database, person)).length >= MAX_API_TOKENS) return undefined;
  const token = newToken();
  await database.commit({
    mustChange: [insertTokenQuery(database.query, token, person, "api", label, now)],
  });
  return { token, info: { id: tokenIdOf(hashOf(token)), label, createdAt: now, lastUsedAt: now } };
}

export async function apiTokens(
  database: Database,
  person: string,
): Promise<readonly ApiTokenInfo[]> {
  const rows = await database.query
    .selectFrom("tokens")
    .select(["hash", "label", "created as createdAt", "used as lastUsedAt"])
    .where("person", "=", person)
    .where("kind", "=", "api")
    .orderBy("created")
    .execute();
  return rows.map(({ hash, ...rest }) => ({ id: tokenIdOf(hash), ...rest }));
}

/** Takes a token away; false where there is none by this name. */
export async function deleteApiToken(
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
  const found = rows.find(({ hash }) => tokenIdOf(hash) === id);
  if (found === undefined) return false;
  await database.query.deleteFrom("tokens").where("hash", "=", found.hash).execute();
  return true;
}

const tokenIdOf = (hash: string): string => hash.slice(0, 12);

const insertTokenQuery = (
  query: Kysely<DatabaseSchema>,
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
