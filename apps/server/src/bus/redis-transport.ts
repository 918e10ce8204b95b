import { Redis } from "ioredis";
import { CONNECTING, PAUSE, type Wire, type WireEvents } from "./transport.ts";

/** Messages by Redis: a connection to listen, which can do nothing else, and one to speak. */
export class RedisWire implements Wire {
  readonly #prefix: string;
  readonly #events: WireEvents;
  readonly #ears: Redis;
  readonly #mouth: Redis;
  readonly #topics = new Set<string>();

  constructor(url: string, prefix: string, events: WireEvents) {
    this.#prefix = `${prefix}.`;
    this.#events = events;
    this.#mouth = connect(url);
    this.#ears = connect(url);
    this.#ears.on("message", (channel, text) => {
      this.#events.heard(channel.slice(this.#prefix.length), text);
    });
    this.#ears.on("ready", () => void this.#listenAgain().catch(() => this.renew()));
    for (const line of [this.#mouth, this.#ears]) {
      line.on("close", () => this.#events.broken(new Error("Redis ended the line")));
      // Told by "close".
      line.on("error", () => {});
    }
  }

  send(topic: string, text: string): void {
    this.#mouth.publish(this.#prefix + topic, text).catch(() => {});
  }

  listen(topic: string): Promise<unknown> {
    this.#topics.add(topic);
    return this.#ears.subscribe(this.#prefix + topic);
  }

  forget(topic: string): void {
    this.#topics.delete(topic);
    this.#ears.unsubscribe(this.#prefix + topic).catch(() => {});
  }

  renew(): void {
    for (const line of [this.#mouth, this.#ears]) line.disconnect(true);
  }

  async close(): Promise<void> {
    for (const line of [this.#mouth, this.#ears]) line.removeAllListeners().disconnect();
  }

  async #listenAgain(): Promise<void> {
    await this.#ears.subscribe(...[...this.#topics].map((topic) => this.#prefix + topic));
    this.#events.opened();
  }
}

const connect = (url: string): Redis =>
  new Redis(url, {
    connectTimeout: CONNECTING,
    retryStrategy: () => PAUSE,
    // What cannot be said now is not said later, and topics are listened to again by ourselves.
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
  });
