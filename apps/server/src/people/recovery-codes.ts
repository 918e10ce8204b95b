import { randomBytes } from "node:crypto";
import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { hashOf, newId } from "../tokens.ts";
import { lockAccountQuery } from "./credentials.ts";

/** How many codes an account gets at once. */
const CODE_COUNT = 10;
/** Base 32 without letters that look like others. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 16 characters of 5 bits each: too many to guess, so a plain hash is enough. */
const CODE_LENGTH = 16;

/** `7k2m-9vx4-0tqa-hz3c` */
function newCode(): string {
  const characters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join("").replaceAll(/.{4}(?=.)/gu, "$&-");
}

/** Accepts what people write when they copy a code from paper: capitals, spaces, and letters that look like digits. */
const normalizeCode = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll("o", "0")
    .replaceAll(/[il]/gu, "1")
    .replaceAll(/[^0-9a-z]/gu, "");

const hashOfCode = (code: string): string => hashOf(normalizeCode(code));

/** Creates the recovery codes of an account, in place of the previous ones; only their hashes are stored. */
export async function createRecoveryCodes(
  database: Database,
  person: string,
  now: number,
): Promise<readonly string[]> {
  const { query } = database;
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  const rows = codes.map((code) => ({
    id: newId(),
    person,
    kind: "recovery-code" as const,
    secret: hashOfCode(code),
    label: "",
    counter: 0,
    created_at: now,
    last_used_at: now,
  }));
  await database.commit({
    mustChange: [lockAccountQuery(database, person)],
    mayChange: [
      query
        .deleteFrom("credentials")
        .where("person", "=", person)
        .where("kind", "=", "recovery-code")
        .compile(),
      query.insertInto("credentials").values(rows).compile(),
    ],
  });
  return codes;
}

/** The id of this unused code of an account; undefined if there is none. */
export async function findRecoveryCode(
  { query }: Database,
  person: string | undefined,
  code: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom("credentials")
    .select("id")
    // Query without a person too: the time must not reveal whether the account exists.
    .where("person", "=", person ?? "")
    .where("kind", "=", "recovery-code")
    .where("secret", "=", hashOfCode(code))
    .executeTakeFirst();
  return row?.id;
}

/** As `mustChange` of a commit it lets only one request use the code. The row stays, to show when a code was used. */
export const consumeRecoveryCodeQuery = (
  { query }: Database,
  codeId: string,
  now: number,
): CompiledQuery =>
  query
    .updateTable("credentials")
    .set({ secret: "", last_used_at: now })
    .where("id", "=", codeId)
    .where("secret", "<>", "")
    .compile();
