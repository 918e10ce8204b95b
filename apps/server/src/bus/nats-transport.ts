import { connect, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import {
  CONNECT_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type Transport,
  type TransportEvents,
} from "./transport.ts";

const PING_INTERVAL_MS = 5000;

/** NATS, with a subject for every topic. */
export class NatsTransport implements Transport {
  readonly #url: string;
  readonly #prefix: string;
  readonly #events: TransportEvents;
  readonly #subscriptions = new Map<string, Subscription | undefined>();
  readonly #connected: Promise<void>;
  #connection: NatsConnection | undefined;
  #isClosed = false;

  constructor(url: string, prefix: string, events: TransportEvents) {
    this.#url = url;
    this.#prefix = `${prefix}.`;
    this.#events = events;
    this.#connected = this.#connect().catch((error: unknown) => events.onDisconnected(error));
  }

  send(topic: string, text: string): void {
    try {
      this.#connection?.publish(this.#prefix + topic, text);
    } catch {
      // The connection was closed a moment ago.
    }
  }

  async subscribe(topic: string): Promise<void> {
    if (!this.#subscriptions.has(topic))
      this.#subscriptions.set(topic, this.#openSubscription(topic));
    await this.#connection?.flush();
  }

  unsubscribe(topic: string): void {
    this.#subscriptions.get(topic)?.unsubscribe();
    this.#subscriptions.delete(topic);
  }

  reconnect(): void {
    void this.#connection?.reconnect().catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close();
    // A connection that is still being opened is closed later, without waiting for it.
    void this.#connected.then(() => this.#connection?.close());
  }

  async #connect(): Promise<void> {
    const { username, password, host } = new URL(this.#url);
    const connection = await connect({
      servers: host,
      ...(password === "" && username !== "" ? { token: decodeURIComponent(username) } : {}),
      ...(password === ""
        ? {}
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      name: "sofala",
      noEcho: false,
      timeout: CONNECT_TIMEOUT_MS,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_DELAY_MS,
      pingInterval: PING_INTERVAL_MS,
    });
    this.#connection = connection;
    if (this.#isClosed) return connection.close();
    for (const topic of this.#subscriptions.keys())
      this.#subscriptions.set(topic, this.#openSubscription(topic));
    this.#events.onConnected();
    void this.#watchStatus(connection);
  }

  /** The library itself renews subscriptions after a reconnect. */
  async #watchStatus(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "reconnect") this.#events.onConnected();
      if (type === "disconnect")
        this.#events.onDisconnected(new Error("the connection to NATS was closed"));
    }
  }

  #openSubscription(topic: string): Subscription | undefined {
    return this.#connection?.subscribe(this.#prefix + topic, {
      callback: (error, message) => {
        if (error === null) this.#events.onMessage(topic, message.string());
      },
    });
  }
}
