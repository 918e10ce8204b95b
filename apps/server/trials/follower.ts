import type { SeenEntry, ServerMessage, Snapshot } from "@sofala/protocol";
import { WebSocket } from "ws";
import { CLOSE_CODES } from "../src/http/table-socket.ts";
import { fault, type Fault } from "./fault.ts";
import type { Reading as Heard } from "./history/history.ts";
import { markOf } from "./history/of-trial.ts";
import type { Host } from "./host.ts";
import { SeenViews } from "./seen-views.ts";

/** Callbacks of a follower. */
export interface FollowerCallbacks {
  /** Entries and a snapshot were received; `isFirst` on a connection. */
  news?(isFirst: boolean): void;
  answered?(answer: Extract<ServerMessage, { kind: "done" | "problem" }>): void;
}

/** Snapshots of a table before a server was killed and after the next one responded. */
export interface Reading {
  readonly table: string;
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** Milliseconds until the next attempt after a failed connection. */
const RETRY_MS = 20;
/** Close code of a socket whose server was killed. */
const KILLED_CODE = 1006;
/** Close codes from here on mean a fault of the client. */
const FIRST_CLIENT_FAULT_CODE = 4000;

/** Options of a follower. */
export interface FollowerOptions {
  readonly table: string;
  readonly cookie?: string | undefined;
  readonly views?: boolean;
}

/** Follows a table over successive connections, each from where the last one ended. */
export class Follower {
  readonly table: string;
  readonly entries: SeenEntry[] = [];
  readonly faults: Fault[] = [];
  readonly readings: Reading[] = [];
  /** Milliseconds from the end of a connection to the first snapshot of the next one. */
  readonly gaps: number[] = [];
  /** All messages with entries, in order. */
  readonly received: Heard[] = [];
  readonly seenViews = new SeenViews();
  snapshot: Snapshot | undefined;
  /** The number of the server start whose entries it has. */
  upTo = 0;
  readonly #host: Host;
  readonly #reader: string;
  readonly #headers: { readonly cookie?: string };
  readonly #hello: { readonly legal: boolean; readonly views: boolean };
  readonly #callbacks: FollowerCallbacks;
  #socket: WebSocket | undefined;
  #isDone = false;
  #broke: number | undefined;

  constructor(
    host: Host,
    { table, cookie, views = false }: FollowerOptions,
    callbacks: FollowerCallbacks = {},
  ) {
    this.#host = host;
    this.table = table;
    this.#reader = cookie ?? "a spectator";
    this.#headers = cookie === undefined ? {} : { cookie };
    this.#hello = { legal: cookie !== undefined, views };
    this.#callbacks = callbacks;
    void this.#follow();
  }

  /** True if it received entries from the current server. */
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

  /** Ends the connection; another one is opened. */
  disconnect(): void {
    this.#socket?.terminate();
  }

  async #follow(): Promise<void> {
    while (!this.#isDone) {
      const url = await this.#host.address();
      if (this.#isDone) return;
      await this.#connect(url, this.#host.starts);
      this.#host.reportFailure();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** One connection, until it ends. */
  #connect(url: string, start: number): Promise<void> {
    const address = `${url.replace("http", "ws")}/api/tables/${this.table}/socket`;
    const { timeoutMs, protocol } = this.#host;
    const waiting = timeoutMs === undefined ? {} : { handshakeTimeout: timeoutMs };
    const socket = new WebSocket(address, { headers: this.#headers, ...waiting });
    this.#socket = socket;
    const watch = timeoutMs === undefined ? undefined : this.#watchPings(socket, timeoutMs);
    const spoken = protocol === undefined ? {} : { protocol };
    const hello = { command: "hello", ...spoken, after: this.entries.length, ...this.#hello };
    socket.on("open", () => this.send(hello));
    socket.on("message", (data: Buffer) => {
      this.#receive(JSON.parse(data.toString("utf8")) as ServerMessage, start);
    });
    socket.on("unexpected-response", (_request, { statusCode = 0 }) => {
      socket.terminate();
      if (timeoutMs === undefined || statusCode < 500) this.#addFault(`refused: ${statusCode}`);
    });
    socket.on("error", () => {});
    return new Promise((resolve) => {
      socket.on("close", (code) => {
        clearInterval(watch);
        this.#broke ??= performance.now();
        const isTooOld = code === CLOSE_CODES.tooOld && protocol !== undefined;
        if (isTooOld) this.#host.reportTooOld?.();
        const isUsual =
          isTooOld ||
          code === KILLED_CODE ||
          (timeoutMs !== undefined && code < FIRST_CLIENT_FAULT_CODE);
        if (!isUsual && !this.#isDone) this.#addFault(`closed: ${code}`);
        resolve();
      });
    });
  }

  /** Leaves a server that does not answer pings. */
  #watchPings(socket: WebSocket, timeoutMs: number): NodeJS.Timeout {
    let isSilent = false;
    socket.on("message", () => {
      isSilent = false;
    });
    return setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (isSilent) socket.terminate();
      isSilent = true;
      this.send({ command: "ping" });
    }, timeoutMs);
  }

  /** Stops following. */
  #addFault(what: string): void {
    this.faults.push(fault("server/error", this.table, `a socket was ${what}`));
    this.#isDone = true;
    this.#callbacks.news?.(false);
  }

  #receive(message: ServerMessage, start: number): void {
    if (message.kind === "done" || message.kind === "problem") this.#callbacks.answered?.(message);
    this.seenViews.see(message);
    if (message.kind !== "entries") return;
    const { entries, snapshot } = message;
    const isFirst = this.upTo !== start;
    if (isFirst && this.snapshot !== undefined && entries.length === 0) {
      this.readings.push({ table: this.table, before: this.snapshot, after: snapshot });
    }
    this.received.push({
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
        this.faults.push(fault("received/gap", this.table, detail));
      }
      this.entries.push(entry);
    }
    if (snapshot.entryCount !== this.entries.length) {
      const detail = `${this.entries.length} of ${snapshot.entryCount} entries were received`;
      this.faults.push(fault("received/gap", this.table, detail));
    }
    this.snapshot = snapshot;
    this.upTo = start;
    this.#callbacks.news?.(isFirst);
  }
}
