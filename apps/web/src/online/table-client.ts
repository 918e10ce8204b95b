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
import type { Acknowledged, Asked, Outbox } from "./pending-commands.ts";
import { Connection } from "./connection.ts";
import type { Socket } from "./socket.ts";
import type { ConnectionState } from "./failover-socket.ts";
import type { Failure, Server } from "./api-client.ts";
import type { Player } from "../store/stored-game.ts";
import { Ticking } from "./server-clock.ts";
import { withNews } from "./update-table-info.ts";

/** The board of a table: it follows what the server tells. */
export interface Follower {
  /** Takes in what comes next in the log; false where it makes no sense here. */
  follow(told: readonly SeenEntry[], standing: Snapshot): boolean;
}

/** How a game is sat at, as its rules and secrets ask for. */
export interface Seating<F extends Follower> {
  /** Is the view wanted with everything that is told? */
  readonly wantsViews: boolean;
  /** A board that has followed nothing yet; "later" where nobody answers, "too-old" where the rules are newer than the app. */
  begin(room: RemoteRoom<F>): Promise<Result<F, "later" | "unreadable" | "too-old">>;
}

/** What a room asks of those around it. */
export interface RoomSurroundings {
  readonly server: Pick<Server, "viewAt" | "chat">;
  readonly invite?: string;
  /** Keeps unanswered moves of a seat over a reload of the page. */
  readonly outbox?: (seat: () => Seat | undefined) => Outbox;
  openSocket(): Socket;
  /** Tells when the network or the page may be back; returns how to stop. */
  onWake(wake: () => void): () => void;
  /** Does nobody look at the page? */
  isHidden(): boolean;
  /** What a seat is called when the game begins. */
  nameOf(seat: SeatInfo, index: number): string;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Nothing more of the table can be shown. */
  failed?(why: Failure): void;
}

/** A table on a server, from the gathering of its players to its end: all but the board. */
export class RemoteRoom<F extends Follower = Follower> {
  readonly id: string;
  /** The invitation that this page came with. */
  readonly invite: string | undefined;
  /** What I may know of the table: terms, seats (filling, present, handed over), proposal, outcome. */
  readonly info: ReadonlySignal<TableInfo>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** All that was said, in order. */
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  /** The game, from when it begins. */
  readonly table: ReadonlySignal<F | undefined>;
  /** Why nothing more of the table can be shown, such as an app that is older than the server. */
  readonly failure: ReadonlySignal<Failure | undefined>;

  private readonly seating: Seating<F>;
  private readonly around: RoomSurroundings;
  private readonly line: Connection;
  private readonly ticking: Ticking;
  private readonly stopListening: () => void;
  private readonly told;
  private readonly said = signal<readonly ChatMessage[]>([]);
  /** The number of the message before which none is missing. */
  private saidTo = 0;
  private readonly begun = signal<F | undefined>(undefined);
  private readonly failed = signal<Failure | undefined>(undefined);
  /** The log as it was told. */
  private log: SeenEntry[] = [];
  /** How the table stood after that. */
  private standing: Snapshot | undefined;
  private isBeginning = false;
  private isClosed = false;

  constructor(seating: Seating<F>, info: TableInfo, around: RoomSurroundings) {
    this.id = info.id;
    this.invite = around.invite;
    this.seating = seating;
    this.around = around;
    this.ticking = new Ticking(() => around.now());
    this.told = signal(info);
    this.info = this.told;
    this.chat = this.said;
    this.table = this.begun;
    this.failure = this.failed;
    this.line = new Connection({
      openSocket: () => around.openSocket(),
      wantsViews: seating.wantsViews,
      known: () => this.log.length,
      hear: (message, since) => this.hear(message, since),
      // What was said meanwhile.
      resume: () => void this.readChat(),
      attention: () => (around.isHidden() ? "none" : "close"),
      giveUp: (why) => this.fail(why),
      now: () => around.now(),
      ...(around.outbox && { outbox: around.outbox(() => this.told.peek().you.seat) }),
    });
    this.connection = this.line.state;
    this.stopListening = around.onWake(() => this.line.wake());
  }

  /** Who sits there, as they are called when the game begins. */
  get players(): readonly Player[] {
    return this.told.peek().seats.map((seat, index) => {
      const name = this.around.nameOf(seat, index);
      // Levels come from this project's bots, on whichever side.
      return seat.kind === "bot"
        ? { kind: "bot", name, level: seat.level as "steady" }
        : { kind: "person", name };
    });
  }

  /** The game as it stood after so many entries, as far as I may look. */
  viewAt(entries: number): ReturnType<Server["viewAt"]> {
    return this.around.server.viewAt(this.id, entries, this.invite);
  }

