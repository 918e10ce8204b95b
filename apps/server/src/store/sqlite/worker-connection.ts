import { Worker } from "node:worker_threads";
import { closedError, Conflict, Damaged, Unsure } from "../database.ts";
import {
  type Answer,
  type Done,
  type Failure,
  isFailure,
  type Job,
  type Report,
  type ThreadSettings,
} from "./worker-messages.ts";

interface Waiting {
  readonly job: Job;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to SQLite in a thread of its own. Every job is answered, also when the thread dies. */
export class Thread {
  readonly #worker: Worker;
  readonly #opening = Promise.withResolvers<void>();
  readonly #exit = Promise.withResolvers<void>();
  /** Asked and not yet sent. */
  #outbox: Waiting[] = [];
  /** Sent and not yet answered, in order; those before `#answered` have been. */
  #sent: Waiting[] = [];
  #answered = 0;
  #isFlushing = false;
  #idle: (() => void)[] = [];
  /** Why nothing more can be asked. */
  #end: Error | undefined;

  private constructor(settings: ThreadSettings) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
    this.#worker.on("message", (report: Report) => this.#receive(report));
    this.#worker.on("messageerror", (error) => this.#die(error));
    this.#worker.on("error", (error) => this.#die(error));
    this.#worker.on("exit", () => {
      this.#die(new Error("The thread of the database ended"));
      this.#exit.resolve();
    });
  }

  /** Resolves once the file is open. */
  static async open(settings: ThreadSettings): Promise<Thread> {
    const thread = new Thread(settings);
    await thread.#opening.promise;
    return thread;
  }

  ask(job: Job): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      this.#outbox.push({ job, resolve, reject });
      if (this.#isFlushing) return;
      this.#isFlushing = true;
      // An idle thread begins at once; for a busy one a round of the event loop is gathered.
      if (this.#sent.length === 0) queueMicrotask(() => this.#flush());
      else setImmediate(() => this.#flush());
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    if (this.#outbox.length === 0 && this.#sent.length === 0) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Answers what was asked, closes the file and ends. */
  async close(): Promise<void> {
    this.#end ??= closedError();
    await this.idle();
    this.#worker.postMessage("close");
    await this.#exit.promise;
  }

  /** Ends at once; what is under way is rejected. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #flush(): void {
    this.#isFlushing = false;
    const batch = this.#outbox;
    this.#outbox = [];
    if (batch.length === 0) return;
    this.#sent.push(...batch);
    this.#worker.postMessage(batch.map(({ job }) => job));
  }

  #receive(report: Report): void {
    if (report === "open") this.#opening.resolve();
    else if ("refused" in report) this.#die(new Error(report.refused));
    else for (const answer of report) this.#settle(answer);
    this.#compact();
  }

  #settle(answer: Answer): void {
    const waiting = this.#sent[this.#answered];
    this.#answered += 1;
    if (isFailure(answer)) waiting?.reject(errorOf(answer));
    else waiting?.resolve(answer);
  }

  #compact(): void {
    this.#sent = this.#sent.slice(this.#answered);
    this.#answered = 0;
    if (this.#sent.length === 0 && this.#outbox.length === 0) this.#wake();
  }

  #wake(): void {
    const idle = this.#idle;
    this.#idle = [];
    for (const resolve of idle) resolve();
  }

  /** The thread is gone: what it was told may have been done, what it was not told was not. */
  #die(error: Error): void {
    this.#end ??= new Error(`The database does not answer any more: ${error.message}`);
    this.#opening.reject(error);
    for (const { job, reject } of this.#sent)
      reject(job.kind === "unit" ? new Unsure(error.message) : this.#end);
    for (const { reject } of this.#outbox) reject(this.#end);
    this.#sent = [];
    this.#answered = 0;
    this.#outbox = [];
    this.#wake();
  }
}

export function errorOf({ failure, message }: Failure): Error {
  if (failure === "conflict") return new Conflict(message);
  if (failure === "unsure") return new Unsure(message);
  if (failure === "damaged") return new Damaged(message);
  return new Error(message);
}
