import type { Change, StoredEntry, StoredTable } from "./stored-table.ts";

/** A change as nodes tell each other of it. */
interface Tiding {
  /** How many entries there were before, and which was the last of them. */
  readonly seq: number;
  readonly last: string;
  readonly change: Change;
}

/** The longest that every bus carries: PostgreSQL takes 8000 bytes, and what is sealed is a third longer. */
const LONGEST = 5600;
/** So many are remembered that cannot be taken in yet. */
const MOST = 100;

/** A change of a table that had this log, for other nodes to take in; empty where it is too long to be told. */
export function tidingOf(before: readonly StoredEntry[], seq: number, change: Change): string {
  const tiding: Tiding = { seq, last: markOf(before[seq - 1]), change: withNothing(change, null) };
  const text = JSON.stringify(tiding);
  return Buffer.byteLength(text) > LONGEST ? "" : text;
}

/** What other nodes said of a table, until it is taken in. */
export class Tidings {
  readonly #told = new Map<number, string>();
  /** The newest revision that anybody spoke of. */
  #newest = 0;

  /** A node changed the table to this revision; what it changed may be missing. */
  add(revision: number, text: string): void {
    this.#newest = Math.max(this.#newest, revision);
    if (text !== "" && this.#told.size < MOST) this.#told.set(revision, text);
  }

  /** Did anybody speak of a newer table than this? */
  isPast({ revision }: StoredTable): boolean {
    return this.#newest > revision;
  }

  /** What was changed next; undefined where nobody told it, "astray" where it was told of another log than this. */
  next({ revision }: StoredTable, kept: readonly StoredEntry[]): Change | "astray" | undefined {
    for (const told of this.#told.keys()) if (told <= revision) this.#told.delete(told);
    const text = this.#told.get(revision + 1);
    if (text === undefined) return undefined;
    const { seq, last, change } = JSON.parse(text) as Tiding;
    const isOfThis = seq === kept.length && last === markOf(kept.at(-1));
    return isOfThis ? withNothing(change, undefined) : "astray";
  }

  /** Everything that was spoken of until now is about to be read. */
  settle(): void {
    this.#newest = 0;
  }

  /** Nothing of it counts any more. */
  forget(): void {
    this.#told.clear();
  }
}

/** JSON knows null alone, and a part of a table that is left out is one that stays as it was. */
function withNothing(change: Change, nothing: null | undefined): Change {
  const { table, order } = change;
  const parts = Object.entries(table).map(([part, value]) => [part, value ?? nothing]);
  return {
    ...change,
    table: Object.fromEntries(parts) as Change["table"],
    ...(order && { order: { seat: order.seat, order: order.order ?? nothing } as typeof order }),
  };
}

/** Tells apart the entries that a log had before a backup was gone back to from those it has since. */
const markOf = (entry: StoredEntry | undefined): string =>
  entry === undefined ? "" : `${entry.at} ${entry.actor} ${entry.key ?? ""}`;
