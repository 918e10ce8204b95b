/** What travels between the program and the threads that own a connection to SQLite. */

export type Value = string | number | bigint | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

export type Job =
  /** Stands or falls as a whole. */
  | {
      readonly kind: "unit";
      readonly must: readonly Statement[];
      readonly also: readonly Statement[];
    }
  /** One statement, its rows wanted. */
  | { readonly kind: "statement"; readonly statement: Statement }
  /** One statement outside of any transaction but those it begins and ends itself. */
  | { readonly kind: "bare"; readonly statement: Statement };

export interface Done {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface Failure {
  readonly failure: "conflict" | "unsure" | "damaged" | "failed";
  readonly message: string;
}

/** One for every job, in the order of the jobs. */
export type Answer = Done | Failure;

export const isFailure = (answer: Answer): answer is Failure => "failure" in answer;

/** What a thread is told at its start. */
export interface ThreadSettings {
  readonly path: string;
  readonly role: "writer" | "reader";
  /** How long to wait for another program that keeps the file locked. */
  readonly patience: number;
}

/** To a thread. */
export type Order = readonly Job[] | "close";

/** From a thread: that it is open or why it is not, then answers. */
export type Report = readonly Answer[] | "open" | { readonly refused: string };
