import { fail, ok, type Result } from "@sofala/engine";
import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from "node:worker_threads";

/** Why a program gave no answer. */
export interface NoAnswer {
  readonly reason: "start" | "crash" | "timeout";
  readonly detail: string;
}

/** What the thread that runs the program reports. */
export type ThreadMessage =
  | { readonly kind: "line"; readonly line: string }
  | ({ readonly kind: "over" } & Omit<NoAnswer, "reason"> & {
        readonly reason: "start" | "crash";
      });

/** What the thread is started with. */
export interface ThreadData {
  readonly commandWords: readonly string[];
  readonly port: MessagePort;
  /** Counts the reports; `Atomics.wait` sleeps on it. */
  readonly signal: Int32Array;
}
export type ThreadCommand =
  | { readonly kind: "write"; readonly line: string }
  | { readonly kind: "close" };

/** Milliseconds that a program may take to exit. */
const CLOSE_TIMEOUT_MS = 2000;

/** Sends lines to an outside program and waits synchronously for the answers. */
export class ProgramBridge {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #signal = new Int32Array(new SharedArrayBuffer(4));
  #hasEnded = false;

  constructor(commandWords: readonly string[]) {
    const { port1, port2 } = new MessageChannel();
    const threadData: ThreadData = { commandWords, port: port2, signal: this.#signal };
    this.#port = port1;
    this.#worker = new Worker(new URL("./program-thread.ts", import.meta.url), {
      workerData: threadData,
      transferList: [port2],
    });
    this.#worker.unref();
  }

  /** Sends a line and waits for one. */
  ask(line: string, milliseconds: number): Result<string, NoAnswer> {
    this.#send({ kind: "write", line });
    const report = this.#nextMessage(milliseconds);
    if (report === undefined) {
      return fail({ reason: "timeout", detail: `no answer within ${milliseconds} ms` });
    }
    if (report.kind === "line") return ok(report.line);
    const { reason, detail } = report;
    return fail({ reason, detail });
  }

  /** Ends the program, also one that does not respond. */
  close(): void {
    this.#send({ kind: "close" });
    while (!this.#hasEnded && this.#nextMessage(CLOSE_TIMEOUT_MS) !== undefined);
    void this.#worker.terminate();
  }

  #send(command: ThreadCommand): void {
    this.#port.postMessage(command);
  }

  #nextMessage(milliseconds: number): ThreadMessage | undefined {
    const end = performance.now() + milliseconds;
    for (;;) {
      const signalCount = Atomics.load(this.#signal, 0);
      const report: { readonly message: ThreadMessage } | undefined = receiveMessageOnPort(
        this.#port,
      );
      if (report !== undefined) {
        this.#hasEnded = report.message.kind === "over";
        return report.message;
      }
      const left = end - performance.now();
      if (left <= 0) return undefined;
      Atomics.wait(this.#signal, 0, signalCount, left);
    }
  }
}
