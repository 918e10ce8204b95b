import type { SeenEntry, ServerMessage, Standing } from "@sofala/protocol";
import { WebSocket } from "ws";
import { fault, type Fault } from "./fault.ts";
import type { Service } from "./service.ts";

/** What a follower is told, once it has taken note of it. */
export interface Hooks {
  /** Entries came, and the table stands like this; `isFirst` of a connection. */
  news?(isFirst: boolean): void;
  answered?(answer: Extract<ServerMessage, { kind: "done" | "problem" }>): void;
}

/** The table as it stood before a server was killed and after the next one was asked. */
export interface Reading {
  readonly table: string;
  readonly before: Standing;
  readonly after: Standing;
}

/** After a connection that failed although the server runs, the next is tried so many milliseconds later. */
const AGAIN = 20;
/** How a socket ends whose server is killed. */
const BROKEN = 1006;

/** Follows a table over one connection after the other, each from where the last one broke off. */
export class Follower {
  readonly table: string;
  readonly entries: SeenEntry[] = [];
  readonly faults: Fault[] = [];
  readonly readings: Reading[] = [];
  standing: Standing | undefined;
  /** The start of the server whose entries it has. */
  upTo = 0;
  readonly #service: Service;
  readonly #headers: { readonly cookie?: string };
  readonly #wishes: { readonly legal: boolean };
  readonly #hooks: Hooks;
  #socket: WebSocket | undefined;
  #isDone = false;

  constructor(service: Service, table: string, cookie: string | undefined, hooks: Hooks = {}) {
    this.#service = service;
    this.table = table;
    this.#headers = cookie === undefined ? {} : { cookie };
    this.#wishes = { legal: cookie !== undefined };
    this.#hooks = hooks;
    void this.#follow();
  }

  /** Has it heard from the server that runs now? */
  get isCurrent(): boolean {
    return this.upTo === this.#service.starts;
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  stop(): void {
    this.#isDone = true;
    this.#socket?.close();
  }

  async #follow(): Promise<void> {
    while (!this.#isDone) {
      const url = await this.#service.address();
      if (this.#isDone) return;
      await this.#connection(url, this.#service.starts);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** One connection, until it ends. */
  #connection(url: string, start: number): Promise<void> {
    const address = `${url.replace("http", "ws")}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(address, { headers: this.#headers });
    this.#socket = socket;
    const hello = { do: "hello", after: this.entries.length, views: false, ...this.#wishes };
    socket.on("open", () => this.send(hello));
    socket.on("message", (data: Buffer) => {
      this.#hear(JSON.parse(data.toString("utf8")) as ServerMessage, start);
    });
    socket.on("unexpected-response", (request, { statusCode }) => {
      this.faults.push(fault("server/complains", this.table, `a socket is refused: ${statusCode}`));
      this.#isDone = true;
      request.destroy();
    });
    socket.on("error", () => {});
    return new Promise((resolve) => {
      socket.on("close", (code) => {
        if (code !== BROKEN && !this.#isDone) {
          this.faults.push(fault("server/complains", this.table, `a socket is closed: ${code}`));
        }
        resolve();
      });
    });
  }

  #hear(message: ServerMessage, start: number): void {
    if (message.kind === "done" || message.kind === "problem") this.#hooks.answered?.(message);
    if (message.kind !== "entries") return;
    const { entries, standing } = message;
    const isFirst = this.upTo !== start;
    if (isFirst && this.standing !== undefined && entries.length === 0) {
      this.readings.push({ table: this.table, before: this.standing, after: standing });
    }
    for (const entry of entries) {
      if (entry.seq !== this.entries.length) {
        const detail = `entry ${entry.seq} came after ${this.entries.length} entries`;
        this.faults.push(fault("told/gap", this.table, detail));
      }
      this.entries.push(entry);
    }
    if (standing.entries !== this.entries.length) {
      const detail = `${this.entries.length} entries came of ${standing.entries}`;
      this.faults.push(fault("told/gap", this.table, detail));
    }
    this.standing = standing;
    this.upTo = start;
    this.#hooks.news?.(isFirst);
  }
}
