import type { SeenEntry, ServerMessage, Snapshot } from "@sofala/protocol";
import { WebSocket } from "ws";
import { CLOSE_CODES } from "../src/http/table-socket.ts";
import { fault, type Fault } from "./fault.ts";
import type { Reading as Heard } from "./history/history.ts";
import { markOf } from "./history/of-trial.ts";
import type { Host } from "./host.ts";
import { Sights } from "./sights.ts";

/** What a follower is told, once it has taken note of it. */
export interface Hooks {
  /** Entries came, and the table stands like this; `isFirst` of a connection. */
  news?(isFirst: boolean): void;
  answered?(answer: Extract<ServerMessage, { kind: "done" | "problem" }>): void;
}

/** The table as it stood before a server was killed and after the next one was asked. */
export interface Reading {
  readonly table: string;
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** After a connection that failed although the server runs, the next is tried so many milliseconds later. */
const AGAIN = 20;
/** How a socket ends whose server is killed. */
const BROKEN = 1006;
/** From here on, codes say that we did something wrong. */
const OUR_FAULT = 4000;

/** Who follows, and what they wish to see. */
export interface Follows {
  readonly table: string;
  readonly cookie?: string | undefined;
  readonly views?: boolean;
}

/** Follows a table over one connection after the other, each from where the last one broke off. */
export class Follower {
  readonly table: string;
  readonly entries: SeenEntry[] = [];
  readonly faults: Fault[] = [];
  readonly readings: Reading[] = [];
  /** Milliseconds from the end of a connection until the next one told how the table stands. */
  readonly gaps: number[] = [];
  /** All news, as they came. */
  readonly heard: Heard[] = [];
  readonly sights = new Sights();
  standing: Snapshot | undefined;
  /** The start of the server whose entries it has. */
  upTo = 0;
  readonly #host: Host;
  readonly #reader: string;
  readonly #headers: { readonly cookie?: string };
  readonly #wishes: { readonly legal: boolean; readonly views: boolean };
  readonly #hooks: Hooks;
  #socket: WebSocket | undefined;
  #isDone = false;
  #broke: number | undefined;

  constructor(host: Host, { table, cookie, views = false }: Follows, hooks: Hooks = {}) {
    this.#host = host;
    this.table = table;
    this.#reader = cookie ?? "a spectator";
    this.#headers = cookie === undefined ? {} : { cookie };
    this.#wishes = { legal: cookie !== undefined, views };
    this.#hooks = hooks;
    void this.#follow();
  }

  /** Has it heard from the server that runs now? */
  get isCurrent(): boolean {
    return this.upTo === this.#host.starts;
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  stop(): void {
    this.#isDone = true;
    this.#socket?.close();
  }

  /** Ends the connection; the next one follows. */
  drop(): void {
    this.#socket?.terminate();
  }

  async #follow(): Promise<void> {
    while (!this.#isDone) {
      const url = await this.#host.address();
      if (this.#isDone) return;
      await this.#connection(url, this.#host.starts);
      this.#host.leave();
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** One connection, until it ends. */
  #connection(url: string, start: number): Promise<void> {
    const address = `${url.replace("http", "ws")}/api/tables/${this.table}/socket`;
    const { patience, protocol } = this.#host;
    const waiting = patience === undefined ? {} : { handshakeTimeout: patience };
    const socket = new WebSocket(address, { headers: this.#headers, ...waiting });
    this.#socket = socket;
    const watch = patience === undefined ? undefined : this.#watch(socket, patience);
    const spoken = protocol === undefined ? {} : { protocol };
    const hello = { do: "hello", ...spoken, after: this.entries.length, ...this.#wishes };
    socket.on("open", () => this.send(hello));
    socket.on("message", (data: Buffer) => {
      this.#hear(JSON.parse(data.toString("utf8")) as ServerMessage, start);
    });
    socket.on("unexpected-response", (_request, { statusCode = 0 }) => {
      socket.terminate();
      if (patience === undefined || statusCode < 500) this.#complain(`refused: ${statusCode}`);
    });
    socket.on("error", () => {});
    return new Promise((resolve) => {
      socket.on("close", (code) => {
        clearInterval(watch);
        this.#broke ??= performance.now();
        const isTooOld = code === CLOSE_CODES.tooOld && protocol !== undefined;
        if (isTooOld) this.#host.refuse?.();
        const isUsual = isTooOld || code === BROKEN || (patience !== undefined && code < OUR_FAULT);
        if (!isUsual && !this.#isDone) this.#complain(`closed: ${code}`);
        resolve();
      });
    });
  }

  /** Whoever says nothing although asked to is left. */
  #watch(socket: WebSocket, patience: number): NodeJS.Timeout {
    let isSilent = false;
    socket.on("message", () => {
      isSilent = false;
    });
    return setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (isSilent) socket.terminate();
      isSilent = true;
      this.send({ do: "ping" });
    }, patience);
  }

  /** Nothing more is to be had here. */
  #complain(what: string): void {
    this.faults.push(fault("server/complains", this.table, `a socket is ${what}`));
    this.#isDone = true;
    this.#hooks.news?.(false);
  }

  #hear(message: ServerMessage, start: number): void {
    if (message.kind === "done" || message.kind === "problem") this.#hooks.answered?.(message);
    this.sights.see(message);
    if (message.kind !== "entries") return;
    const { entries, standing } = message;
    const isFirst = this.upTo !== start;
    if (isFirst && this.standing !== undefined && entries.length === 0) {
      this.readings.push({ table: this.table, before: this.standing, after: standing });
    }
    this.heard.push({
      table: this.table,
      reader: this.#reader,
      ended: performance.now(),
      from: this.entries.length,
      marks: entries.map(({ at, entry }) => markOf(at, entry)),
    });
    if (this.#broke !== undefined) this.gaps.push(performance.now() - this.#broke);
    this.#broke = undefined;
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
