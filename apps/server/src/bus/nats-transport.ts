import { connect, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import { CONNECTING, PAUSE, type Wire, type WireEvents } from "./transport.ts";

/** So often a line is asked whether it is alive, in milliseconds. */
const PING = 5000;

/** Messages by NATS: a subject for every topic. */
export class NatsWire implements Wire {
  readonly #url: string;
  readonly #prefix: string;
  readonly #events: WireEvents;
  readonly #topics = new Map<string, Subscription | undefined>();
  readonly #opening: Promise<void>;
  #connection: NatsConnection | undefined;
  #isClosed = false;

  constructor(url: string, prefix: string, events: WireEvents) {
    this.#url = url;
    this.#prefix = `${prefix}.`;
    this.#events = events;
    this.#opening = this.#open().catch((error: unknown) => events.broken(error));
  }

  send(topic: string, text: string): void {
    try {
      this.#connection?.publish(this.#prefix + topic, text);
    } catch {
      // The line was closed a moment ago.
    }
  }

  async listen(topic: string): Promise<void> {
    if (!this.#topics.has(topic)) this.#topics.set(topic, this.#subscribe(topic));
    await this.#connection?.flush();
  }

  forget(topic: string): void {
    this.#topics.get(topic)?.unsubscribe();
    this.#topics.delete(topic);
  }

  renew(): void {
    void this.#connection?.reconnect().catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close();
    // Whoever is still on the way there is not waited for.
    void this.#opening.then(() => this.#connection?.close());
  }

  async #open(): Promise<void> {
    const { username, password, host } = new URL(this.#url);
    const connection = await connect({
      servers: host,
      ...(password === "" && username !== "" ? { token: decodeURIComponent(username) } : {}),
      ...(password === ""
        ? {}
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      name: "sofala",
      noEcho: false,
      timeout: CONNECTING,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: PAUSE,
      pingInterval: PING,
    });
    this.#connection = connection;
    if (this.#isClosed) return connection.close();
    for (const topic of this.#topics.keys()) this.#topics.set(topic, this.#subscribe(topic));
    this.#events.opened();
    void this.#watch(connection);
  }

  /** Subscriptions are taken up again by the library. */
  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "reconnect") this.#events.opened();
      if (type === "disconnect") this.#events.broken(new Error("NATS ended the line"));
    }
  }

  #subscribe(topic: string): Subscription | undefined {
    return this.#connection?.subscribe(this.#prefix + topic, {
      callback: (error, message) => {
        if (error === null) this.#events.heard(topic, message.string());
      },
    });
  }
}
