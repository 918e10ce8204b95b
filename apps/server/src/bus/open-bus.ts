import { newId, newToken } from "../tokens.ts";
import { settingOf } from "../store/server-settings.ts";
import type { Database } from "../store/database.ts";
import { ALONE, type Bus } from "./bus.ts";
import { NatsWire } from "./nats-transport.ts";
import { PostgresWire } from "./postgres-transport.ts";
import { RedisWire } from "./redis-transport.ts";
import { Seal } from "./encrypt-message.ts";
import { SharedBus } from "./shared-bus.ts";
import type { OpenWire } from "./transport.ts";

/** The bus of a site. Nodes that share a database share it, wherever else they may meet others. */
export async function openBus(
  url: string | undefined,
  database: Database,
  node: string,
  log: ConstructorParameters<typeof SharedBus>[1],
  now: () => number = Date.now,
): Promise<Bus> {
  if (url === undefined) return ALONE;
  const site = await settingOf(database, "site", newId);
  // Names of channels and subjects know no dashes everywhere.
  const channel = `sofala_${Buffer.from(site).toString("hex")}`;
  const secret = await settingOf(database, "bus", newToken);
  return new SharedBus(node, log, new Seal(secret, now), wireTo(url, channel), now);
}

function wireTo(url: string, channel: string): OpenWire {
  if (/^rediss?:/u.test(url)) return (events) => new RedisWire(url, channel, events);
  if (url.startsWith("nats:")) return (events) => new NatsWire(url, channel, events);
  return (events) => new PostgresWire(url, channel, events);
}
