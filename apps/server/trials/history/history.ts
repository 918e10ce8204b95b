import type { Seat } from "@sofala/engine";

/** The operations and reads of a table's clients, by one clock. */
export interface History {
  readonly operations: readonly Operation[];
  readonly readings: readonly Reading[];
}

/** An operation with a key, including resends. */
export interface Operation {
  readonly table: string;
  readonly seat: Seat;
  readonly key: string;
  /** When it was first sent. */
  readonly sentAt: number;
  readonly end: OperationOutcome;
}

/** Its outcome: an entry, a refusal of every attempt, or unknown. */
export type OperationOutcome =
  | { readonly kind: "done"; readonly at: number; readonly seq: number }
  | { readonly kind: "refused"; readonly at: number }
  | { readonly kind: "unknown" };

/** A read of the log: all of it, or the entries after the known ones. */
export interface Reading {
  readonly table: string;
  /** The reader; a reader's log never gets shorter. */
  readonly reader: string;
  /** When it was requested; undefined for pushed entries, which may be old. */
  readonly sentAt?: number;
  readonly ended: number;
  /** The entries from this one on, each with a distinguishing mark. */
  readonly from: number;
  readonly marks: readonly string[];
}

/** How many entries the reader knows. */
export const lengthOf = ({ from, marks }: Reading): number => from + marks.length;

/** An entry as it is stored at the end. */
export interface StoredEntry {
  readonly seq: number;
  readonly actor: string;
  readonly key: string | null;
  readonly mark: string;
}
