import type { CompiledQuery } from "kysely";
import { Conflict, type Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** What a slip is good for. */
export type SlipKind = "register" | "sign-in" | "reset" | "confirm";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So long each kind is good. */
const LIFE: { readonly [Kind in SlipKind]: number } = {
  register: 5 * MINUTE,
  "sign-in": 5 * MINUTE,
  reset: DAY,
  confirm: 7 * DAY,
};

export interface Slip {
  readonly person: string | undefined;
  readonly about: unknown;
}

/** Something that is good once and for a while; its secret is told once and only its hash is kept. */
export async function newSlip(
  database: Database,
  kind: SlipKind,
  { person, about = {}, secret = newToken() }: NewSlip,
  now: number,
): Promise<string> {
  const { query } = database;
  const row = {
    hash: hashOf(secret),
    kind,
    person: person ?? null,
    about: JSON.stringify(about),
    expires: now + LIFE[kind],
  };
  await database.commit({
    must: [query.insertInto("slips").values(row).compile()],
    also: [query.deleteFrom("slips").where("expires", "<=", now).compile()],
  });
  return secret;
}

interface NewSlip {
  readonly person?: string;
  /** What is to be remembered with it. */
  readonly about?: object;
  readonly secret?: string;
}

/** What a slip says, while it is good. */
export async function readSlip(
  { query }: Database,
  kind: SlipKind,
  secret: string,
  now: number,
): Promise<Slip | undefined> {
  const row = await query
    .selectFrom("slips")
    .select(["person", "about", "expires"])
    .where("hash", "=", hashOf(secret))
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (row === undefined || row.expires <= now) return undefined;
  return { person: row.person ?? undefined, about: JSON.parse(row.about) as unknown };
}

/** The statement that uses a slip up; in a unit it lets only one of many have it. */
export const useSlip = ({ query }: Database, secret: string): CompiledQuery =>
  query.deleteFrom("slips").where("hash", "=", hashOf(secret)).compile();

/** The statement that makes all slips of somebody worthless, or those of one kind. */
export function dropSlips(
  { query }: Pick<Database, "query">,
  person: string,
  kind?: SlipKind,
): CompiledQuery {
  const all = query.deleteFrom("slips").where("person", "=", person);
  return (kind === undefined ? all : all.where("kind", "=", kind)).compile();
}

/** Uses a slip up and says what it said; nothing where it is not good, or somebody was quicker. */
export async function takeSlip(
  database: Database,
  kind: SlipKind,
  secret: string,
  now: number,
): Promise<Slip | undefined> {
  const slip = await readSlip(database, kind, secret, now);
  if (slip === undefined) return undefined;
  try {
    await database.commit({ must: [useSlip(database, secret)] });
    return slip;
  } catch (error) {
    if (error instanceof Conflict) return undefined;
    throw error;
  }
}
