import { Redis } from "ioredis";
import {
  CONNECT_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type Transport,
  type TransportEvents,
} from "./transport.ts";

/** Redis: one connection to publish and one to subscribe, because a subscribed connection cannot publish. */
export class RedisTransport implements Transport {
  readonly #prefix: string;
  readonly #events: TransportEvents;
  readonly #subscriber: Redis;
  readonly #publisher: Redis;
  readonly #topics = new Set<string>();

  constructor(url: string, prefix: string, events: TransportEvents) {
    this.#prefix = `${prefix}.`;
    this.#events = events;
    this.#publisher = connect(url);
    this.#subscriber = connect(url);
    this.#subscriber.on("message", (channel, text) => {
      this.#events.onMessage(channel.slice(this.#prefix.length), text);
    });
    this.#subscriber.on("ready", () => void this.#resubscribe().catch(() => this.reconnect()));
    for (const connection of [this.#publisher, this.#subscriber]) {
      connection.on("close", () =>
        this.#events.onDisconnected(new Error("the connection to Redis was closed")),
      );
      // "close" follows every error.
      connection.on("error", () => {});
    }
  }

  send(topic: string, text: string): void {
    this.#publisher.publish(this.#prefix + topic, text).catch(() => {});
  }

  subscribe(topic: string): Promise<unknown> {
    this.#topics.add(topic);
    return this.#subscriber.subscribe(this.#prefix + topic);
  }

  unsubscribe(topic: string): void {
    this.#topics.delete(topic);
    this.#subscriber.unsubscribe(this.#prefix + topic).catch(() => {});
  }

  reconnect(): void {
    for (const connection of [this.#publisher, this.#subscriber]) connection.disconnect(true);
  }

  async close(): Promise<void> {
    for (const connection of [this.#publisher, this.#subscriber])
      connection.removeAllListeners().disconnect();
  }

  async #resubscribe(): Promise<void> {
    await this.#subscriber.subscribe(...[...this.#topics].map((topic) => this.#prefix + topic));
    this.#events.onConnected();
  }
}

const connect = (url: string): Redis =>
  new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: () => RECONNECT_DELAY_MS,
    // Drop what cannot be sent now; we renew subscriptions ourselves.
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
  });
