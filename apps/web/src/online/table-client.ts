import { batch, signal, type ReadonlySignal } from "@preact/signals";
import type { Result, Seat } from "@sofala/engine";
import {
  problem,
  type ChatMessage,
  type ClockInfo,
  type CommandName,
  type SeatInfo,
  type SeenEntry,
  type ServerMessage,
  type Snapshot,
  type TableInfo,
} from "@sofala/protocol";
import type { CommandResult, CommandInput, Outbox } from "./connection.ts";
import { Connection } from "./connection.ts";
import type { WebSocketLike } from "./socket.ts";
import type { ConnectionState } from "./failover-socket.ts";
import type { Failure } from "../api-failure.ts";
import type { ApiClient } from "./api-client.ts";
import type { Player } from "../store/stored-game.ts";
import { ServerClock } from "./server-clock.ts";
import { updateTableInfo } from "./update-table-info.ts";

/** The game of a table, to which the client applies the log. */
export interface LogFollower {
  /** Applies the next entries; false if they make no sense. */
  applyEntries(entries: readonly SeenEntry[], snapshot: Snapshot): boolean;
}

/** Creates the table of a game, with or without hidden information. */
export interface TableFactory<F extends LogFollower> {
  /** Should the server send the view with every entry? */
  readonly wantsViews: boolean;
  /** A table before its first entry. Fails with "later" if the server does not answer, "too-old" if the rules are newer than
   * the app. */
  create(client: TableClient<F>): Promise<Result<F, "later" | "unreadable" | "too-old">>;
}

/** What a client of a table needs. */
export interface TableClientDeps {
  readonly api: Pick<ApiClient, "viewAt" | "readChat">;
  readonly invite?: string;
  /** Stores unanswered commands of a seat, so that they survive a reload. */
  readonly outbox?: (seat: () => Seat | undefined) => Outbox;
  openSocket(): WebSocketLike;
  /** Calls back when the network or the page may be back; returns a function that stops it. */
  onWake(wake: () => void): () => void;
  /** Is the page hidden? */
  isHidden(): boolean;
  /** The name of a seat when the game starts. */
  nameOf(seat: SeatInfo, index: number): string;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** The table cannot be shown any more. */
  onFailure?(failure: Failure): void;
}

/** The client side of a table on a server, from the waiting room to the end: everything but the game itself. */
export class TableClient<F extends LogFollower = LogFollower> {
  readonly id: string;
  /** The invitation in the page's address. */
  readonly invite: string | undefined;
  /** What I may know of the table: settings, seats, proposal, outcome. */
  readonly info: ReadonlySignal<TableInfo>;
  readonly connectionState: ReadonlySignal<ConnectionState>;
  /** All messages, in order. */
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  /** The game; undefined until it starts. */
  readonly table: ReadonlySignal<F | undefined>;
  /** Why the table cannot be shown any more, for instance because the app is too old. */
  readonly failure: ReadonlySignal<Failure | undefined>;

  private readonly factory: TableFactory<F>;
  private readonly deps: TableClientDeps;
  private readonly connection: Connection;
  private readonly serverClock: ServerClock;
  private readonly stopListening: () => void;
  private readonly infoSignal;
  private readonly messages = signal<readonly ChatMessage[]>([]);
  /** All messages up to this number are known. */
  private messagesReadTo = 0;
  private readonly tableSignal = signal<F | undefined>(undefined);
  private readonly failureSignal = signal<Failure | undefined>(undefined);
  /** The log as far as it arrived. */
  private log: SeenEntry[] = [];
  /** The snapshot after the log. */
  private snapshot: Snapshot | undefined;
  private isCreatingTable = false;
  private isClosed = false;

  constructor(factory: TableFactory<F>, info: TableInfo, deps: TableClientDeps) {
    this.id = info.id;
    this.invite = deps.invite;
    this.factory = factory;
    this.deps = deps;
    this.serverClock = new ServerClock(() => deps.now());
    this.infoSignal = signal(info);
    this.info = this.infoSignal;
    this.chat = this.messages;
    this.table = this.tableSignal;
    this.failure = this.failureSignal;
    this.connection = new Connection({
      openSocket: () => deps.openSocket(),
      wantsViews: factory.wantsViews,
      entryCount: () => this.log.length,
      onMessage: (message, askedAt) => this.receive(message, askedAt),
      // Messages of the break.
      onReady: () => void this.loadChat(),
      attention: () => (deps.isHidden() ? "none" : "close"),
      onFatal: (failure) => this.fail(failure),
      now: () => deps.now(),
      ...(deps.outbox && { outbox: deps.outbox(() => this.infoSignal.peek().you.seat) }),
    });
    this.connectionState = this.connection.state;
    this.stopListening = deps.onWake(() => this.connection.wake());
  }

  /** The players, with their names at the start of the game. */
  get players(): readonly Player[] {
    return this.infoSignal.peek().seats.map((seat, index) => {
      const name = this.deps.nameOf(seat, index);
      // The server has the same levels of bots.
      return seat.kind === "bot"
        ? { kind: "bot", name, level: seat.level as "steady" }
        : { kind: "person", name };
    });
  }

