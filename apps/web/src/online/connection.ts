import { signal, type ReadonlySignal } from "@preact/signals";
import { fail, ok } from "@sofala/engine";
import { serverMessage, type CommandName, type ServerMessage } from "@sofala/protocol";
import { Commands, isRepeatable, type Acknowledged, type Asked } from "./commands.ts";
import { told } from "./server.ts";

/** On the way there; there; or lost, and tried again and again. */
export type ConnectionState = "connecting" | "open" | "lost";

/** What a connection needs of a WebSocket. */
export interface Socket {
  addEventListener(kind: "open", listen: () => void): void;
  addEventListener(kind: "close", listen: (event: { readonly code: number }) => void): void;
  addEventListener(kind: "message", listen: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/** What a connection asks of those around it. */
export interface ConnectionSurroundings {
  openSocket(): Socket;
  /** Is the view wanted with everything that is told? */
  readonly wantsViews: boolean;
  /** So many entries of the log are known. */
  known(): number;
  /** Something came; `since` is when it was asked for, where it was. */
  hear(message: ServerMessage, since?: number): void;
  /** Something came that this version of the app does not understand: nothing more will. */
  giveUp(): void;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** Milliseconds: pauses before another attempt, and how much longer or shorter they may be. */
const PAUSES = [400, 1000, 2000, 4000, 8000, 15_000];
const SPREAD = 0.2;
/** With this a server takes leave: another is there already, and so many milliseconds spread who comes. */
const LEAVING = 1001;
const AT_ONCE = 200;
/** Milliseconds after which a connection has proved itself. */
const PROOF = 5000;
/** Milliseconds that an answer, or the greeting, may take before the line counts as dead. */
const PATIENCE = 10_000;
/** Milliseconds of silence after which the server is asked whether it is there, and how long it may think. */
const SILENCE = 25_000;
const PING_PATIENCE = 5000;
/** So often the server is asked for its time when a line is new, and after so many milliseconds again: clocks drift. */
const FIRST_PINGS = 5;
const COMPARED = 60_000;
const BEAT = 1000;

/** One table over one socket, which is opened again whenever it breaks. */
export class Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  private readonly settled = signal<ConnectionState>("connecting");
  private readonly around: ConnectionSurroundings;
  private readonly commands: Commands;
  private readonly beating: ReturnType<typeof setInterval>;
  private socket: Socket | undefined;
  private pausing: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private opened = 0;
  private heard = 0;
  /** When the server was greeted, if nothing came since. */
  private greeted: number | undefined;
  /** The question for the server's time that waits for its answer. */
  private pinged: { readonly id: number; readonly at: number } | undefined;
  private pings = 0;
  private lastPing = 0;
  /** How many questions are still to be asked one after the other. */
  private pingsDue = 0;
  private isClosed = false;

  constructor(around: ConnectionSurroundings) {
    this.around = around;
    this.state = this.settled;
    this.commands = new Commands(
      (text) => this.socket?.send(text),
      () => around.now(),
    );
    this.beating = setInterval(() => this.beat(), BEAT);
    this.connect();
  }

  /**
   * Asks something of the table. What can do no harm twice, such as all that makes an entry of the log,
   * is sent until it is answered; anything else fails where the connection does.
   */
  ask<Name extends CommandName>(command: Name, body: Asked<Name>): Acknowledged {
    const isOpen = this.settled.peek() === "open";
    if (this.isClosed || !(isOpen || isRepeatable(command))) {
      return Promise.resolve(fail({ code: "offline" }));
    }
    return this.commands.add(command, body, isOpen);
  }

  /** Connects anew and at once, whatever the connection seems to be. */
  reconnect(): void {
    if (this.isClosed) return;
    this.settled.value = "connecting";
    this.connect();
  }

  /** The network or the page may be back: waits no longer for the next attempt, or looks whether all is well. */
  wake(): void {
    if (this.pausing !== undefined) this.connect();
    else if (this.settled.peek() === "open") this.ping();
  }

  /** The line is dead, or told too little: another is opened. */
  drop(isSentAway = false): void {
    if (this.isClosed) return;
    this.leave();
    this.settled.value = "lost";
    if (this.around.now() - this.opened > PROOF) this.attempts = 0;
    this.pausing = setTimeout(() => this.connect(), this.pause(isSentAway));
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.beating);
    this.leave();
    this.settled.value = "lost";
    this.commands.end();
  }

  /** Milliseconds until the next attempt: none to speak of where another server waits. */
  private pause(isSentAway: boolean): number {
    const attempt = this.attempts++;
    if (isSentAway && attempt === 0) return AT_ONCE * Math.random();
    const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0;
    return pause * (1 + SPREAD * (2 * Math.random() - 1));
  }

  private connect(): void {
    this.leave();
    const socket = this.around.openSocket();
    this.socket = socket;
    this.opened = this.around.now();
    this.heard = this.opened;
    const ifCurrent = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    const greet = () => {
      this.greeted = this.around.now();
      const { wantsViews: views } = this.around;
      socket.send(JSON.stringify({ do: "hello", after: this.around.known(), views }));
    };
    socket.addEventListener("open", ifCurrent(greet));
    socket.addEventListener("message", ({ data }) => ifCurrent(() => this.hear(data))());
    socket.addEventListener("close", ({ code }) => ifCurrent(() => this.drop(code === LEAVING))());
  }

  /** Leaves the socket there is. */
  private leave(): void {
    clearTimeout(this.pausing);
    this.pausing = undefined;
    this.greeted = undefined;
    this.pinged = undefined;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    this.commands.loseLine();
  }

  private hear(data: unknown): void {
    this.heard = this.around.now();
    const message = told<ServerMessage>(serverMessage, parseJson(data));
    if (!message.ok) {
      this.close();
      this.around.giveUp();
      return;
    }
    const { greeted } = this;
    this.greeted = undefined;
    if (message.value.kind === "done") {
      this.commands.answer(message.value.id, ok(message.value.done));
    } else if (message.value.kind === "problem") {
      this.commands.answer(message.value.id, fail(message.value.problem));
    } else if (message.value.kind === "pong") {
      this.hearPong(message.value);
    } else {
      const { socket } = this;
      this.around.hear(message.value, greeted);
      // With the entries the greeting is complete, unless they were not what was wanted.
      if (message.value.kind === "entries" && this.socket === socket) this.resume();
    }
  }

  private hearPong(pong: Extract<ServerMessage, { kind: "pong" }>): void {
    const { pinged } = this;
    if (pinged === undefined || pinged.id !== pong.id) return;
    this.pinged = undefined;
    this.around.hear(pong, pinged.at);
    if (--this.pingsDue > 0) this.ping();
  }

  /** The table has told how it stands: what waits is sent, and the clocks are compared. */
  private resume(): void {
    if (this.settled.peek() === "open") return;
    this.settled.value = "open";
    this.commands.sendDue();
    this.pingsDue = FIRST_PINGS;
    this.ping();
  }

  /** Now and then: sends again what met a problem that passes, and finds out whether the line is dead. */
  private beat(): void {
    if (this.socket === undefined) return;
    const now = this.around.now();
    const isOpen = this.settled.peek() === "open";
    const isPingLost = this.pinged !== undefined && now - this.pinged.at > PING_PATIENCE;
    const isSilent = isPingLost && this.heard <= (this.pinged?.at ?? 0);
    if (isPingLost) this.pinged = undefined;
    const isLate = isOpen ? this.commands.isOverdue(PATIENCE) : now - this.opened > PATIENCE;
    if (isSilent || isLate) this.drop();
    else if (isOpen) {
      this.commands.sendDue();
      if (now - this.heard > SILENCE || now - this.lastPing > COMPARED) this.ping();
    }
  }

  /** Asks what time it is there, and so whether anybody is. */
  private ping(): void {
    if (this.pinged !== undefined) return;
    const pinged = { id: ++this.pings, at: this.around.now() };
    this.pinged = pinged;
    this.lastPing = pinged.at;
    this.socket?.send(JSON.stringify({ do: "ping", id: pinged.id }));
  }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return undefined;
  }
}
