import { newId, newToken } from "../tokens.ts";
import { loadOrCreateServerState } from "../store/server-state.ts";
import type { Database } from "../store/database.ts";
import { SINGLE_NODE_BUS, type Bus } from "./bus.ts";
import { NatsTransport } from "./nats-transport.ts";
import { PostgresTransport } from "./postgres-transport.ts";
import { RedisTransport } from "./redis-transport.ts";
import { MessageCipher } from "./encrypt-message.ts";
import { SharedBus } from "./shared-bus.ts";
import type { OpenTransport } from "./transport.ts";

/** The bus of all nodes that share a database; other sites may use the same Redis, NATS or PostgreSQL. */
export async function openBus(
  url: string | undefined,
  database: Database,
  node: string,
  logger: ConstructorParameters<typeof SharedBus>[1],
  now: () => number = Date.now,
): Promise<Bus> {
  if (url === undefined) return SINGLE_NODE_BUS;
  const site = await loadOrCreateServerState(database, "site", newId);
  // Hex, because not every transport allows dashes in names.
  const channel = `sofala_${Buffer.from(site).toString("hex")}`;
  const secret = await loadOrCreateServerState(database, "bus", newToken);
  return new SharedBus(
    node,
    logger,
    new MessageCipher(secret, now),
    transportFor(url, channel),
    now,
  );
}

function transportFor(url: string, channel: string): OpenTransport {
  if (/^rediss?:/u.test(url)) return (events) => new RedisTransport(url, channel, events);
  if (url.startsWith("nats:")) return (events) => new NatsTransport(url, channel, events);
  return (events) => new PostgresTransport(url, channel, events);
}
