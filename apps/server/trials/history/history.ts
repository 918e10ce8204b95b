import type { Seat } from "@sofala/engine";

/** What clients of a table did and were told, by one clock of theirs. */
export interface History {
  readonly operations: readonly Operation[];
  readonly readings: readonly Reading[];
}

/** Something that was sent with a key, as often as it took. */
export interface Operation {
  readonly table: string;
  readonly seat: Seat;
  readonly key: string;
  /** When it was first sent. */
  readonly invoked: number;
  readonly end: End;
}

/** How it ended: with an entry of the log, with a refusal of every attempt, or nobody knows. */
export type End =
  | { readonly kind: "done"; readonly at: number; readonly seq: number }
  | { readonly kind: "refused"; readonly at: number }
  | { readonly kind: "unknown" };

/** A log as it was read: all of it, or what came to what was known before. */
export interface Reading {
  readonly table: string;
  /** Who read; nobody's table ever goes back. */
  readonly reader: string;
  /** When it was asked for; news that nobody asked for may be old, and have no such time. */
  readonly invoked?: number;
  readonly ended: number;
  /** What was there from this entry on, each by something that tells it from others in its place. */
  readonly from: number;
  readonly marks: readonly string[];
}

/** How many entries whoever read knows of. */
export const lengthOf = ({ from, marks }: Reading): number => from + marks.length;

/** An entry as it is kept in the end. */
export interface KeptEntry {
  readonly seq: number;
  readonly actor: string;
  readonly key: string | null;
  readonly mark: string;
}
