import { signal, type ReadonlySignal } from "@preact/signals";
import { serverMessage, type ServerMessage } from "@sofala/protocol";
import type { Failure } from "../api-failure.ts";
import { parseTolerantly } from "./api-client.ts";
import { Backoff } from "./backoff.ts";
import { MonitoredSocket, type WebSocketLike } from "./socket.ts";

/** `lost`: closed or broken; it is retried until it opens. */
export type ConnectionState = "connecting" | "open" | "lost";

/** How closely somebody follows a table: as a player or spectator, as one table among several, or not at all (hidden page). */
export type Attention = "close" | "casual" | "none";

export interface FailoverSocketDeps {
  openSocket(): WebSocketLike;
  attention(): Attention;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

interface FailoverSocketEvents {
  /** The first message, which the server answers with the state of the table. */
  hello(): string;
  /** A message arrived; `askedAt` is when it was asked for, if it answers something. */
  onMessage(message: ServerMessage, askedAt: number | undefined): void;
  /** The socket is closed: commands that were sent over it may be lost. */
  onLost(): void;
  /** A new socket has received the state of the table. */
  onReady(): void;
  /** It is closed for good, for instance because this version of the app does not understand the server. */
  onFatal(failure: Failure): void;
}

/** How long the answer to the hello may take before another socket is opened. */
const HELLO_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 100;
/** A ping is sent after this long without a message. */
const PING_AFTER_MS = { close: 700, casual: 5000, none: 25_000 } as const;
/** A table where nothing has happened for this long is followed less closely. */
const QUIET_AFTER_MS = 120_000;
/** How long a pong may take: twice the slowest of late, within these bounds. */
const MIN_PONG_TIMEOUT_MS = 900;
const MAX_PONG_TIMEOUT_MS = 8000;
/** With every further pong, an earlier slow one counts less by this factor. */
const SLOWEST_DECAY = 0.9;
/** If a check comes this late, the page or the device was asleep. */
const SLEEP_GAP_MS = 3000;

type ReceivedMessage = readonly [message: ServerMessage, askedAt: number | undefined];

/**
 * A socket that is opened again whenever it breaks. If it stays silent, a second one is opened beside it, and the first
 * of the two that receives something is used: callers do not notice the change.
 */
export class FailoverSocket {
  readonly state: ReadonlySignal<ConnectionState>;
  private readonly stateSignal = signal<ConnectionState>("connecting");
  private readonly deps: FailoverSocketDeps;
  private readonly events: FailoverSocketEvents;
  private readonly liveness: Liveness;
  private readonly backoff = new Backoff();
  private readonly checkTimer: ReturnType<typeof setInterval>;
  /** The socket in use, which has received the state of the table, and since when it is used. */
  private socket: MonitoredSocket | undefined;
  private connectedAt = 0;
  /** The one that is to replace it. */
  private nextSocket: MonitoredSocket | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: FailoverSocketDeps, events: FailoverSocketEvents) {
    this.deps = deps;
    this.events = events;
    this.state = this.stateSignal;
    this.liveness = new Liveness(() => deps.now());
    this.checkTimer = setInterval(() => this.check(), CHECK_INTERVAL_MS);
    this.openNext();
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  /** Something happened at the table: for a while the socket is checked more often. */
  markActive(): void {
    this.liveness.markActive();
  }

  /** Replaces the socket at once, whatever its state. */
  reconnect(): void {
    this.stateSignal.value = "connecting";
    this.closeAll();
    this.openNext();
  }

  /** The network or the page may be back: retries at once, or checks the socket with a ping. */
  wake(): void {
    this.liveness.markActive();
    if (this.retryTimer !== undefined) this.openNext();
    else this.socket?.pingAgain();
  }

  /** Closes the socket, which is dead or missed messages, and opens another after a delay. */
  dropAndRetry(): void {
    this.closeAll();
    this.stateSignal.value = "lost";
    this.retryTimer = setTimeout(() => this.openNext(), this.backoff.nextDelayMs());
  }

  close(): void {
    clearInterval(this.checkTimer);
    this.closeAll();
    this.stateSignal.value = "lost";
  }

  /** Opens a socket, which replaces the present one as soon as it has received the state of the table. */
  private openNext(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    const early: ReceivedMessage[] = [];
    let helloSentAt: number | undefined;
    const socket = new MonitoredSocket(this.deps.openSocket(), () => this.deps.now(), {
      hello: () => this.events.hello(),
      onMessage: (text, askedAt = helloSentAt) => {
        const message = parseTolerantly<ServerMessage>(serverMessage, parseJson(text));
        if (!message.ok && message.error === "malformed") {
          return this.events.onFatal({ code: "unreadable" });
        }
        // Messages of a kind that only newer apps know are skipped; the next one still answers our hello.
        if (!message.ok || message.value.kind === "hello") {
          helloSentAt = askedAt;
          return undefined;
        }
        helloSentAt = undefined;
        if (isFatal(message.value)) return this.events.onFatal(message.value.problem);
        if (socket === this.socket) return this.receive(message.value, askedAt);
        early.push([message.value, askedAt]);
        // The entries are the last part of the answer to the hello.
        return message.value.kind === "entries" ? this.switchTo(socket, early) : undefined;
      },
      onPong: (roundTripMs) => {
        this.liveness.addPong(roundTripMs);
        this.closeNext();
      },
      onClose: () => this.handleClosed(socket),
    });
    this.nextSocket = socket;
  }

  /** Uses a socket that has received the state of the table, and closes the one before it. */
  private switchTo(socket: MonitoredSocket, early: readonly ReceivedMessage[]): void {
    this.nextSocket = undefined;
    this.closeAll();
    this.socket = socket;
    this.connectedAt = this.deps.now();
    for (const [message, askedAt] of early) {
      if (this.socket === socket) this.receive(message, askedAt);
    }
    // A receiver may have dropped the socket, because entries were missing.
    if (this.socket !== socket) return;
    this.stateSignal.value = "open";
    this.events.onReady();
  }

  private receive(message: ServerMessage, askedAt: number | undefined): void {
    this.closeNext();
    if (message.kind !== "pong") this.liveness.markActive();
    this.events.onMessage(message, askedAt);
  }

  /** A socket broke. If another is being opened beside it, waits for that one; otherwise retries. */
  private handleClosed(socket: MonitoredSocket): void {
    if (socket !== this.socket || this.nextSocket === undefined) return this.dropAndRetry();
    this.socket = undefined;
    this.stateSignal.value = "lost";
    return this.events.onLost();
  }

  /** The present socket works: the second one is not needed. */
  private closeNext(): void {
    this.nextSocket?.close();
    this.nextSocket = undefined;
  }

  private closeAll(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    this.closeNext();
    this.socket?.close();
    this.socket = undefined;
    this.events.onLost();
  }

  /** Finds out whether the socket is dead. */
  private check(): void {
    const { socket, nextSocket, liveness } = this;
    if (liveness.hasJustWoken()) return socket?.ping();
    const openTimeoutMs =
      nextSocket?.hasOpened === true ? HELLO_TIMEOUT_MS : this.backoff.timeoutMs;
    if (nextSocket !== undefined && this.deps.now() - nextSocket.createdAt > openTimeoutMs)
      return this.dropAndRetry();
    if (socket === undefined) return undefined;
    this.backoff.markConnectedFor(this.deps.now() - this.connectedAt);
    if (liveness.isPongOverdue(socket))
      return nextSocket === undefined ? this.openNext() : undefined;
    return liveness.isPingDue(socket, this.deps.attention()) ? socket.ping() : undefined;
  }
}

/** Decides when to ping, and when a socket counts as dead. A false alarm does no harm, but costs another socket. */
export class Liveness {
  private readonly now: () => number;
  private slowestPongMs = 0;
  private lastActiveAt: number;
  private lastCheckAt: number;
  private isAsleep = false;

