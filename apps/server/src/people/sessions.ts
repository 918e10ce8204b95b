import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** A device that is signed in, as its owner sees it. */
export interface SessionInfo {
  /** The first part of its token's hash. */
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly isCurrent: boolean;
}

/** A new token for a device, and the statement that keeps its hash; one that was there before is never used on. */
export function prepareSession(
  { query }: Database,
  person: string,
  label: string,
  now: number,
): { readonly token: string; readonly insertQuery: CompiledQuery } {
  const token = newToken();
  const row = { hash: hashOf(token), person, kind: "device", label } as const;
  const insertQuery = query
    .insertInto("tokens")
    .values({ ...row, created: now, used: now, expires: null })
    .compile();
  return { token, insertQuery };
}

/** The devices of a person, the last used first. */
export async function sessionsOf(
  { query }: Database,
  person: string,
  current: string | undefined,
): Promise<readonly SessionInfo[]> {
  const rows = await query
    .selectFrom("tokens")
    .select(["hash", "label", "created as createdAt", "used as lastUsedAt"])
    .where("person", "=", person)
    .where("kind", "=", "device")
    .orderBy("used", "desc")
    .orderBy("created", "desc")
    .execute();
  return rows.map(({ hash, ...rest }) => ({
    id: tokenIdOf(hash),
    ...rest,
    isCurrent: hash === current,
  }));
}

/** Ends a session; the hash of its token, or nothing where there is none of this name. */
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

/** The statement that ends all sessions of a person, or all but one; those of programs only where that is wished. */
export function endSessionsQuery(
  { query }: Database,
  person: string,
  hasPrograms: boolean,
  kept = "",
): CompiledQuery {
  const all = query.deleteFrom("tokens").where("person", "=", person).where("hash", "<>", kept);
  return (hasPrograms ? all : all.where("kind", "=", "device")).compile();
}

const tokenIdOf = (hash: string): string => hash.slice(0, 12);
