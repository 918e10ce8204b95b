import type { ReadonlySignal } from "@preact/signals";
import { fail, ok } from "@sofala/engine";
import { PROTOCOL_VERSION, type CommandName, type ServerMessage } from "@sofala/protocol";
import {
  Commands,
  canWait,
  type Acknowledged,
  type Asked,
  type Outbox,
} from "./pending-commands.ts";
import { Link, type ConnectionState, type LinkSurroundings } from "./failover-socket.ts";
import type { Failure } from "./api-client.ts";
import { TimeQuestions } from "./clock-sync.ts";

/** What a connection asks of those around it. */
export interface ConnectionSurroundings extends LinkSurroundings {
  /** Keeps unanswered moves over a reload of the page. */
  readonly outbox?: Outbox;
  /** Is the view wanted with everything that is told? */
  readonly wantsViews: boolean;
  /** So many entries of the log are known. */
  known(): number;
  /** Something came; `since` is when it was asked for, where it was. */
  hear(message: ServerMessage, since?: number): void;
  /** A new line has told how the table stands. */
  resume(): void;
  /** The server and this version of the app do not understand each other: nothing more will come. */
  giveUp(why: Failure): void;
}

/** Milliseconds that an answer may take before it is asked for elsewhere. */
const PATIENCE = 10_000;
/** Milliseconds until what met a problem that passes is sent again. */
const AGAIN = 1000;

/** What is said between a page and one table. */
export class Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  private readonly around: ConnectionSurroundings;
  private readonly link: Link;
  private readonly commands: Commands;
  private readonly questions: TimeQuestions;
  private readonly looking: ReturnType<typeof setInterval>;
  private isClosed = false;

  constructor(around: ConnectionSurroundings) {
    this.around = around;
    const now = () => around.now();
    const send = (text: string) => this.link.send(text);
    this.commands = new Commands(send, now, around.outbox);
    this.questions = new TimeQuestions(send, now);
    this.link = new Link(around, {
      greeting: () =>
        JSON.stringify({
          command: "hello",
          protocol: PROTOCOL_VERSION,
          after: around.known(),
          views: around.wantsViews,
        }),
      hear: (message, since) => this.hear(message, since),
      lost: () => this.commands.loseLine(),
      stood: () => this.resume(),
      giveUp: (why) => {
        this.end();
        around.giveUp(why);
      },
    });
    this.state = this.link.state;
    this.looking = setInterval(() => this.look(), AGAIN);
  }

  /**
   * Asks something of the table. What can do no harm twice, such as all that makes an entry of the log,
   * is sent until it is answered; anything else fails where the connection does.
   */
  ask<Name extends CommandName>(command: Name, body: Asked<Name>): Acknowledged {
    const isOpen = this.state.peek() === "open";
    if (this.isClosed || !(isOpen || canWait(command))) {
      return Promise.resolve(fail({ code: "offline" }));
    }
    this.link.stir();
    return this.commands.add(command, body, isOpen);
  }

  /** Connects anew and at once, whatever the connection seems to be. */
  reconnect(): void {
    if (!this.isClosed) this.link.reconnect();
  }

  /** The network or the page may be back. */
  wake(): void {
    this.link.wake();
  }

  /** What was told makes no sense: another line is opened. */
  drop(): void {
    if (!this.isClosed) this.link.drop();
  }

  /** Whoever leaves the table gives up what was not answered. */
  close(): void {
    if (this.isClosed) return;
    this.end();
    this.commands.forget();
  }

  /** Gives up what was not answered. */
  forget(): void {
    this.commands.end();
    this.commands.forget();
  }

  private end(): void {
    this.isClosed = true;
    clearInterval(this.looking);
    this.link.close();
    this.commands.end();
  }

  /** The table has told how it stands: what waits is sent, and the clocks are compared. */
  private resume(): void {
    this.commands.sendDue();
    this.questions.begin();
    this.around.resume();
  }

  private hear(message: ServerMessage, since: number | undefined): void {
    if (message.kind === "pong") {
      const asked = this.questions.answer(message);
      if (asked !== undefined) this.around.hear(message, asked);
    } else if (message.kind === "done") this.commands.answer(message.id, ok(message.result));
    else if (message.kind === "problem") this.commands.answer(message.id, fail(message.problem));
    else this.around.hear(message, since);
  }

  /** Now and then: sends again what met a problem that passes, and asks elsewhere where no answer comes. */
  private look(): void {
    if (this.commands.isOverdue(PATIENCE)) return this.link.drop();
    if (this.state.peek() !== "open") return undefined;
    this.commands.sendDue();
    return this.questions.askIfDue();
  }
}
