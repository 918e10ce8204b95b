import type { Database } from "../store/database.ts";
import { hashOf, newToken, tokenIdOf } from "../tokens.ts";
import { insertTokenQuery } from "./sessions.ts";

/** An API token without its secret. */
export interface ApiTokenInfo {
  /** The beginning of the token's hash. */
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** Per person. */
export const MAX_API_TOKENS = 20;

/** Creates an API token; undefined if the person has too many. */
export async function createApiToken(
  database: Database,
  person: string,
  label: string,
  now: number,
): Promise<{ readonly info: ApiTokenInfo; readonly token: string } | undefined> {
  if ((await apiTokens(database, person)).length >= MAX_API_TOKENS) return undefined;
  const token = newToken();
  await database.commit({
    mustChange: [insertTokenQuery(database, token, person, "api", label, now)],
  });
  return { token, info: { id: tokenIdOf(hashOf(token)), label, createdAt: now, lastUsedAt: now } };
}

export async function apiTokens(
  { query }: Database,
  person: string,
): Promise<readonly ApiTokenInfo[]> {
  const rows = await query
    .selectFrom("tokens")
    .select(["hash", "label", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("person", "=", person)
    .where("kind", "=", "api")
    .orderBy("created_at")
    .execute();
  return rows.map(({ hash, ...rest }) => ({ id: tokenIdOf(hash), ...rest }));
}

/** Deletes an API token; false if the person has none with this id. */
export async function deleteApiToken(
  { query }: Database,
  person: string,
  id: string,
): Promise<boolean> {
  const rows = await query
    .selectFrom("tokens")
    .select("hash")
    .where("person", "=", person)
    .where("kind", "=", "api")
    .execute();
  const found = rows.find(({ hash }) => tokenIdOf(hash) === id);
  if (found === undefined) return false;
  await query.deleteFrom("tokens").where("hash", "=", found.hash).execute();
  return true;
}
