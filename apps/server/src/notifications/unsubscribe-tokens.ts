import { createHmac, timingSafeEqual } from "node:crypto";
import { newToken } from "../tokens.ts";
import type { Database } from "../store/database.ts";
import { loadOrCreateServerState } from "../store/server-state.ts";

/** A token that disables a channel without signing in. It depends on the channel only and never expires. */
export async function unsubscribeToken(database: Database, channel: string): Promise<string> {
  const key = await loadOrCreateServerState(database, "unsubscribe-key", newToken);
  const signature = createHmac("sha256", key).update(`unsubscribe ${channel}`).digest("base64url");
  return `${channel}.${signature}`;
}

/** The channel that a token is for, or undefined if the token is not valid. */
export async function verifyUnsubscribeToken(
  database: Database,
  token: string,
): Promise<string | undefined> {
  const [channel = ""] = token.split(".");
  const expected = Buffer.from(await unsubscribeToken(database, channel));
  const actual = Buffer.from(token);
  return actual.length === expected.length && timingSafeEqual(actual, expected)
    ? channel
    : undefined;
}
