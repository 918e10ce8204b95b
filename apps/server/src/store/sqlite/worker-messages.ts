/** What travels between the program and the threads that own a connection to SQLite. */

export type SqliteValue = string | number | bigint | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqliteValue[];
}

export type WorkerRequest =
  /** Stands or falls as a whole. */
  | {
      readonly kind: "unit";
      readonly mustChange: readonly Statement[];
      readonly mayChange: readonly Statement[];
    }
  /** One statement, its rows wanted. */
  | { readonly kind: "statement"; readonly statement: Statement }
  /** One statement outside of any transaction but those it begins and ends itself. */
  | { readonly kind: "bare"; readonly statement: Statement };

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface Failure {
  readonly failure: "conflict" | "unsure" | "damaged" | "failed";
  readonly message: string;
}

/** One for every job, in the order of the jobs. */
export type WorkerReply = StatementResult | Failure;

export const isFailure = (answer: WorkerReply): answer is Failure => "failure" in answer;

/** What a thread is told at its start. */
export interface WorkerSettings {
  readonly path: string;
  readonly role: "writer" | "reader";
  /** How long to wait for another program that keeps the file locked. */
  readonly lockTimeoutMs: number;
}

/** To a thread. */
export type MessageToWorker = readonly WorkerRequest[] | "close";

/** From a thread: that it is open or why it is not, then answers. */
export type MessageFromWorker = readonly WorkerReply[] | "open" | { readonly refused: string };
