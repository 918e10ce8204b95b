import type { ReadonlySignal } from "@preact/signals";
import { fail, ok, type Result } from "@sofala/engine";
import {
  PROTOCOL_VERSION,
  type Acknowledgement,
  type CommandBody,
  type CommandName,
  type ServerMessage,
} from "@sofala/protocol";
import type { Failure } from "../api-failure.ts";
import {
  FailoverSocket,
  type ConnectionState,
  type FailoverSocketDeps,
} from "./failover-socket.ts";
import { ClockSync } from "./server-clock.ts";

/** A command without its idempotency key, which is added when it is sent. */
export type CommandInput<Name extends CommandName> = Name extends CommandName
  ? WithoutKey<CommandBody<Name>>
  : never;
type WithoutKey<Body> = Body extends unknown ? Omit<Body, "key"> : never;

export type CommandResult = Promise<Result<Acknowledgement, Failure>>;

/** Stores unanswered commands, so that they survive a reload of the page. */
export interface Outbox {
  read(): readonly string[];
  write(commands: readonly string[]): void;
}

export interface ConnectionDeps extends FailoverSocketDeps {
  readonly outbox?: Outbox;
  /** Should the server send the view with every entry? */
  readonly wantsViews: boolean;
  /** How many entries of the log are known. */
  entryCount(): number;
  /** A message arrived; `askedAt` is when it was asked for, if it answers something. */
  onMessage(message: ServerMessage, askedAt?: number): void;
  /** A new socket has received the state of the table. */
  onReady(): void;
  /** The connection is closed for good, for instance because the app is too old for the server. */
  onFatal(failure: Failure): void;
}

/** How long an answer may take before another socket is opened. */
const ANSWER_TIMEOUT_MS = 10_000;
/** How often commands that met a transient problem are sent again. */
const RETRY_INTERVAL_MS = 1000;

/** The messages between a page and one table: sends commands until they are answered, and compares clocks. */
export class Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  private readonly deps: ConnectionDeps;
  private readonly socket: FailoverSocket;
  private readonly commands: PendingCommands;
  private readonly clockSync: ClockSync;
  private readonly retryTimer: ReturnType<typeof setInterval>;
  private isClosed = false;

  constructor(deps: ConnectionDeps) {
    this.deps = deps;
    const now = () => deps.now();
    const send = (text: string) => this.socket.send(text);
    this.commands = new PendingCommands(send, now, deps.outbox);
    this.clockSync = new ClockSync(send, now);
    this.socket = new FailoverSocket(deps, {
      hello: () =>
        JSON.stringify({
          command: "hello",
          protocol: PROTOCOL_VERSION,
          after: deps.entryCount(),
          views: deps.wantsViews,
        }),
      onMessage: (message, askedAt) => this.receive(message, askedAt),
      onLost: () => this.commands.onConnectionLost(),
      onReady: () => this.handleReady(),
      onFatal: (failure) => {
        this.shutDown();
        deps.onFatal(failure);
      },
    });
    this.state = this.socket.state;
    this.retryTimer = setInterval(() => this.retryDue(), RETRY_INTERVAL_MS);
  }

  /**
   * Sends a command. Repeatable commands, such as all that write an entry, are sent until they are answered; others fail
   * if the connection does.
   */
  send<Name extends CommandName>(command: Name, body: CommandInput<Name>): CommandResult {
    const isOpen = this.state.peek() === "open";
    if (this.isClosed || !(isOpen || canBeQueued(command))) {
      return Promise.resolve(fail({ code: "offline" }));
    }
    this.socket.markActive();
    return this.commands.add(command, body, isOpen);
  }

  /** Replaces the socket at once, whatever its state. */
  reconnect(): void {
    if (!this.isClosed) this.socket.reconnect();
  }

  /** The network or the page may be back. */
  wake(): void {
    this.socket.wake();
  }

  /** Messages were missing or made no sense: opens another socket. */
  dropAndRetry(): void {
    if (!this.isClosed) this.socket.dropAndRetry();
  }

  /** Somebody leaves the table: discards what was not answered. */
  close(): void {
    if (this.isClosed) return;
    this.shutDown();
    this.commands.clearOutbox();
  }

  discardPending(): void {
    this.commands.failAll();
    this.commands.clearOutbox();
  }

  private shutDown(): void {
    this.isClosed = true;
    clearInterval(this.retryTimer);
    this.socket.close();
    this.commands.failAll();
  }

  /** The state of the table is here: sends what waits, and compares the clocks. */
  private handleReady(): void {
    this.commands.sendDue();
    this.clockSync.start();
    this.deps.onReady();
  }

  private receive(message: ServerMessage, askedAt: number | undefined): void {
    if (message.kind === "pong") {
      const sentAt = this.clockSync.receivePong(message);
      if (sentAt !== undefined) this.deps.onMessage(message, sentAt);
    } else if (message.kind === "done") this.commands.resolve(message.id, ok(message.result));
    else if (message.kind === "problem") this.commands.resolve(message.id, fail(message.problem));
    else this.deps.onMessage(message, askedAt);
  }

  /** Sends again what met a transient problem, and opens another socket if answers are overdue. */
  private retryDue(): void {
    if (this.commands.isOverdue(ANSWER_TIMEOUT_MS)) return this.socket.dropAndRetry();
    if (this.state.peek() !== "open") return undefined;
    this.commands.sendDue();
    return this.clockSync.syncIfDue();
  }
}

