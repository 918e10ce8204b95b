import type { Leases } from "../nodes/leases.ts";
import { deliver } from "./deliver.ts";
import { deleteOldItems, releaseAbandonedClaims } from "./outbox.ts";
import { Sender, type SenderDeps } from "./sender.ts";
import { ChangeScanner, type ChangeScannerDeps } from "./change-scanner.ts";

/** How often old outbox items are deleted. */
const CLEANUP_INTERVAL_MS = 3_600_000;
/** How long `close` waits for messages that are being sent. */
const SHUTDOWN_TIMEOUT_MS = 3000;

export interface NotificationDeps extends ChangeScannerDeps, SenderDeps {
  readonly logger: ChangeScannerDeps["logger"] & SenderDeps["logger"];
  readonly leases: Pick<Leases, "acquire">;
}

/** Notifies people of what happens at their tables. Runs beside the tables and never blocks them. */
export class NotificationWorker {
  readonly deps: NotificationDeps;
  readonly #scanner: ChangeScanner;
  readonly #sender: Sender;
  readonly #scanTask = new SerialTask(() => this.#scan());
  readonly #sendTask = new SerialTask(() => this.#send());
  #cleanedUpAt: number | undefined;
  #isClosed = false;

  constructor(deps: NotificationDeps, send = deliver) {
    this.deps = deps;
    const tables = { find: (id: string) => this.#findTable(id) };
    this.#scanner = new ChangeScanner({ ...deps, tables });
    this.#sender = new Sender({ ...deps, tables }, send);
  }

  /** Scans for changes and starts to send what is due; does not wait for receivers. */
  async tick(): Promise<void> {
    const scanned = this.#scanTask.run().then(() => this.#sendTask.run());
    await Promise.all([this.#sendTask.run(), scanned]);
  }

  /** Resolves when no message is being sent. */
  whenIdle(): Promise<void> {
    return this.#sender.whenIdle();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sender.stop();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, SHUTDOWN_TIMEOUT_MS);
    });
    const ended = Promise.allSettled([this.#scanTask.run(), this.#sendTask.run()]);
    await Promise.race([ended.then(() => this.whenIdle()), timeout]);
    clearTimeout(timer);
  }

  /** A table. Throws while the server shuts down and loads no more tables: that does not mean that there is none. */
  async #findTable(id: string): ReturnType<NotificationDeps["tables"]["find"]> {
    const liveTable = await this.deps.tables.find(id);
    if (liveTable === undefined && this.#isClosed) throw new Error("no table is loaded any more");
    return liveTable;
  }

  async #scan(): Promise<void> {
    if (await this.#hasLease()) await this.#scanner.scan();
  }

  async #send(): Promise<void> {
    if (!(await this.#hasLease())) return;
    const { database, now } = this.deps;
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
    return !this.#isClosed && (await this.deps.leases.acquire("notifications"));
  }
}

/** Runs a task repeatedly, never two runs at the same time. */
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
