import { Worker } from "node:worker_threads";
import {
  databaseClosedError,
  CommitConflict,
  DatabaseDamaged,
  CommitUncertain,
} from "../database.ts";
import {
  type WorkerReply,
  type StatementResult,
  type Failure,
  isFailure,
  type WorkerRequest,
  type MessageFromWorker,
  type WorkerSettings,
} from "./worker-messages.ts";

interface PendingRequest {
  readonly request: WorkerRequest;
  readonly resolve: (done: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to SQLite in a thread of its own. Every job is answered, also when the thread dies. */
export class WorkerConnection {
  readonly #worker: Worker;
  readonly #opened = Promise.withResolvers<void>();
  readonly #exited = Promise.withResolvers<void>();
  /** Asked and not yet sent. */
  #unsent: PendingRequest[] = [];
  /** Sent and not yet answered, in order; those before `#answeredCount` have been. */
  #inFlight: PendingRequest[] = [];
  #answeredCount = 0;
  #isFlushScheduled = false;
  #idleListeners: (() => void)[] = [];
  /** Why nothing more can be asked. */
  #closeReason: Error | undefined;

  private constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
    this.#worker.on("message", (report: MessageFromWorker) => this.#receive(report));
    this.#worker.on("messageerror", (error) => this.#fail(error));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => {
      this.#fail(new Error("The thread of the database ended"));
      this.#exited.resolve();
    });
  }

  /** Resolves once the file is open. */
  static async open(settings: WorkerSettings): Promise<WorkerConnection> {
    const thread = new WorkerConnection(settings);
    await thread.#opened.promise;
    return thread;
  }

  execute(request: WorkerRequest): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      if (this.#closeReason !== undefined) {
        reject(this.#closeReason);
        return;
      }
      this.#unsent.push({ request, resolve, reject });
      if (this.#isFlushScheduled) return;
      this.#isFlushScheduled = true;
      // An idle thread begins at once; for a busy one a round of the event loop is gathered.
      if (this.#inFlight.length === 0) queueMicrotask(() => this.#flush());
      else setImmediate(() => this.#flush());
    });
  }

  /** Resolves when nothing is under way. */
  async whenIdle(): Promise<void> {
    if (this.#unsent.length === 0 && this.#inFlight.length === 0) return;
    await new Promise<void>((resolve) => this.#idleListeners.push(resolve));
  }

  /** Answers what was asked, closes the file and ends. */
  async close(): Promise<void> {
    this.#closeReason ??= databaseClosedError();
    await this.whenIdle();
    this.#worker.postMessage("close");
    await this.#exited.promise;
  }

  /** Ends at once; what is under way is rejected. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #flush(): void {
    this.#isFlushScheduled = false;
    const batch = this.#unsent;
    this.#unsent = [];
    if (batch.length === 0) return;
    this.#inFlight.push(...batch);
    this.#worker.postMessage(batch.map(({ request }) => request));
  }

  #receive(report: MessageFromWorker): void {
    if (report === "open") this.#opened.resolve();
    else if ("refused" in report) this.#fail(new Error(report.refused));
    else for (const answer of report) this.#settle(answer);
    this.#compact();
  }

  #settle(answer: WorkerReply): void {
    const waiting = this.#inFlight[this.#answeredCount];
    this.#answeredCount += 1;
    if (isFailure(answer)) waiting?.reject(toError(answer));
    else waiting?.resolve(answer);
  }

  #compact(): void {
    this.#inFlight = this.#inFlight.slice(this.#answeredCount);
    this.#answeredCount = 0;
    if (this.#inFlight.length === 0 && this.#unsent.length === 0) this.#resolveIdle();
  }

  #resolveIdle(): void {
    const idle = this.#idleListeners;
    this.#idleListeners = [];
    for (const resolve of idle) resolve();
  }

  /** The thread is gone: what it was told may have been done, what it was not told was not. */
  #fail(error: Error): void {
    this.#closeReason ??= new Error(`The database does not answer any more: ${error.message}`);
    this.#opened.reject(error);
    for (const { request, reject } of this.#inFlight)
      reject(request.kind === "unit" ? new CommitUncertain(error.message) : this.#closeReason);
    for (const { reject } of this.#unsent) reject(this.#closeReason);
    this.#inFlight = [];
    this.#answeredCount = 0;
    this.#unsent = [];
    this.#resolveIdle();
  }
}

export function toError({ failure, message }: Failure): Error {
  if (failure === "conflict") return new CommitConflict(message);
  if (failure === "unsure") return new CommitUncertain(message);
  if (failure === "damaged") return new DatabaseDamaged(message);
  return new Error(message);
}