  /** The view for me after this number of entries. */
  viewAt(entries: number): ReturnType<ApiClient["viewAt"]> {
    return this.deps.api.viewAt(this.id, entries, this.invite);
  }

  /** The clocks now; runs on between the server's messages. */
  clockNow(): ClockInfo | undefined {
    const { clock, now } = this.info.value;
    return clock === undefined ? undefined : this.serverClock.clockNow(clock, now);
  }

  /** Sends a command: join, leave, start, resign, chat, …; idempotency keys are added. */
  send<Name extends CommandName>(command: Name, body: CommandInput<Name>): CommandResult {
    return this.connection.send(command, body);
  }

  /** Connects again: after becoming a guest, or on request. */
  reconnect(): void {
    this.connection.reconnect();
  }

  /** Called when the page leaves the table. */
  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.connection.close();
  }

  private receive(message: ServerMessage, askedAt: number | undefined): void {
    switch (message.kind) {
      case "pong":
        this.serverClock.addSample(message.now, askedAt);
        break;
      case "table":
        this.syncClock(message.table.now, askedAt);
        this.discardOnSeatChange(message.table.you.seat);
        this.infoSignal.value = message.table;
        break;
      case "entries":
        this.serverClock.addSample(message.snapshot.now);
        this.receiveEntries(message);
        break;
      case "chat":
        this.addMessages(message.messages);
        break;
      case "hello":
      case "done":
      case "problem":
    }
  }

  /** If somebody else signed in, commands of the former seat must not be sent. */
  private discardOnSeatChange(now: Seat | undefined): void {
    const { seat } = this.infoSignal.peek().you;
    if (seat !== undefined && seat !== now) this.connection.discardPending();
  }

  /** The first message of a socket starts the samples of the server's time again. */
  private syncClock(serverTime: number, askedAt: number | undefined): void {
    if (askedAt !== undefined) this.serverClock.reset();
    this.serverClock.addSample(serverTime, askedAt);
  }

  private receiveEntries({ entries, snapshot }: Extract<ServerMessage, { kind: "entries" }>): void {
    const known = this.log.length;
    const newItems = entries.filter(({ seq }) => seq >= known);
    const isContiguous = newItems.every(({ seq }, index) => seq === known + index);
    if (snapshot.entryCount < known) return this.restart();
    if (!isContiguous || snapshot.entryCount !== known + newItems.length)
      return this.connection.dropAndRetry();
    batch(() => {
      this.log.push(...newItems);
      this.snapshot = snapshot;
      this.infoSignal.value = updateTableInfo(this.infoSignal.peek(), newItems, snapshot);
      const isFollowed = this.tableSignal.peek()?.applyEntries(newItems, snapshot) ?? true;
      if (!isFollowed) this.fail();
    });
    if (this.tableSignal.peek() === undefined && snapshot.status !== "open")
      void this.createTable();
    // Spectators may see the messages only now.
    if (this.isDelayedSpectator()) void this.loadChat();
  }

  /** The server's log became shorter: reads it again from the start. */
  private restart(): void {
    this.log = [];
    this.tableSignal.value = undefined;
    this.connection.dropAndRetry();
  }

  /** Creates the table, and applies the log. */
  private async createTable(): Promise<void> {
    if (this.isCreatingTable || this.isClosed) return;
    this.isCreatingTable = true;
    const created = await this.factory.create(this);
    this.isCreatingTable = false;
    if (this.isClosed || this.tableSignal.peek() !== undefined) return;
    if (!created.ok) {
      if (created.error === "too-old") return this.fail(problem("request/too-old"));
      return created.error === "unreadable" ? this.fail() : this.connection.dropAndRetry();
    }
    const { snapshot } = this;
    if (snapshot === undefined || !created.value.applyEntries(this.log, snapshot))
      return this.fail();
    this.tableSignal.value = created.value;
  }

  private isDelayedSpectator(): boolean {
    const { delay, you } = this.infoSignal.peek();
    return delay > 0 && you.seat === undefined;
  }

  /** Loads the messages after those that are known. */
  private async loadChat(): Promise<void> {
    for (;;) {
      const messages = await this.deps.api.readChat(this.id, this.messagesReadTo, this.deps.invite);
      const newest = messages.ok ? messages.value.at(-1) : undefined;
      if (this.isClosed || !messages.ok || newest === undefined) return;
      this.addMessages(messages.value);
      // Messages that are missing before it are by people whom I blocked.
      this.messagesReadTo = Math.max(this.messagesReadTo, newest.number);
    }
  }

  private addMessages(messages: readonly ChatMessage[]): void {
    const known = new Set(this.messages.peek().map(({ number }) => number));
    const newItems = messages.filter(({ number }) => !known.has(number));
    const all = [...this.messages.peek(), ...newItems].sort((a, b) => a.number - b.number);
    for (const { number } of all)
      if (number === this.messagesReadTo + 1) this.messagesReadTo = number;
    this.messages.value = all;
  }

  private fail(failure: Failure = { code: "unreadable" }): void {
    this.failureSignal.value = failure;
    this.deps.onFailure?.(failure);
    this.close();
  }
}
