import { setImmediate } from "node:timers/promises";
import { Client } from "pg";
import {
  CONNECT_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type Transport,
  type TransportEvents,
} from "./transport.ts";

const MAX_MESSAGES_PER_STATEMENT = 500;

/** PostgreSQL's NOTIFY: one channel for all topics, on a connection of its own. */
export class PostgresTransport implements Transport {
  readonly #url: string;
  readonly #channel: string;
  readonly #events: TransportEvents;
  #client: Client | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;
  #unsent: string[] = [];
  #isSending = false;
  #isClosed = false;

  /** The channel's name may have letters, digits and underscores only. */
  constructor(url: string, channel: string, events: TransportEvents) {
    this.#url = url;
    this.#channel = channel;
    this.#events = events;
    this.reconnect();
  }

  send(topic: string, text: string): void {
    this.#unsent.push(`${topic} ${text}`);
    if (!this.#isSending) void this.#flush();
  }

  /** Nothing to do: the one channel carries all topics. */
  async subscribe(): Promise<void> {}

  unsubscribe(): void {}

  reconnect(): void {
    clearTimeout(this.#reconnectTimer);
    const client = new Client({
      connectionString: this.#url,
      fallback_application_name: "sofala bus",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const previous = this.#client;
    this.#client = client;
    previous?.end().catch(() => {});
    client.on("notification", ({ payload = "" }) => {
      const space = payload.indexOf(" ");
      this.#events.onMessage(payload.slice(0, space), payload.slice(space + 1));
    });
    client.on("error", (error) => this.#handleDisconnect(client, error));
    client.on("end", () =>
      this.#handleDisconnect(client, new Error("the connection to PostgreSQL was closed")),
    );
    this.#connect(client).catch((error: unknown) => this.#handleDisconnect(client, error));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    // What was published in this turn of the event loop is sent first.
    await setImmediate();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connect(client: Client): Promise<void> {
    await client.connect();
    // Messages need not be durable.
    await client.query("set synchronous_commit = off");
    await client.query(`listen ${this.#channel}`);
    if (this.#client === client) this.#events.onConnected();
  }

  #handleDisconnect(client: Client, reason: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#events.onDisconnected(reason);
    this.#reconnectTimer = setTimeout(() => this.reconnect(), RECONNECT_DELAY_MS);
    this.#reconnectTimer.unref();
  }

  /** Sends all unsent messages; those published meanwhile go with the next statement. */
  async #flush(): Promise<void> {
    this.#isSending = true;
    // Send the messages of one turn of the event loop together.
    await setImmediate();
    while (this.#unsent.length > 0) {
      const texts = this.#unsent.splice(0, MAX_MESSAGES_PER_STATEMENT);
      const client = this.#client;
      const statement = "select pg_notify($1, text) from unnest($2::text[]) as text";
      await client
        ?.query(statement, [this.#channel, texts])
        .catch((error: unknown) => this.#handleDisconnect(client, error));
    }
    this.#isSending = false;
  }
}
