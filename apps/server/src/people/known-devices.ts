import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** How many accounts can recognize the same device. */
export const MAX_ACCOUNTS_PER_DEVICE = 5;
/** Above this, the least recently used device is deleted. */
const MAX_DEVICES_PER_ACCOUNT = 20;

/** The tokens in the cookie by which accounts recognize a device. */
export interface KnownDeviceCookies {
  readonly knownDeviceTokens: readonly string[];
  readonly setKnownDeviceTokens: (tokens: readonly string[]) => void;
}

/** The hash of the token by which the account recognizes this device; undefined if it does not. */
export async function findKnownDevice(
  { query }: Database,
  tokens: readonly string[],
  person: string | undefined,
): Promise<string | undefined> {
  if (tokens.length === 0) return undefined;
  const row = await query
    .selectFrom("known_devices")
    .select("hash")
    .where("hash", "in", tokens.map(hashOf))
    // Query without a person too: the time must not reveal whether the account exists.
    .where("person", "=", person ?? "")
    .executeTakeFirst();
  return row?.hash;
}

/**
 * Makes this a known device of the account. Always issues a new token, so that a token that somebody else planted on
 * the device does not become valid.
 */
export async function rememberDevice(
  { database, now }: { readonly database: Database; readonly now: () => number },
  cookies: KnownDeviceCookies,
  person: string,
): Promise<void> {
  const { query } = database;
  const previousHash = await findKnownDevice(database, cookies.knownDeviceTokens, person);
  const token = newToken();
  const newest = query
    .selectFrom("known_devices")
    .select("hash")
    .where("person", "=", person)
    .orderBy("last_used_at", "desc")
    .orderBy("hash")
    .limit(MAX_DEVICES_PER_ACCOUNT);
  await database.commit({
    mustChange: [
      query
        .insertInto("known_devices")
        .values({ hash: hashOf(token), person, last_used_at: now() })
        .compile(),
    ],
    mayChange: [
      query
        .deleteFrom("known_devices")
        .where("hash", "=", previousHash ?? "")
        .compile(),
      query
        .deleteFrom("known_devices")
        .where("person", "=", person)
        .where("hash", "not in", newest)
        .compile(),
    ],
  });
  const others = cookies.knownDeviceTokens.filter((other) => hashOf(other) !== previousHash);
  cookies.setKnownDeviceTokens([token, ...others].slice(0, MAX_ACCOUNTS_PER_DEVICE));
}

export const deleteKnownDevicesQuery = (
  { query }: Pick<Database, "query">,
  person: string,
): CompiledQuery => query.deleteFrom("known_devices").where("person", "=", person).compile();
