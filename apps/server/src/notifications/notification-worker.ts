import type { Rooms } from "../tables/live-tables.ts";
import { deliver } from "./deliver.ts";
import { forgetOld, releaseClaims } from "./outbox.ts";
import { Sender } from "./sender.ts";
import { Watch } from "./change-scanner.ts";

/** Old news is forgotten so often. */
const TIDY = 3_600_000;
/** Milliseconds that a message on its way may take when the server leaves. */
const FAREWELL = 3000;

/** Tells people who are elsewhere what happens at their tables; beside the tables, and never in their way. */
export class Notices {
  readonly #rooms: Rooms;
  readonly #watch: Watch;
  readonly #sender: Sender;
  readonly #looking = new OneAtATime(() => this.#look());
  readonly #sending = new OneAtATime(() => this.#send());
  #tidied: number | undefined;
  #isClosed = false;

  constructor(rooms: Rooms, send = deliver) {
    this.#rooms = rooms;
    this.#watch = new Watch(rooms);
    this.#sender = new Sender(rooms, send);
  }

  /** Finds new occasions, and starts to send what is due; does not wait for receivers. */
  async round(): Promise<void> {
    const found = this.#looking.run().then(() => this.#sending.run());
    await Promise.all([this.#sending.run(), found]);
  }

  /** Resolves when no message is on its way. */
  idle(): Promise<void> {
    return this.#sender.idle();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sender.stop();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FAREWELL);
    });
    const ended = Promise.allSettled([this.#looking.run(), this.#sending.run()]);
    await Promise.race([ended.then(() => this.idle()), patience]);
    clearTimeout(timer);
  }

  async #look(): Promise<void> {
    if (await this.#isOurs()) await this.#watch.look();
  }

  async #send(): Promise<void> {
    if (!(await this.#isOurs())) return;
    const { database, now } = this.#rooms.services;
    const time = now();
    if (this.#tidied === undefined) await releaseClaims(database, time);
    if (time - (this.#tidied ?? -Infinity) >= TIDY) {
      this.#tidied = time;
      await forgetOld(database, time);
    }
    await this.#sender.send();
  }

  /** True if this node sends the notifications. Two nodes would do the same work twice, but notify nobody twice. */
  async #isOurs(): Promise<boolean> {
    return !this.#isClosed && (await this.#rooms.services.claims.hold("notices"));
  }
}

/** Runs a task again and again, one run after the other. */
class OneAtATime {
  readonly #task: () => Promise<void>;
  #run: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  /** Runs it once the current run has ended; calls before that share one run. */
  run(): Promise<void> {
    this.#next ??= this.#run
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#run = this.#task();
        return this.#run;
      });
    return this.#next;
  }
}
