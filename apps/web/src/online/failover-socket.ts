import { signal, type ReadonlySignal } from "@preact/signals";
import { serverMessage, type ServerMessage } from "@sofala/protocol";
import { Line, type Socket } from "./socket.ts";
import { Pauses } from "./backoff.ts";
import { told, type Failure } from "./api-client.ts";
import { Watch, type Attention } from "./liveness.ts";

/** On the way there; there; or lost, and tried again and again. */
export type ConnectionState = "connecting" | "open" | "lost";

/** What a link asks of those around it. */
export interface LinkSurroundings {
  openSocket(): Socket;
  /** How closely the table is followed. */
  attention(): Attention;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** What becomes of a link. */
interface LinkEvents {
  /** What is said first. */
  greeting(): string;
  /** Something came; `since` is when it was asked for, where it was. */
  hear(message: ServerMessage, since: number | undefined): void;
  /** The line is gone over which anything was sent. */
  lost(): void;
  /** A new line has told how the table stands. */
  stood(): void;
  /** Nothing more will come, such as where the server and this version of the app do not understand each other. */
  giveUp(why: Failure): void;
}

/** Milliseconds that the greeting may take before another line is opened, and between two looks at the line. */
const PATIENCE = 10_000;
const BEAT = 100;

type Told = readonly [message: ServerMessage, since: number | undefined];

/**
 * A line that is opened again whenever it breaks. Where it falls silent another is opened beside it: whichever says
 * something first is the one that is listened to, and nobody sees a difference.
 */
export class Link {
  readonly state: ReadonlySignal<ConnectionState>;
  private readonly settled = signal<ConnectionState>("connecting");
  private readonly around: LinkSurroundings;
  private readonly events: LinkEvents;
  private readonly watch: Watch;
  private readonly pauses = new Pauses();
  private readonly beating: ReturnType<typeof setInterval>;
  /** The line that told how the table stands, and since when. */
  private line: Line | undefined;
  private since = 0;
  /** One that is to follow it. */
  private next: Line | undefined;
  private pausing: ReturnType<typeof setTimeout> | undefined;

  constructor(around: LinkSurroundings, events: LinkEvents) {
    this.around = around;
    this.events = events;
    this.state = this.settled;
    this.watch = new Watch(() => around.now());
    this.beating = setInterval(() => this.beat(), BEAT);
    this.open();
  }

  send(text: string): void {
    this.line?.send(text);
  }

  /** Something happens at the table: the line is watched closely. */
  stir(): void {
    this.watch.stir();
  }

  /** Connects anew and at once, whatever the line seems to be. */
  reconnect(): void {
    this.settled.value = "connecting";
    this.leave();
    this.open();
  }

  /** The network or the page may be back: waits no longer for the next attempt, or looks whether all is well. */
  wake(): void {
    this.watch.stir();
    if (this.pausing !== undefined) this.open();
    else this.line?.knockAgain();
  }

  /** The line is dead, or told too little: another is opened. */
  drop(): void {
    this.leave();
    this.settled.value = "lost";
    this.pausing = setTimeout(() => this.open(), this.pauses.next());
  }

  close(): void {
    clearInterval(this.beating);
    this.leave();
    this.settled.value = "lost";
  }

  /** Opens a line; it follows the one there is, if any, once it has told how the table stands. */
  private open(): void {
    clearTimeout(this.pausing);
    this.pausing = undefined;
    const early: Told[] = [];
    let asked: number | undefined;
    const line = new Line(this.around.openSocket(), () => this.around.now(), {
      greeting: () => this.events.greeting(),
      told: (text, since = asked) => {
        const message = told<ServerMessage>(serverMessage, parseJson(text));
        if (!message.ok && message.error === "malformed") {
          return this.events.giveUp({ code: "unreadable" });
        }
        // Messages of a kind that only newer apps know are skipped. What follows them answers the greeting.
        if (!message.ok || message.value.kind === "hello") {
          asked = since;
          return undefined;
        }
        asked = undefined;
        if (isFinal(message.value)) return this.events.giveUp(message.value.problem);
        if (line === this.line) return this.hear(message.value, since);
        early.push([message.value, since]);
        // With the entries the greeting is complete.
        return message.value.kind === "entries" ? this.follow(line, early) : undefined;
      },
      answered: (took) => {
        this.watch.note(took);
        this.trust();
      },
      ended: () => this.lose(line),
    });
    this.next = line;
  }

  /** A new line has told how the table stands: it is the one that is listened to from now on. */
  private follow(line: Line, early: readonly Told[]): void {
    this.next = undefined;
    this.leave();
    this.line = line;
    this.since = this.around.now();
    for (const [message, since] of early) if (this.line === line) this.hear(message, since);
    // What came was perhaps not what was wanted.
    if (this.line !== line) return;
    this.settled.value = "open";
    this.events.stood();
  }

  private hear(message: ServerMessage, since: number | undefined): void {
    this.trust();
    if (message.kind !== "pong") this.watch.stir();
    this.events.hear(message, since);
  }

  /** A line broke. Where another is on its way that one is waited for; of two that are of no use neither is kept. */
  private lose(line: Line): void {
    if (line !== this.line || this.next === undefined) return this.drop();
    this.line = undefined;
    this.settled.value = "lost";
    return this.events.lost();
  }

  /** Somebody is at the other end: no other line is needed. */
  private trust(): void {
    this.next?.close();
    this.next = undefined;
  }

  /** Leaves all lines there are. */
  private leave(): void {
    clearTimeout(this.pausing);
    this.pausing = undefined;
    this.trust();
    this.line?.close();
    this.line = undefined;
    this.events.lost();
  }

  /** Now and then: finds out whether the line is dead. */
  private beat(): void {
    const { line, next, watch } = this;
    if (watch.hasSlept()) return line?.knock();
    const patience = next?.hasOpened === true ? PATIENCE : this.pauses.patience;
    if (next !== undefined && this.around.now() - next.began > patience) return this.drop();
    if (line === undefined) return undefined;
    this.pauses.hold(this.around.now() - this.since);
    if (watch.isDoubtful(line)) return next === undefined ? this.open() : undefined;
    return watch.isSilent(line, this.around.attention()) ? line.knock() : undefined;
  }
}

/** The app is too old for the server, or whoever is here may not see the table any more: trying again is of no use. */
const FINAL: readonly string[] = ["request/too-old", "table/unknown"];

const isFinal = (message: ServerMessage): message is Extract<ServerMessage, { kind: "problem" }> =>
  message.kind === "problem" && message.id === undefined && FINAL.includes(message.problem.code);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
