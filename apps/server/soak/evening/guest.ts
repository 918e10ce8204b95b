import type { Dice } from "@sofala/engine";
import type { ServerMessage, Snapshot } from "@sofala/protocol";
import { WebSocket } from "ws";
import type { Evening } from "./figures.ts";

/** Where somebody is: in a seat, or watching. */
export interface GuestOptions {
  readonly url: string;
  readonly table: string;
  readonly cookie: string;
  readonly isSeated: boolean;
}

/** The mean number of milliseconds between moves, and between chat messages. */
const THINK_MS = 3000;
const CHAT_PAUSE_MS = 60_000;
const CHAT_TEXTS = ["Well played.", "Your turn, I think.", "Who has clay to spare?", "One moment."];

/** Somebody at a table: thinks before every move, and sometimes chats. */
export class Guest {
  readonly #options: GuestOptions;
  readonly #chance: Dice;
  readonly #figures: Evening;
  readonly #socket: WebSocket;
  /** When each unanswered command was sent, by its number. */
  readonly #pendingCommands = new Map<
    number,
    { readonly at: number; readonly what: "move" | "chat" }
  >();
  #number = 0;
  #thinking: NodeJS.Timeout | undefined;
  #talking: NodeJS.Timeout | undefined;
  #snapshot: Snapshot | undefined;
  /** Called when the game is over or the person has left. */
  readonly over: Promise<void>;
  #end: () => void = () => {};

  constructor(options: GuestOptions, chance: Dice, figures: Evening) {
    this.#options = options;
    this.#chance = chance;
    this.#figures = figures;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    const { url, table, cookie, isSeated } = options;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`, {
      headers: { cookie },
    });
    this.#socket.on("open", () => {
      this.#socket.send(JSON.stringify({ command: "hello", views: !isSeated, legal: isSeated }));
      this.#chatLater();
    });
    this.#socket.on("message", (data: Buffer) => {
      this.#receive(JSON.parse(data.toString()) as ServerMessage);
    });
    this.#socket.on("error", (error) => figures.addFault(`a socket broke: ${error.message}`));
    this.#socket.on("close", (code) => {
      if (code !== 1000 && code !== 1005) figures.addFault(`a socket was closed with ${code}`);
      this.#end();
    });
  }

  leave(): void {
    clearTimeout(this.#thinking);
    clearTimeout(this.#talking);
    this.#socket.close(1000);
  }

  #receive(message: ServerMessage): void {
    if (message.kind === "entries") this.#onSnapshot(message.snapshot);
    if (message.kind === "chat") this.#figures.messagesReceived += 1;
    if (message.kind !== "done" && message.kind !== "problem") return;
    const { id = -1 } = message;
    const asked = this.#pendingCommands.get(id);
    this.#pendingCommands.delete(id);
    if (asked === undefined) return;
    if (message.kind === "done")
      this.#figures.onAcknowledged(asked.what, performance.now() - asked.at);
    else this.#figures.onRefused(message.problem.code);
    if (asked.what === "move") this.#moveLater();
  }

  #onSnapshot(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    if (snapshot.status === "over") this.#end();
    else this.#moveLater();
  }

  /** Schedules one action at a time, after a pause. */
  #moveLater(): void {
    const isBusy = this.#thinking !== undefined || this.#hasPendingCommand;
    if (!this.#options.isSeated || isBusy || (this.#snapshot?.legal ?? []).length === 0) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      const { legal = [] } = this.#snapshot ?? {};
      const move = legal[this.#chance.below(Math.max(1, legal.length))];
      if (move !== undefined) this.#send("move", { key: `${this.#number}`, move });
    }, this.#randomPause(THINK_MS));
  }

  get #hasPendingCommand(): boolean {
    return [...this.#pendingCommands.values()].some(({ what }) => what === "move");
  }

  #chatLater(): void {
    this.#talking = setTimeout(() => {
      this.#send("chat", { text: CHAT_TEXTS[this.#chance.below(CHAT_TEXTS.length)] ?? "" });
      this.#chatLater();
    }, this.#randomPause(CHAT_PAUSE_MS));
  }

  #send(what: "move" | "chat", body: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const id = this.#number++;
    this.#pendingCommands.set(id, { at: performance.now(), what });
    this.#socket.send(JSON.stringify({ command: what, id, ...body }));
  }

  /** A random duration between half and one and a half times the mean. */
  #randomPause(milliseconds: number): number {
    return milliseconds / 2 + this.#chance.below(milliseconds);
  }
}
