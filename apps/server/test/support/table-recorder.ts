import type { TurnUpdate, ServerMessage } from "@sofala/protocol";
import type { Client, TableSocketClient } from "./client.ts";
import { LineStreamClient } from "./line-stream-client.ts";

/** The read routes of a table. */
const READ_ROUTES = [
  "",
  "/snapshot?legal=true",
  "/entries",
  "/chat",
  "/notes",
  "/order",
  "/legal",
  "/record",
  "/archive",
  "/moments/5",
  "/moments/60",
  "/moments/999999",
];

/** Follows a table by socket, stream and requests, and records everything it receives. */
export class TableRecorder {
  readonly client: Client;
  readonly #table: string;
  readonly #socket: TableSocketClient;
  readonly #lines: LineStreamClient<ServerMessage>;
  readonly #turnUpdates: LineStreamClient<TurnUpdate> | undefined;
  readonly #responses: string[] = [];
  readonly #progress = { socket: new Progress(), lines: new Progress() };

  private constructor(
    client: Client,
    table: string,
    socket: TableSocketClient,
    lines: LineStreamClient<ServerMessage>,
    turnUpdates: LineStreamClient<TurnUpdate> | undefined,
  ) {
    this.client = client;
    this.#table = table;
    this.#socket = socket;
    this.#lines = lines;
    this.#turnUpdates = turnUpdates;
  }

  static async follow(client: Client, table: string): Promise<TableRecorder> {
    const isKnown = client.cookie !== undefined;
    const socket = await client.socket(table, { legal: true });
    const lines = await LineStreamClient.open<ServerMessage>(client, `/api/tables/${table}/stream`);
    const turnUpdates = isKnown
      ? await LineStreamClient.open<TurnUpdate>(client, "/api/me/stream")
      : undefined;
    return new TableRecorder(client, table, socket, lines, turnUpdates);
  }

  /** Waits until this many entries and messages were received in every way. */
  async waitFor(entries: number, text: number): Promise<void> {
    const { socket, lines } = this.#progress;
    await this.#socket.until(() => socket.update(this.#socket.messages).hasReached(entries, text));
    await this.#lines.until(() => lines.update(this.#lines.messages).hasReached(entries, text));
  }

  /** Requests all read routes. */
  async readRoutes(): Promise<void> {
    const paths = READ_ROUTES.map((rest) => `/api/tables/${this.#table}${rest}`);
    for (const path of [...paths, "/api/tables", "/api/tables?mine=true"]) {
      const { status, body } = await this.client.request("GET", path);
      this.#responses.push(JSON.stringify([path, status, body]));
    }
  }

  close(): void {
    this.#socket.close();
    this.#lines.close();
    this.#turnUpdates?.close();
  }

  /** Everything received, one text per message. */
  get transcript(): { readonly [way: string]: readonly string[] } {
    const texts = (messages: readonly unknown[]) => messages.map((each) => JSON.stringify(each));
    return {
      socket: texts(this.#socket.messages),
      lines: texts(this.#lines.messages),
      notices: texts(this.#turnUpdates?.messages ?? []),
      read: this.#responses,
    };
  }
}

/** How many entries and messages a growing list contains. */
class Progress {
  #known = 0;
  #entries = -1;
  #messages = 0;

  update(messages: readonly ServerMessage[]): this {
    for (const message of messages.slice(this.#known)) {
      if (message.kind === "entries") this.#entries = message.snapshot.entryCount;
      if (message.kind === "chat") this.#messages++;
    }
    this.#known = messages.length;
    return this;
  }

  hasReached(entries: number, text: number): boolean {
    return this.#entries >= entries && this.#messages >= text;
  }
}
