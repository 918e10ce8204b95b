import type { RequestContext } from "../http/route.ts";
import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** So many accounts can be known on one device. */
export const MAX_ACCOUNTS_PER_DEVICE = 5;
/** So many known devices an account can have; the one that was used longest ago is forgotten. */
const MAX_DEVICES_PER_ACCOUNT = 20;

/** The known device of this account from which somebody asks: the hash of its token. */
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
    // Unknown names take as long as known ones.
    .where("person", "=", person ?? "")
    .executeTakeFirst();
  return row?.hash;
}

/**
 * Makes this device a known one of an account. The token is always a new one: a token that somebody else put on this
 * device must not become known.
 */
export async function rememberDevice(call: RequestContext, person: string): Promise<void> {
  const { database, now } = call.liveTables.services;
  const { query } = database;
  const before = await findKnownDevice(database, call.knownDeviceTokens, person);
  const token = newToken();
  const newest = query
    .selectFrom("known_devices")
    .select("hash")
    .where("person", "=", person)
    .orderBy("used", "desc")
    .orderBy("hash")
    .limit(MAX_DEVICES_PER_ACCOUNT);
  await database.commit({
    mustChange: [
      query
        .insertInto("known_devices")
        .values({ hash: hashOf(token), person, used: now() })
        .compile(),
    ],
    mayChange: [
      query
        .deleteFrom("known_devices")
        .where("hash", "=", before ?? "")
        .compile(),
      query
        .deleteFrom("known_devices")
        .where("person", "=", person)
        .where("hash", "not in", newest)
        .compile(),
    ],
  });
  const others = call.knownDeviceTokens.filter((each) => hashOf(each) !== before);
  call.setKnownDeviceTokens([token, ...others].slice(0, MAX_ACCOUNTS_PER_DEVICE));
}

/** The statement that forgets all known devices of an account. */
export const deleteKnownDevicesQuery = (
  { query }: Pick<Database, "query">,
  person: string,
): CompiledQuery => query.deleteFrom("known_devices").where("person", "=", person).compile();
