import { once } from "node:events";
import { WebSocket } from "ws";
import type { Client } from "../../../apps/server/test/support/client.ts";

/** The first characters of our server's messages; the measuring client reads no further. */
const DONE = Buffer.from('{"kind":"done"');
const PROBLEM = Buffer.from('{"kind":"problem"');
const ENTRIES = Buffer.from('{"kind":"entries"');

/** In a message with entries: how many the log has then. */
const ENTRY_COUNT = Buffer.from('"snapshot":{"entryCount":');
/** The characters that are read of a number. */
const MAX_DIGITS = 10;

/** A table over a socket, one command at a time. Messages are counted, not parsed. */
export class TableSocket {
  /** Bytes received. */
  received = 0;
  #entryCount = 0;
  #onEntries = (): void => {};
  readonly #socket: WebSocket;
  #acknowledged = Promise.withResolvers<void>();
  #snapshotReceived = Promise.withResolvers<void>();

  /** Follows a table from its first entry, with views; resolves when the snapshot has arrived. */
  static async open(
    client: Client,
    table: string,
    localAddress = "127.0.0.1",
  ): Promise<TableSocket> {
    const url = `${client.url.replace("http", "ws")}/api/tables/${table}/socket`;
    const { headers } = client;
    const socket = new WebSocket(url, { headers, localAddress, perMessageDeflate: false });
    await once(socket, "open");
    const made = new TableSocket(socket);
    socket.send('{"command":"hello"}');
    await made.#snapshotReceived.promise;
    return made;
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data: Buffer) => this.#receive(data));
    socket.on("close", () => this.#acknowledged.reject(new Error("the socket was closed")));
  }

  /** Resolves when the command is acknowledged. */
  command(command: object): Promise<void> {
    this.#acknowledged = Promise.withResolvers();
    this.#socket.send(JSON.stringify({ ...command, id: 1 }));
    return this.#acknowledged.promise;
  }

  /** Resolves when this many entries have been sent to this player. */
  async hasSeen(entries: number): Promise<void> {
    while (this.#entryCount < entries) {
      await new Promise<void>((resolve) => {
        this.#onEntries = resolve;
      });
    }
  }

  /** Asks whether the connection is alive. */
  ping(): void {
    this.#socket.send('{"command":"ping"}');
  }

  async close(): Promise<void> {
    this.#acknowledged.promise.catch(() => {});
    const closed = once(this.#socket, "close");
    this.#socket.close();
    await closed;
  }

  #receive(data: Buffer): void {
    this.received += data.length;
    if (startsWith(data, DONE)) this.#acknowledged.resolve();
    else if (startsWith(data, ENTRIES)) this.#receiveEntries(data);
    else if (startsWith(data, PROBLEM)) this.#acknowledged.reject(new Error(data.toString()));
  }

  #receiveEntries(data: Buffer): void {
    const at = data.lastIndexOf(ENTRY_COUNT) + ENTRY_COUNT.length;
    this.#entryCount = Number.parseInt(data.toString("latin1", at, at + MAX_DIGITS), 10);
    this.#snapshotReceived.resolve();
    this.#onEntries();
  }
}

const startsWith = (data: Buffer, words: Buffer): boolean =>
  data.subarray(0, words.length).equals(words);
