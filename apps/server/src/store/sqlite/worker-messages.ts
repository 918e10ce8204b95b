/** Messages between the server and the threads that own a connection to SQLite. */

export type SqliteValue = string | number | bigint | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqliteValue[];
}

export type WorkerRequest =
  /** Executed as a whole or not at all. */
  | {
      readonly kind: "batch";
      readonly mustChange: readonly Statement[];
      readonly mayChange: readonly Statement[];
    }
  /** One statement; the reply has its rows. */
  | { readonly kind: "statement"; readonly statement: Statement }
  /** One statement outside of a group's transaction; it may begin or end one itself. */
  | { readonly kind: "standalone"; readonly statement: Statement };

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface Failure {
  readonly failure: "conflict" | "uncertain" | "damaged" | "failed";
  readonly message: string;
}

/** One reply for every request, in the same order. */
export type WorkerReply = StatementResult | Failure;

export const isFailure = (reply: WorkerReply): reply is Failure => "failure" in reply;

/** The `workerData` of a thread. */
export interface WorkerSettings {
  readonly path: string;
  readonly role: "writer" | "reader";
  /** How long to wait for another program that has locked the file. */
  readonly lockTimeoutMs: number;
}

export type MessageToWorker = readonly WorkerRequest[] | "close";

/** The first message says whether the file could be opened; all others are replies. */
export type MessageFromWorker = readonly WorkerReply[] | "open" | { readonly openError: string };