  /** What is left to every seat at this instant; follows the server's clock between its messages. */
  clockNow(): ClockInfo | undefined {
    const { clock, now } = this.info.value;
    return clock === undefined ? undefined : this.ticking.left(clock, now);
  }

  /** Asks something of the table: join, leave, start, resign, say, …; keys are made here. */
  ask<Name extends CommandName>(command: Name, body: Asked<Name>): Acknowledged {
    return this.line.ask(command, body);
  }

  /** Connects anew: when whoever is here has just become a guest, or is tired of waiting. */
  reconnect(): void {
    this.line.reconnect();
  }

  /** The page leaves the table. */
  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.line.close();
  }

  private hear(message: ServerMessage, since: number | undefined): void {
    switch (message.kind) {
      case "pong":
        this.ticking.note(message.now, since);
        break;
      case "table":
        this.noteTime(message.table.now, since);
        this.noteSeat(message.table.you.seat);
        this.told.value = message.table;
        break;
      case "entries":
        this.ticking.note(message.snapshot.now);
        this.hearEntries(message);
        break;
      case "chat":
        this.hearChat(message.messages);
        break;
      case "hello":
      case "done":
      case "problem":
    }
  }

  /** Somebody else may have signed in meanwhile: they do not send what was asked for another seat. */
  private noteSeat(now: Seat | undefined): void {
    const { seat } = this.told.peek().you;
    if (seat !== undefined && seat !== now) this.line.forget();
  }

  /** The greeting of a line is the first that it shows of the server's time. */
  private noteTime(said: number, since: number | undefined): void {
    if (since !== undefined) this.ticking.forget();
    this.ticking.note(said, since);
  }

  private hearEntries({ entries, snapshot }: Extract<ServerMessage, { kind: "entries" }>): void {
    const known = this.log.length;
    const news = entries.filter(({ seq }) => seq >= known);
    const isWhole = news.every(({ seq }, index) => seq === known + index);
    if (snapshot.entryCount < known) return this.startOver();
    if (!isWhole || snapshot.entryCount !== known + news.length) return this.line.drop();
    batch(() => {
      this.log.push(...news);
      this.standing = snapshot;
      this.told.value = withNews(this.told.peek(), news, snapshot);
      const isFollowed = this.begun.peek()?.follow(news, snapshot) ?? true;
      if (!isFollowed) this.fail();
    });
    if (this.begun.peek() === undefined && snapshot.status !== "open") void this.begin();
    // What was said is shown to spectators only now.
    if (this.isLate()) void this.readChat();
  }

  /** The server's log is shorter than it was: what it tells now counts. */
  private startOver(): void {
    this.log = [];
    this.begun.value = undefined;
    this.line.drop();
  }

  /** Makes the board, which follows all that was told. */
  private async begin(): Promise<void> {
    if (this.isBeginning || this.isClosed) return;
    this.isBeginning = true;
    const board = await this.seating.begin(this);
    this.isBeginning = false;
    if (this.isClosed || this.begun.peek() !== undefined) return;
    if (!board.ok) {
      if (board.error === "too-old") return this.fail(problem("request/too-old"));
      return board.error === "unreadable" ? this.fail() : this.line.drop();
    }
    const { standing } = this;
    if (standing === undefined || !board.value.follow(this.log, standing)) return this.fail();
    this.begun.value = board.value;
  }

  private isLate(): boolean {
    const { delay, you } = this.told.peek();
    return delay > 0 && you.seat === undefined;
  }

  /** Reads what was said since everything was read. */
  private async readChat(): Promise<void> {
    for (;;) {
      const messages = await this.around.server.chat(this.id, this.saidTo, this.around.invite);
      const newest = messages.ok ? messages.value.at(-1) : undefined;
      if (this.isClosed || !messages.ok || newest === undefined) return;
      this.hearChat(messages.value);
      // What is missing before it is of people whom I do not hear.
      this.saidTo = Math.max(this.saidTo, newest.number);
    }
  }

  private hearChat(messages: readonly ChatMessage[]): void {
    const known = new Set(this.said.peek().map(({ number }) => number));
    const news = messages.filter(({ number }) => !known.has(number));
    const all = [...this.said.peek(), ...news].sort((a, b) => a.number - b.number);
    for (const { number } of all) if (number === this.saidTo + 1) this.saidTo = number;
    this.said.value = all;
  }

  private fail(why: Failure = { code: "unreadable" }): void {
    this.failed.value = why;
    this.around.failed?.(why);
    this.close();
  }
}
