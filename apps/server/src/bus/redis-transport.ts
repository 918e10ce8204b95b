import { Redis } from "ioredis";
import {
  CONNECT_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type Transport,
  type TransportEvents,
} from "./transport.ts";

/** Messages by Redis: a connection to listen, which can do nothing else, and one to speak. */
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
    for (const line of [this.#publisher, this.#subscriber]) {
      line.on("close", () => this.#events.onDisconnected(new Error("Redis ended the line")));
      // Told by "close".
      line.on("error", () => {});
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
    for (const line of [this.#publisher, this.#subscriber]) line.disconnect(true);
  }

  async close(): Promise<void> {
    for (const line of [this.#publisher, this.#subscriber]) line.removeAllListeners().disconnect();
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
    // What cannot be said now is not said later, and topics are listened to again by ourselves.
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
  });
