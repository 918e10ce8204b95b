import { Client } from "pg";
import { CONNECTING, PAUSE, type Wire, type WireEvents } from "./transport.ts";

/** So many messages go in one statement. */
const GROUP = 500;

/** Messages by NOTIFY: one channel, which everybody listens to, and a connection of its own. */
export class PostgresWire implements Wire {
  readonly #url: string;
  readonly #channel: string;
  readonly #events: WireEvents;
  #client: Client | undefined;
  #pausing: NodeJS.Timeout | undefined;
  #waiting: string[] = [];
  #isSending = false;
  #isClosed = false;

  /** A channel is a word of letters, digits and underscores. */
  constructor(url: string, channel: string, events: WireEvents) {
    this.#url = url;
    this.#channel = channel;
    this.#events = events;
    this.renew();
  }

  send(topic: string, text: string): void {
    this.#waiting.push(`${topic} ${text}`);
    if (!this.#isSending) void this.#sendAll();
  }

  /** Everything comes anyway. */
  async listen(): Promise<void> {}

  forget(): void {}

  renew(): void {
    clearTimeout(this.#pausing);
    const client = new Client({
      connectionString: this.#url,
      fallback_application_name: "sofala bus",
      connectionTimeoutMillis: CONNECTING,
      query_timeout: CONNECTING,
      keepAlive: true,
    });
    const before = this.#client;
    this.#client = client;
    before?.end().catch(() => {});
    client.on("notification", ({ payload = "" }) => {
      const space = payload.indexOf(" ");
      this.#events.heard(payload.slice(0, space), payload.slice(space + 1));
    });
    client.on("error", (error) => this.#break(client, error));
    client.on("end", () => this.#break(client, new Error("PostgreSQL ended the line")));
    this.#open(client).catch((error: unknown) => this.#break(client, error));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pausing);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #open(client: Client): Promise<void> {
    await client.connect();
    // A hint need not be on the disk.
    await client.query("set synchronous_commit = off");
    await client.query(`listen ${this.#channel}`);
    if (this.#client === client) this.#events.opened();
  }

  #break(client: Client, why: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#events.broken(why);
    this.#pausing = setTimeout(() => this.renew(), PAUSE);
    this.#pausing.unref();
  }

  /** What is said while a statement is under way goes with the next one. */
  async #sendAll(): Promise<void> {
    this.#isSending = true;
    // What is said in one breath goes together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const texts = this.#waiting.splice(0, GROUP);
      const client = this.#client;
      const statement = "select pg_notify($1, text) from unnest($2::text[]) as text";
      await client
        ?.query(statement, [this.#channel, texts])
        .catch((error: unknown) => this.#break(client, error));
    }
    this.#isSending = false;
  }
}
