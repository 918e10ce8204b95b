import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** A device that is signed in, as its owner sees it. */
export interface SessionInfo {
  /** The first part of its token's hash. */
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
  readonly isThis: boolean;
}

/** A new token for a device, and the statement that keeps its hash; one that was there before is never used on. */
export function newSession(
  { query }: Database,
  person: string,
  label: string,
  now: number,
): { readonly token: string; readonly keep: CompiledQuery } {
  const token = newToken();
  const row = { hash: hashOf(token), person, kind: "device", label } as const;
  const keep = query
    .insertInto("tokens")
    .values({ ...row, created: now, used: now, expires: null })
    .compile();
  return { token, keep };
}

/** The devices of a person, the last used first. */
export async function sessionsOf(
  { query }: Database,
  person: string,
  current: string | undefined,
): Promise<readonly SessionInfo[]> {
  const rows = await query
    .selectFrom("tokens")
    .select(["hash", "label", "created", "used"])
    .where("person", "=", person)
    .where("kind", "=", "device")
    .orderBy("used", "desc")
    .orderBy("created", "desc")
    .execute();
  return rows.map(({ hash, ...rest }) => ({
    id: idOf(hash),
    ...rest,
    isThis: hash === current,
  }));
}

/** Ends a session; the hash of its token, or nothing where there is none of this name. */
export async function dropSession(
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
  const found = rows.find(({ hash }) => idOf(hash) === id);
  if (found !== undefined) await endSession({ query }, found.hash);
  return found?.hash;
}

export async function endSession({ query }: Pick<Database, "query">, hash: string): Promise<void> {
  await query.deleteFrom("tokens").where("hash", "=", hash).execute();
}

/** The statement that ends all sessions of a person, or all but one; those of programs only where that is wished. */
export function endSessions(
  { query }: Database,
  person: string,
  hasPrograms: boolean,
  kept = "",
): CompiledQuery {
  const all = query.deleteFrom("tokens").where("person", "=", person).where("hash", "<>", kept);
  return (hasPrograms ? all : all.where("kind", "=", "device")).compile();
}

const idOf = (hash: string): string => hash.slice(0, 12);
