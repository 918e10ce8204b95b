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

/** One for every request, in their order. */
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

/** First whether the file could be opened, then replies. */
export type MessageFromWorker = readonly WorkerReply[] | "open" | { readonly openError: string };
