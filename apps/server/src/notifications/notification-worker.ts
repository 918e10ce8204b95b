import type { LiveTables } from "../tables/live-tables.ts";
import { deliver } from "./deliver.ts";
import { deleteOldItems, releaseAbandonedClaims } from "./outbox.ts";
import { Sender } from "./sender.ts";
import { ChangeScanner } from "./change-scanner.ts";

/** Old news is forgotten so often. */
const CLEANUP_INTERVAL_MS = 3_600_000;
/** Milliseconds that a message on its way may take when the server leaves. */
const SHUTDOWN_TIMEOUT_MS = 3000;

/** Tells people who are elsewhere what happens at their tables; beside the tables, and never in their way. */
export class NotificationWorker {
  readonly #tables: LiveTables;
  readonly #scanner: ChangeScanner;
  readonly #sender: Sender;
  readonly #scanTask = new SerialTask(() => this.#scan());
  readonly #sendTask = new SerialTask(() => this.#send());
  #cleanedUpAt: number | undefined;
  #isClosed = false;

  constructor(rooms: LiveTables, send = deliver) {
    this.#tables = rooms;
    this.#scanner = new ChangeScanner(rooms);
    this.#sender = new Sender(rooms, send);
  }

  /** Finds new occasions, and starts to send what is due; does not wait for receivers. */
  async tick(): Promise<void> {
    const found = this.#scanTask.run().then(() => this.#sendTask.run());
    await Promise.all([this.#sendTask.run(), found]);
  }

  /** Resolves when no message is on its way. */
  whenIdle(): Promise<void> {
    return this.#sender.whenIdle();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sender.stop();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, SHUTDOWN_TIMEOUT_MS);
    });
    const ended = Promise.allSettled([this.#scanTask.run(), this.#sendTask.run()]);
    await Promise.race([ended.then(() => this.whenIdle()), patience]);
    clearTimeout(timer);
  }

  async #scan(): Promise<void> {
    if (await this.#hasLease()) await this.#scanner.scan();
  }

  async #send(): Promise<void> {
    if (!(await this.#hasLease())) return;
    const { database, now } = this.#tables.services;
    const time = now();
    if (this.#cleanedUpAt === undefined) await releaseAbandonedClaims(database, time);
    if (time - (this.#cleanedUpAt ?? -Infinity) >= CLEANUP_INTERVAL_MS) {
      this.#cleanedUpAt = time;
      await deleteOldItems(database, time);
    }
    await this.#sender.sendDue();
  }

  /** True if this node sends the notifications. Two nodes would do the same work twice, but notify nobody twice. */
  async #hasLease(): Promise<boolean> {
    return !this.#isClosed && (await this.#tables.services.leases.acquire("notices"));
  }
}

/** Runs a task again and again, one run after the other. */
class SerialTask {
  readonly #task: () => Promise<void>;
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  /** Runs it once the current run has ended; calls before that share one run. */
  run(): Promise<void> {
    this.#next ??= this.#current
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#current = this.#task();
        return this.#current;
      });
    return this.#next;
  }
}
