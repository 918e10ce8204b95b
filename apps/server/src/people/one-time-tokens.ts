import type { CompiledQuery } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** What a slip is good for. */
export type OneTimeTokenKind = "register" | "sign-in" | "reset" | "confirm";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So long each kind is good. */
const LIFETIME_MS: { readonly [Kind in OneTimeTokenKind]: number } = {
  register: 5 * MINUTE_MS,
  "sign-in": 5 * MINUTE_MS,
  reset: DAY_MS,
  confirm: 7 * DAY_MS,
};

export interface OneTimeToken {
  readonly person: string | undefined;
  readonly details: unknown;
}

/** Something that is good once and for a while; its secret is told once and only its hash is kept. */
export async function createOneTimeToken(
  database: Database,
  kind: OneTimeTokenKind,
  { person, details = {}, secret = newToken() }: NewOneTimeToken,
  now: number,
): Promise<string> {
  const { query } = database;
  const row = {
    hash: hashOf(secret),
    kind,
    person: person ?? null,
    about: JSON.stringify(details),
    expires: now + LIFETIME_MS[kind],
  };
  await database.commit({
    mustChange: [query.insertInto("slips").values(row).compile()],
    mayChange: [query.deleteFrom("slips").where("expires", "<=", now).compile()],
  });
  return secret;
}

interface NewOneTimeToken {
  readonly person?: string;
  /** What is to be remembered with it. */
  readonly details?: object;
  readonly secret?: string;
}

/** What a slip says, while it is good. */
export async function readOneTimeToken(
  { query }: Database,
  kind: OneTimeTokenKind,
  secret: string,
  now: number,
): Promise<OneTimeToken | undefined> {
  const row = await query
    .selectFrom("slips")
    .select(["person", "about", "expires"])
    .where("hash", "=", hashOf(secret))
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (row === undefined || row.expires <= now) return undefined;
  return { person: row.person ?? undefined, details: JSON.parse(row.about) as unknown };
}

/** The statement that uses a slip up; in a unit it lets only one of many have it. */
export const consumeOneTimeTokenQuery = ({ query }: Database, secret: string): CompiledQuery =>
  query.deleteFrom("slips").where("hash", "=", hashOf(secret)).compile();

/** The statement that makes all slips of somebody worthless, or those of one kind. */
export function deleteOneTimeTokensQuery(
  { query }: Pick<Database, "query">,
  person: string,
  kind?: OneTimeTokenKind,
): CompiledQuery {
  const all = query.deleteFrom("slips").where("person", "=", person);
  return (kind === undefined ? all : all.where("kind", "=", kind)).compile();
}

/** Uses a slip up and says what it said; nothing where it is not good, or somebody was quicker. */
export async function consumeOneTimeToken(
  database: Database,
  kind: OneTimeTokenKind,
  secret: string,
  now: number,
): Promise<OneTimeToken | undefined> {
  const slip = await readOneTimeToken(database, kind, secret, now);
  if (slip === undefined) return undefined;
  try {
    await database.commit({ mustChange: [consumeOneTimeTokenQuery(database, secret)] });
    return slip;
  } catch (error) {
    if (error instanceof CommitConflict) return undefined;
    throw error;
  }
}
