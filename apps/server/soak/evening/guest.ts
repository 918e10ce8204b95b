import type { Dice } from "@sofala/engine";
import type { ServerMessage, Snapshot } from "@sofala/protocol";
import { WebSocket } from "ws";
import type { Evening } from "./figures.ts";

/** Where somebody is: in a seat, or watching. */
export interface Place {
  readonly url: string;
  readonly table: string;
  readonly cookie: string;
  readonly isSeated: boolean;
}

/** The mean number of milliseconds between moves, and between chat messages. */
const THINKS = 3000;
const SILENT = 60_000;
const WORDS = ["Well played.", "Your turn, I think.", "Who has clay to spare?", "One moment."];

/** Somebody at a table: thinks before every move, and sometimes chats. */
export class Guest {
  readonly #place: Place;
  readonly #chance: Dice;
  readonly #evening: Evening;
  readonly #socket: WebSocket;
  /** When each unanswered command was sent, by its number. */
  readonly #asked = new Map<number, { readonly at: number; readonly what: "move" | "chat" }>();
  #number = 0;
  #thinking: NodeJS.Timeout | undefined;
  #talking: NodeJS.Timeout | undefined;
  #standing: Snapshot | undefined;
  /** Called when the game is over or the person has left. */
  readonly over: Promise<void>;
  #end: () => void = () => {};

  constructor(place: Place, chance: Dice, evening: Evening) {
    this.#place = place;
    this.#chance = chance;
    this.#evening = evening;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    const { url, table, cookie, isSeated } = place;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`, {
      headers: { cookie },
    });
    this.#socket.on("open", () => {
      this.#socket.send(JSON.stringify({ command: "hello", views: !isSeated, legal: isSeated }));
      this.#talkLater();
    });
    this.#socket.on("message", (data: Buffer) => {
      this.#hear(JSON.parse(data.toString()) as ServerMessage);
    });
    this.#socket.on("error", (error) => evening.fault(`a socket broke: ${error.message}`));
    this.#socket.on("close", (code) => {
      if (code !== 1000 && code !== 1005) evening.fault(`a socket was closed with ${code}`);
      this.#end();
    });
  }

  leave(): void {
    clearTimeout(this.#thinking);
    clearTimeout(this.#talking);
    this.#socket.close(1000);
  }

  #hear(message: ServerMessage): void {
    if (message.kind === "entries") this.#look(message.snapshot);
    if (message.kind === "chat") this.#evening.heard += 1;
    if (message.kind !== "done" && message.kind !== "problem") return;
    const { id = -1 } = message;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked === undefined) return;
    if (message.kind === "done") this.#evening.done(asked.what, performance.now() - asked.at);
    else this.#evening.refuse(message.problem.code);
    if (asked.what === "move") this.#think();
  }

  #look(standing: Snapshot): void {
    this.#standing = standing;
    if (standing.status === "over") this.#end();
    else this.#think();
  }

  /** Schedules one action at a time, after a pause. */
  #think(): void {
    const isBusy = this.#thinking !== undefined || this.#isAsking;
    if (!this.#place.isSeated || isBusy || (this.#standing?.legal ?? []).length === 0) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      const { legal = [] } = this.#standing ?? {};
      const move = legal[this.#chance.below(Math.max(1, legal.length))];
      if (move !== undefined) this.#ask("move", { key: `${this.#number}`, move });
    }, this.#about(THINKS));
  }

  get #isAsking(): boolean {
    return [...this.#asked.values()].some(({ what }) => what === "move");
  }

  #talkLater(): void {
    this.#talking = setTimeout(() => {
      this.#ask("chat", { text: WORDS[this.#chance.below(WORDS.length)] ?? "" });
      this.#talkLater();
    }, this.#about(SILENT));
  }

  #ask(what: "move" | "chat", body: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const id = this.#number++;
    this.#asked.set(id, { at: performance.now(), what });
    this.#socket.send(JSON.stringify({ command: what, id, ...body }));
  }

  /** A random duration between half and one and a half times the mean. */
  #about(milliseconds: number): number {
    return milliseconds / 2 + this.#chance.below(milliseconds);
  }
}
