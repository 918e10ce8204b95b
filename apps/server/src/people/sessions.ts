import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { hashOf, newToken, tokenIdOf } from "../tokens.ts";

/** Above this, the least recently used session of a person ends. */
export const MAX_SESSIONS = 100;

/** The token that a request was authenticated by. */
export interface RequestToken {
  readonly hash: string;
  readonly kind: "device" | "api";
}

/** A signed-in device. */
export interface SessionInfo {
  /** The beginning of the token's hash. */
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly isCurrent: boolean;
}

/** A new session token and the query that stores its hash. Sign-in never reuses the device's previous token. */
export function prepareSession(
  { query }: Pick<Database, "query">,
  person: string,
  label: string,
  now: number,
): { readonly token: string; readonly insertQuery: CompiledQuery } {
  const token = newToken();
  return { token, insertQuery: insertTokenQuery({ query }, token, person, "device", label, now) };
}

export const insertTokenQuery = (
  { query }: Pick<Database, "query">,
  token: string,
  person: string,
  kind: "device" | "api",
  label: string,
  now: number,
): CompiledQuery =>
  query
    .insertInto("tokens")
    .values({
      hash: hashOf(token),
      person,
      kind,
      label,
      created_at: now,
      last_used_at: now,
      expires_at: null,
    })
    .compile();

/** Ends the least recently used sessions of a person with too many. */
export function endOldSessionsQuery(
  { query }: Pick<Database, "query">,
  person: string,
): CompiledQuery {
  const newest = query
    .selectFrom("tokens")
    .select("hash")
    .where("person", "=", person)
    .where("kind", "=", "device")
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .orderBy("hash")
    .limit(MAX_SESSIONS);
  return query
    .deleteFrom("tokens")
    .where("person", "=", person)
    .where("kind", "=", "device")
    .where("hash", "not in", newest)
    .compile();
}

/** The sessions of a person, last used first. */
export async function sessionsOf(
  { query }: Database,
  person: string,
  currentHash: string | undefined,
): Promise<readonly SessionInfo[]> {
  const rows = await query
    .selectFrom("tokens")
    .select(["hash", "label", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("person", "=", person)
    .where("kind", "=", "device")
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ hash, ...rest }) => ({
    id: tokenIdOf(hash),
    ...rest,
    isCurrent: hash === currentHash,
  }));
}

/** Ends a session and returns the hash of its token; undefined if there is no such session. */
export async function endSessionById(
  { query }: Database,
  person: string,
  id: string,
): Promise<string | undefined> {
  const rows = await query
    .selectFrom("tokens")
    .select("hash")
    .where("person", "=", person)
    .where("kind", "=", "device")
    .execute();
  const found = rows.find(({ hash }) => tokenIdOf(hash) === id);
  if (found !== undefined) await endSessionByHash({ query }, found.hash);
  return found?.hash;
}

export async function endSessionByHash(
  { query }: Pick<Database, "query">,
  hash: string,
): Promise<void> {
  await query.deleteFrom("tokens").where("hash", "=", hash).execute();
}

/** Deletes the session tokens of a person except one, and the API tokens too if asked for. */
export function endSessionsQuery(
  { query }: Database,
  person: string,
  includeApiTokens: boolean,
  exceptHash = "",
): CompiledQuery {
  const all = query
    .deleteFrom("tokens")
    .where("person", "=", person)
    .where("hash", "<>", exceptHash);
  return (includeApiTokens ? all : all.where("kind", "=", "device")).compile();
}