/** A command that waits for its answer. */
interface PendingCommand {
  readonly text: string;
  readonly isRepeatable: boolean;
  readonly isKeyed: boolean;
  readonly resolve: (result: Result<Acknowledgement, Failure>) => void;
  attempts: number;
  /** When it was sent over the present socket; undefined if it is to be sent again. */
  sentAt: number | undefined;
}

/** Commands that write an entry or a message have an idempotency key: sent twice, they are done once. */
const KEYED_COMMANDS: readonly CommandName[] = [
  "move",
  "undo",
  "resign",
  "hand-over",
  "reclaim-seat",
  "chat",
];
/** Commands that do no harm if they are sent twice: the server repeats its first answer. */
const REPEATABLE_COMMANDS: readonly CommandName[] = [
  ...KEYED_COMMANDS,
  "join",
  "renew-invite",
  "start",
  "order",
  "rematch",
];
/** Problems that go away: repeatable commands are sent again. */
const TRANSIENT_PROBLEMS: readonly Failure["code"][] = [
  "server/busy",
  "server/closing",
  "server/fault",
  // The limit is per address, which others may share, for instance in a school.
  "request/too-many",
];
const MAX_ATTEMPTS = 5;

const isRepeatable = (command: CommandName): boolean => REPEATABLE_COMMANDS.includes(command);

/** Can it wait until the socket is open? A chat message is sent again, but never sent for the first time much later. */
const canBeQueued = (command: CommandName): boolean => isRepeatable(command) && command !== "chat";

/** The unanswered commands of a connection, in order. */
class PendingCommands {
  private readonly pending = new Map<number, PendingCommand>();
  private readonly transmit: (text: string) => void;
  private readonly now: () => number;
  private readonly outbox: Outbox | undefined;
  private lastId = 0;

  constructor(transmit: (text: string) => void, now: () => number, outbox?: Outbox) {
    this.transmit = transmit;
    this.now = now;
    this.outbox = outbox;
    for (const text of outbox?.read() ?? []) this.restore(text);
  }

  /** Adds a command, and sends it if the socket is open. */
  add<Name extends CommandName>(
    command: Name,
    body: CommandInput<Name>,
    isOpen: boolean,
  ): CommandResult {
    const id = ++this.lastId;
    const key = KEYED_COMMANDS.includes(command) ? { key: newIdempotencyKey() } : {};
    const text = JSON.stringify({ command, id, ...key, ...body });
    return new Promise((resolve) => {
      const pending: PendingCommand = {
        text,
        isRepeatable: isRepeatable(command),
        isKeyed: "key" in key,
        resolve,
        attempts: 0,
        sentAt: undefined,
      };
      this.pending.set(id, pending);
      this.saveOutbox();
      if (isOpen) this.send(pending);
    });
  }

  /** Sends what was not sent over this socket, or met a transient problem. */
  sendDue(): void {
    for (const command of this.pending.values()) {
      if (command.sentAt === undefined) this.send(command);
    }
  }

  /** Has some command waited longer than this for its answer? */
  isOverdue(timeoutMs: number): boolean {
    const now = this.now();
    return [...this.pending.values()].some(({ sentAt = now }) => now - sentAt > timeoutMs);
  }

  resolve(id: number | undefined, result: Result<Acknowledgement, Failure>): void {
    const command = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || command === undefined) return;
    const isTransient = !result.ok && TRANSIENT_PROBLEMS.includes(result.error.code);
    if (isTransient && command.isRepeatable && command.attempts < MAX_ATTEMPTS) {
      command.sentAt = undefined;
      return;
    }
    this.pending.delete(id);
    this.saveOutbox();
    command.resolve(result);
  }

  /** Nobody knows whether the server got what was sent: repeatable commands are sent again, the others fail. */
  onConnectionLost(): void {
    for (const command of this.pending.values()) command.sentAt = undefined;
    this.failWhere((command) => !command.isRepeatable);
  }

  /** This page sends nothing more; the next page at this table sends what is in the outbox. */
  failAll(): void {
    this.failWhere(() => true);
  }

  /** Unanswered commands are not sent by the next page either. */
  clearOutbox(): void {
    this.outbox?.write([]);
  }

  /** Stores the commands that have a key. */
  private saveOutbox(): void {
    const keyed = [...this.pending.values()].filter(({ isKeyed }) => isKeyed);
    this.outbox?.write(keyed.map(({ text }) => text));
  }

  /** Adds a command that the page sent before it was reloaded; nothing here waits for its result. */
  private restore(text: string): void {
    const { id } = JSON.parse(text) as { readonly id: number };
    this.lastId = Math.max(this.lastId, id);
    this.pending.set(id, {
      text,
      isRepeatable: true,
      isKeyed: true,
      resolve() {},
      attempts: 0,
      sentAt: undefined,
    });
  }

  private failWhere(matches: (command: PendingCommand) => boolean): void {
    const failed = [...this.pending].filter(([, command]) => matches(command));
    for (const [id] of failed) this.pending.delete(id);
    for (const [, { resolve }] of failed) resolve(fail({ code: "offline" }));
  }

  private send(command: PendingCommand): void {
    command.sentAt = this.now();
    command.attempts++;
    this.transmit(command.text);
  }
}

/** Sixteen random bytes. (crypto.randomUUID does not exist in pages that came over plain HTTP.) */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
