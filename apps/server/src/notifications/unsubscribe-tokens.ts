import { createHmac, timingSafeEqual } from "node:crypto";
import { newToken } from "../tokens.ts";
import type { Database } from "../store/database.ts";
import { loadOrCreateSetting } from "../store/server-settings.ts";

/** What ends a channel without signing in, for as long as there is the channel: always the same for the same one. */
export async function unsubscribeToken(database: Database, channel: string): Promise<string> {
  const key = await loadOrCreateSetting(database, "slip-key", newToken);
  const proof = createHmac("sha256", key).update(`unsubscribe ${channel}`).digest("base64url");
  return `${channel}.${proof}`;
}

/** The channel that a slip is for. */
export async function verifyUnsubscribeToken(
  database: Database,
  slip: string,
): Promise<string | undefined> {
  const [channel = ""] = slip.split(".");
  const right = Buffer.from(await unsubscribeToken(database, channel));
  const given = Buffer.from(slip);
  return given.length === right.length && timingSafeEqual(given, right) ? channel : undefined;
}
