import { Client } from "pg";
import {
  CONNECT_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type Transport,
  type TransportEvents,
} from "./transport.ts";

/** So many messages go in one statement. */
const MAX_MESSAGES_PER_STATEMENT = 500;

/** Messages by NOTIFY: one channel, which everybody listens to, and a connection of its own. */
export class PostgresTransport implements Transport {
  readonly #url: string;
  readonly #channel: string;
  readonly #events: TransportEvents;
  #client: Client | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;
  #unsent: string[] = [];
  #isSending = false;
  #isClosed = false;

  /** A channel is a word of letters, digits and underscores. */
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

  /** Everything comes anyway. */
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
    const before = this.#client;
    this.#client = client;
    before?.end().catch(() => {});
    client.on("notification", ({ payload = "" }) => {
      const space = payload.indexOf(" ");
      this.#events.onMessage(payload.slice(0, space), payload.slice(space + 1));
    });
    client.on("error", (error) => this.#handleDisconnect(client, error));
    client.on("end", () => this.#handleDisconnect(client, new Error("PostgreSQL ended the line")));
    this.#connect(client).catch((error: unknown) => this.#handleDisconnect(client, error));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connect(client: Client): Promise<void> {
    await client.connect();
    // A hint need not be on the disk.
    await client.query("set synchronous_commit = off");
    await client.query(`listen ${this.#channel}`);
    if (this.#client === client) this.#events.onConnected();
  }

  #handleDisconnect(client: Client, why: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#events.onDisconnected(why);
    this.#reconnectTimer = setTimeout(() => this.reconnect(), RECONNECT_DELAY_MS);
    this.#reconnectTimer.unref();
  }

  /** What is said while a statement is under way goes with the next one. */
  async #flush(): Promise<void> {
    this.#isSending = true;
    // What is said in one breath goes together.
    await Promise.resolve();
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
