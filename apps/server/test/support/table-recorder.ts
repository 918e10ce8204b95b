import type { TurnUpdate, ServerMessage } from "@sofala/protocol";
import type { Client, TableSocketClient } from "./client.ts";
import { Lines } from "./line-stream-client.ts";

/** The read routes of a table. */
const READINGS = [
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
  readonly #lines: Lines<ServerMessage>;
  readonly #notices: Lines<TurnUpdate> | undefined;
  readonly #read: string[] = [];
  readonly #reach = { socket: new Reach(), lines: new Reach() };

  private constructor(
    client: Client,
    table: string,
    socket: TableSocketClient,
    lines: Lines<ServerMessage>,
    notices: Lines<TurnUpdate> | undefined,
  ) {
    this.client = client;
    this.#table = table;
    this.#socket = socket;
    this.#lines = lines;
    this.#notices = notices;
  }

  static async follow(client: Client, table: string): Promise<TableRecorder> {
    const isKnown = client.cookie !== undefined;
    const socket = await client.socket(table, { legal: true });
    const lines = await Lines.open<ServerMessage>(client, `/api/tables/${table}/stream`);
    const notices = isKnown ? await Lines.open<TurnUpdate>(client, "/api/me/stream") : undefined;
    return new TableRecorder(client, table, socket, lines, notices);
  }

  /** Waits until this many entries and messages were received in every way. */
  async heard(entries: number, words: number): Promise<void> {
    const { socket, lines } = this.#reach;
    await this.#socket.until(() => socket.of(this.#socket.messages).isAt(entries, words));
    await this.#lines.until(() => lines.of(this.#lines.messages).isAt(entries, words));
  }

  /** Requests all read routes. */
  async read(): Promise<void> {
    const paths = READINGS.map((rest) => `/api/tables/${this.#table}${rest}`);
    for (const path of [...paths, "/api/tables", "/api/tables?mine=true"]) {
      const { status, body } = await this.client.ask("GET", path);
      this.#read.push(JSON.stringify([path, status, body]));
    }
  }

  close(): void {
    this.#socket.close();
    this.#lines.close();
    this.#notices?.close();
  }

  /** Everything received, one text per message. */
  get transcript(): { readonly [way: string]: readonly string[] } {
    const texts = (messages: readonly unknown[]) => messages.map((each) => JSON.stringify(each));
    return {
      socket: texts(this.#socket.messages),
      lines: texts(this.#lines.messages),
      notices: texts(this.#notices?.messages ?? []),
      read: this.#read,
    };
  }
}

/** How many entries and messages a growing list contains. */
class Reach {
  #known = 0;
  #entries = -1;
  #words = 0;

  of(messages: readonly ServerMessage[]): this {
    for (const message of messages.slice(this.#known)) {
      if (message.kind === "entries") this.#entries = message.snapshot.entryCount;
      if (message.kind === "chat") this.#words++;
    }
    this.#known = messages.length;
    return this;
  }

  isAt(entries: number, words: number): boolean {
    return this.#entries >= entries && this.#words >= words;
  }
}
