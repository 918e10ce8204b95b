import type { Rooms } from "../rooms/rooms.ts";
import { forgetOld, releaseClaims } from "./outbox.ts";
import { Sender } from "./sender.ts";
import { Watch } from "./watch.ts";

/** Old news is forgotten so often. */
const TIDY = 3_600_000;
/** Milliseconds that a message on its way may take when the server leaves. */
const FAREWELL = 3000;

/** Tells people who are elsewhere what happens at their tables; beside the tables, and never in their way. */
export class Notices {
  readonly #rooms: Rooms;
  readonly #watch: Watch;
  readonly #sender: Sender;
  #round: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #tidied: number | undefined;
  #isClosed = false;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
    this.#watch = new Watch(rooms);
    this.#sender = new Sender(rooms);
  }

  /** Writes down what is to be told, and tells what is due; after the round that is under way. */
  round(): Promise<void> {
    this.#next ??= this.#round
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#round = this.#go();
        return this.#round;
      });
    return this.#next;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sender.stop();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FAREWELL);
    });
    await Promise.race([(this.#next ?? this.#round).catch(() => {}), patience]);
    clearTimeout(timer);
  }

  async #go(): Promise<void> {
    const { database, claims, now } = this.#rooms.services;
    // Several that looked would find the same; each thing is told once all the same.
    if (this.#isClosed || !(await claims.hold("notices"))) return;
    const time = now();
    if (this.#tidied === undefined) await releaseClaims(database, time);
    if (time - (this.#tidied ?? -Infinity) >= TIDY) {
      this.#tidied = time;
      await forgetOld(database, time);
    }
    await this.#watch.look();
    if (!this.#isClosed) await this.#sender.send();
  }
}
