import type { CompiledQuery } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** Stored in the database, so they must not change. */
export type OneTimeTokenKind =
  | "passkey-registration"
  | "passkey-sign-in"
  | "password-reset"
  | "email-confirmation";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIFETIME_MS: { readonly [Kind in OneTimeTokenKind]: number } = {
  "passkey-registration": 5 * MINUTE_MS,
  "passkey-sign-in": 5 * MINUTE_MS,
  "password-reset": DAY_MS,
  "email-confirmation": 7 * DAY_MS,
};

export interface OneTimeToken {
  readonly person: string | undefined;
  readonly details: unknown;
}

/** Creates a token that can be used once, until it expires; stores only its hash and returns the secret. */
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
    details: JSON.stringify(details),
    expires_at: now + LIFETIME_MS[kind],
  };
  await database.commit({
    mustChange: [query.insertInto("one_time_tokens").values(row).compile()],
    mayChange: [query.deleteFrom("one_time_tokens").where("expires_at", "<=", now).compile()],
  });
  return secret;
}

interface NewOneTimeToken {
  readonly person?: string;
  /** Stored as JSON with the token. */
  readonly details?: object;
  readonly secret?: string;
}

/** Reads a token without consuming it; undefined if it is unknown or expired. */
export async function readOneTimeToken(
  { query }: Database,
  kind: OneTimeTokenKind,
  secret: string,
  now: number,
): Promise<OneTimeToken | undefined> {
  const row = await query
    .selectFrom("one_time_tokens")
    .select(["person", "details", "expires_at"])
    .where("hash", "=", hashOf(secret))
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return undefined;
  return { person: row.person ?? undefined, details: JSON.parse(row.details) as unknown };
}

/** Deletes a token; as `mustChange` of a commit it lets only one of several requests use it. */
export const consumeOneTimeTokenQuery = ({ query }: Database, secret: string): CompiledQuery =>
  query.deleteFrom("one_time_tokens").where("hash", "=", hashOf(secret)).compile();

/** Deletes all tokens of a person, or those of one kind. */
export function deleteOneTimeTokensQuery(
  { query }: Pick<Database, "query">,
  person: string,
  kind?: OneTimeTokenKind,
): CompiledQuery {
  const all = query.deleteFrom("one_time_tokens").where("person", "=", person);
  return (kind === undefined ? all : all.where("kind", "=", kind)).compile();
}

/** Reads and deletes a token; undefined if it is unknown, expired, or another request used it first. */
export async function consumeOneTimeToken(
  database: Database,
  kind: OneTimeTokenKind,
  secret: string,
  now: number,
): Promise<OneTimeToken | undefined> {
  const token = await readOneTimeToken(database, kind, secret, now);
  if (token === undefined) return undefined;
  try {
    await database.commit({ mustChange: [consumeOneTimeTokenQuery(database, secret)] });
    return token;
  } catch (error) {
    if (error instanceof CommitConflict) return undefined;
    throw error;
  }
}
