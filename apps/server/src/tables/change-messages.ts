import type { Change, StoredEntry, StoredTable } from "./stored-table.ts";

/** A change as nodes tell each other of it. */
interface ChangeMessage {
  /** How many entries there were before, and which was the last of them. */
  readonly seq: number;
  readonly lastEntryMark: string;
  readonly change: Change;
}

/** The longest that every bus carries: PostgreSQL takes 8000 bytes, and what is sealed is a third longer. */
const MAX_MESSAGE_BYTES = 5600;
/** So many are remembered that cannot be taken in yet. */
const MAX_PENDING = 100;

/** A change of a table that had this log, for other nodes to take in; empty where it is too long to be told. */
export function encodeChange(before: readonly StoredEntry[], seq: number, change: Change): string {
  const tiding: ChangeMessage = {
    seq,
    lastEntryMark: entryMark(before[seq - 1]),
    change: withAbsentAs(change, null),
  };
  const text = JSON.stringify(tiding);
  return Buffer.byteLength(text) > MAX_MESSAGE_BYTES ? "" : text;
}

/** What other nodes said of a table, until it is taken in. */
export class PendingChanges {
  readonly #messages = new Map<number, string>();
  /** The newest revision that anybody spoke of. */
  #newestRevision = 0;

  /** A node changed the table to this revision; what it changed may be missing. */
  add(revision: number, text: string): void {
    this.#newestRevision = Math.max(this.#newestRevision, revision);
    if (text !== "" && this.#messages.size < MAX_PENDING) this.#messages.set(revision, text);
  }

  /** Did anybody speak of a newer table than this? */
  hasNewerThan({ revision }: StoredTable): boolean {
    return this.#newestRevision > revision;
  }

  /** What was changed next; undefined where nobody told it, "astray" where it was told of another log than this. */
  next({ revision }: StoredTable, kept: readonly StoredEntry[]): Change | "astray" | undefined {
    for (const told of this.#messages.keys()) if (told <= revision) this.#messages.delete(told);
    const text = this.#messages.get(revision + 1);
    if (text === undefined) return undefined;
    const { seq, lastEntryMark, change } = JSON.parse(text) as ChangeMessage;
    const isOfThis = seq === kept.length && lastEntryMark === entryMark(kept.at(-1));
    return isOfThis ? withAbsentAs(change, undefined) : "astray";
  }

  /** Everything that was spoken of until now is about to be read. */
  markLoaded(): void {
    this.#newestRevision = 0;
  }

  /** Nothing of it counts any more. */
  clear(): void {
    this.#messages.clear();
  }
}

/** JSON knows null alone, and a part of a table that is left out is one that stays as it was. */
function withAbsentAs(change: Change, nothing: null | undefined): Change {
  const { table, order } = change;
  const parts = Object.entries(table).map(([part, value]) => [part, value ?? nothing]);
  return {
    ...change,
    table: Object.fromEntries(parts) as Change["table"],
    ...(order && { order: { seat: order.seat, order: order.order ?? nothing } as typeof order }),
  };
}

/** Tells apart the entries that a log had before a backup was gone back to from those it has since. */
const entryMark = (entry: StoredEntry | undefined): string =>
  entry === undefined ? "" : `${entry.at} ${entry.actor} ${entry.key ?? ""}`;
