import type { Change, StoredEntry, StoredTable, TurnState } from "./stored-table.ts";

/** A change as it is sent to other nodes. */
interface ChangeMessage {
  /** The number of entries before the change, and a text that identifies the last of them. */
  readonly seq: number;
  readonly lastEntryMark: string;
  readonly change: Change;
}

/** The longest message that every bus can carry: PostgreSQL allows 8000 bytes, and encryption adds a third. */
const MAX_MESSAGE_BYTES = 5600;
/** The number of messages kept until they can be applied. */
const MAX_PENDING = 100;

/** Encodes a change for other nodes; empty if it is too long for a message. */
export function encodeChange(before: readonly StoredEntry[], seq: number, change: Change): string {
  const message: ChangeMessage = {
    seq,
    lastEntryMark: entryMark(before[seq - 1]),
    change: replaceAbsentFields(change, null),
  };
  const text = JSON.stringify(message);
  return Buffer.byteLength(text) > MAX_MESSAGE_BYTES ? "" : text;
}

/** True if a change message alone tells whose turn it is now: nobody has taken a seat, and the game goes on. */
export const tellsTurn = ({ table }: Change): boolean =>
  table.turnState !== undefined && table.status === undefined && table.seats === undefined;

/** The revision and the change in a message to other nodes about a table; undefined if it announces something else. */
export function parseChange(
  text: string,
): { readonly revision: number; readonly change: string } | undefined {
  const [, revision, change] = /^changed (\d+) (.*)$/su.exec(text) ?? [];
  return change === undefined ? undefined : { revision: Number(revision), change };
}

/** Whose turn it is after a change that tells it, and the number of entries. */
export function turnAfter(
  change: string,
): { readonly turnState: TurnState; readonly entryCount: number } | undefined {
  if (change === "") return undefined;
  const { seq, change: decoded } = JSON.parse(change) as ChangeMessage;
  const { turnState } = decoded.table;
  if (turnState === undefined || !tellsTurn(decoded)) return undefined;
  return { turnState, entryCount: seq + decoded.entries.length };
}

/** Changes that other nodes announced and that have not been applied yet. */
export class PendingChanges {
  readonly #messages = new Map<number, string>();
  /** The newest revision that was announced. */
  #newestRevision = 0;

  /** Adds the announcement of a revision; the text is empty if the change was too long. */
  add(revision: number, text: string): void {
    this.#newestRevision = Math.max(this.#newestRevision, revision);
    if (text !== "" && this.#messages.size < MAX_PENDING) this.#messages.set(revision, text);
  }

  /** True if a newer revision was announced. */
  hasNewerThan({ revision }: StoredTable): boolean {
    return this.#newestRevision > revision;
  }

  /** The change to the next revision: undefined if it is missing, "diverged" if it was made to another log. */
  next(
    { revision }: StoredTable,
    entries: readonly StoredEntry[],
  ): Change | "diverged" | undefined {
    for (const older of this.#messages.keys()) if (older <= revision) this.#messages.delete(older);
    const text = this.#messages.get(revision + 1);
    if (text === undefined) return undefined;
    const { seq, lastEntryMark, change } = JSON.parse(text) as ChangeMessage;
    const isSameLog = seq === entries.length && lastEntryMark === entryMark(entries.at(-1));
    return isSameLog ? replaceAbsentFields(change, undefined) : "diverged";
  }

  /** Call this before loading the table, which then contains everything announced so far. */
  forgetNewestRevision(): void {
    this.#newestRevision = 0;
  }

  clear(): void {
    this.#messages.clear();
  }
}

/** JSON has no undefined, and a missing field means "unchanged": fields that become absent are sent as null. */
function replaceAbsentFields(change: Change, absent: null | undefined): Change {
  const { table, order } = change;
  const fields: { [field: string]: unknown } = { ...table };
  for (const field in fields) fields[field] ??= absent;
  return {
    ...change,
    table: fields,
    ...(order && { order: { seat: order.seat, order: order.order ?? absent } as typeof order }),
  };
}

/** Distinguishes entries from before and after a backup was restored. */
const entryMark = (entry: StoredEntry | undefined): string =>
  entry === undefined ? "" : `${entry.at} ${entry.actor} ${entry.key ?? ""}`;