  constructor(now: () => number) {
    this.now = now;
    this.lastActiveAt = now();
    this.lastCheckAt = this.lastActiveAt;
  }

  /** Something happened at the table. */
  markActive(): void {
    this.lastActiveAt = this.now();
  }

  addPong(roundTripMs: number): void {
    this.slowestPongMs = Math.max(
      Math.min(roundTripMs, MAX_PONG_TIMEOUT_MS),
      this.slowestPongMs * SLOWEST_DECAY,
    );
  }

  /**
   * True at the first check after a sleep, when messages may have arrived that are not handled yet. In a hidden page
   * all checks are far apart, and messages are handled in between: there only the first one counts.
   */
  hasJustWoken(): boolean {
    const now = this.now();
    const wasAsleep = this.isAsleep;
    this.isAsleep = now - this.lastCheckAt > SLEEP_GAP_MS;
    this.lastCheckAt = now;
    return this.isAsleep && !wasAsleep;
  }

  isPongOverdue({ pongWaitMs }: MonitoredSocket): boolean {
    return (
      pongWaitMs >=
      Math.min(MAX_PONG_TIMEOUT_MS, Math.max(MIN_PONG_TIMEOUT_MS, 2 * this.slowestPongMs))
    );
  }

  isPingDue({ silenceMs }: MonitoredSocket, attention: Attention): boolean {
    const isQuiet = this.now() - this.lastActiveAt > QUIET_AFTER_MS;
    return silenceMs >= PING_AFTER_MS[attention === "close" && isQuiet ? "casual" : attention];
  }
}

/** The app is too old for the server, or this person may not see the table any more: retrying is of no use. */
const FATAL_PROBLEM_CODES: readonly string[] = ["request/too-old", "table/unknown"];

const isFatal = (message: ServerMessage): message is Extract<ServerMessage, { kind: "problem" }> =>
  message.kind === "problem" &&
  message.id === undefined &&
  FATAL_PROBLEM_CODES.includes(message.problem.code);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
