import { fail, ok, type Result } from "@sofala/engine";
import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from "node:worker_threads";

/** Why a program gave no answer. */
export interface Silence {
  readonly reason: "start" | "crash" | "timeout";
  readonly detail: string;
}

/** What the thread that minds the program says. */
export type Report =
  | { readonly kind: "line"; readonly line: string }
  | ({ readonly kind: "over" } & Omit<Silence, "reason"> & {
        readonly reason: "start" | "crash";
      });

/** What it is given to begin with, and told. */
export interface Charge {
  readonly words: readonly string[];
  readonly port: MessagePort;
  /** Counts the reports; whoever waits for one sleeps on it. */
  readonly bell: Int32Array;
}
export type Errand = { readonly kind: "write"; readonly line: string } | { readonly kind: "close" };

/** How long a program may take to go, in milliseconds. */
const FAREWELL = 2000;

/** An outside program that is asked line by line, as if it were a function: the caller sleeps meanwhile. */
export class ProgramBridge {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));
  #isOver = false;

  constructor(words: readonly string[]) {
    const { port1, port2 } = new MessageChannel();
    const charge: Charge = { words, port: port2, bell: this.#bell };
    this.#port = port1;
    this.#worker = new Worker(new URL("./program-thread.ts", import.meta.url), {
      workerData: charge,
      transferList: [port2],
    });
    this.#worker.unref();
  }

  /** Sends a line and waits for one. */
  ask(line: string, milliseconds: number): Result<string, Silence> {
    this.#tell({ kind: "write", line });
    const report = this.#next(milliseconds);
    if (report === undefined) {
      return fail({ reason: "timeout", detail: `no answer within ${milliseconds} ms` });
    }
    if (report.kind === "line") return ok(report.line);
    const { reason, detail } = report;
    return fail({ reason, detail });
  }

  /** Ends the program, also one that does not listen. */
  close(): void {
    this.#tell({ kind: "close" });
    while (!this.#isOver && this.#next(FAREWELL) !== undefined);
    void this.#worker.terminate();
  }

  #tell(errand: Errand): void {
    this.#port.postMessage(errand);
  }

  #next(milliseconds: number): Report | undefined {
    const end = performance.now() + milliseconds;
    for (;;) {
      const rung = Atomics.load(this.#bell, 0);
      const report: { readonly message: Report } | undefined = receiveMessageOnPort(this.#port);
      if (report !== undefined) {
        this.#isOver = report.message.kind === "over";
        return report.message;
      }
      const left = end - performance.now();
      if (left <= 0) return undefined;
      Atomics.wait(this.#bell, 0, rung, left);
    }
  }
}
