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
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to SQLite in a thread of its own. Every request settles, even if the thread dies. */
export class WorkerConnection {
  readonly #worker: Worker;
  readonly #opened = Promise.withResolvers<void>();
  readonly #exited = Promise.withResolvers<void>();
  /** Not sent yet. */
  #unsent: PendingRequest[] = [];
  /** Sent, in order; the first `#answeredCount` of them have been answered. */
  #inFlight: PendingRequest[] = [];
  #answeredCount = 0;
  #isFlushScheduled = false;
  #idleListeners: (() => void)[] = [];
  /** Why no more requests are accepted. */
  #closeReason: Error | undefined;

  private constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
    this.#worker.on("message", (message: MessageFromWorker) => this.#receive(message));
    this.#worker.on("messageerror", (error) => this.#fail(error));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => {
      this.#fail(new Error("The database worker exited"));
      this.#exited.resolve();
    });
  }

  /** Resolves once the file is open. */
  static async open(settings: WorkerSettings): Promise<WorkerConnection> {
    const connection = new WorkerConnection(settings);
    await connection.#opened.promise;
    return connection;
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
      // An idle thread starts at once; for a busy one, collect the requests of this turn of the event loop.
      if (this.#inFlight.length === 0) queueMicrotask(() => this.#flush());
      else setImmediate(() => this.#flush());
    });
  }

  /** Resolves when every request has been answered. */
  async whenIdle(): Promise<void> {
    if (this.#unsent.length === 0 && this.#inFlight.length === 0) return;
    await new Promise<void>((resolve) => this.#idleListeners.push(resolve));
  }

  /** Waits for pending requests, closes the file and ends the thread. */
  async close(): Promise<void> {
    this.#closeReason ??= databaseClosedError();
    await this.whenIdle();
    this.#worker.postMessage("close");
    await this.#exited.promise;
  }

  /** Ends the thread at once; pending requests are rejected. */
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

  #receive(message: MessageFromWorker): void {
    if (message === "open") this.#opened.resolve();
    else if ("openError" in message) this.#fail(new Error(message.openError));
    else for (const reply of message) this.#settle(reply);
    this.#compact();
  }

  #settle(reply: WorkerReply): void {
    const pending = this.#inFlight[this.#answeredCount];
    this.#answeredCount += 1;
    if (isFailure(reply)) pending?.reject(toError(reply));
    else pending?.resolve(reply);
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

  /** The thread died: requests that were sent may have been executed, the others were not. */
  #fail(error: Error): void {
    this.#closeReason ??= new Error(`The database no longer answers: ${error.message}`);
    this.#opened.reject(error);
    for (const { request, reject } of this.#inFlight)
      reject(request.kind === "batch" ? new CommitUncertain(error.message) : this.#closeReason);
    for (const { reject } of this.#unsent) reject(this.#closeReason);
    this.#inFlight = [];
    this.#answeredCount = 0;
    this.#unsent = [];
    this.#resolveIdle();
  }
}

export function toError({ failure, message }: Failure): Error {
  if (failure === "conflict") return new CommitConflict(message);
  if (failure === "uncertain") return new CommitUncertain(message);
  if (failure === "damaged") return new DatabaseDamaged(message);
  return new Error(message);
}
