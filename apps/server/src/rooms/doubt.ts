import { isSameJson } from "@sofala/engine";
import type { TableState } from "../tables/table-state.ts";
import type { Change, StoredEntry } from "../tables/stored-table.ts";

/** A change of which nobody can tell whether it was kept. */
export interface UncertainCommit {
  readonly change: Change;
  /** How many entries there were before, and what was the table's revision. */
  readonly seq: number;
  readonly revision: number;
}

/** Was it kept, as the table tells that was read since? */
export function isCommitted(
  { change, seq, revision }: UncertainCommit,
  { storedEntries, table }: Pick<TableState, "storedEntries" | "table">,
): boolean {
  if (change.entries.length > 0) {
    return change.entries.every((entry, index) => isSameEntry(entry, storedEntries[seq + index]));
  }
  // What leaves no entry may come to the same if somebody else did it.
  const parts = Object.keys(change.table) as (keyof Change["table"])[];
  return (
    table.revision === revision + 1 &&
    parts.every((part) => isSameJson(change.table[part] ?? {}, table[part] ?? {}))
  );
}

const isSameEntry = (one: StoredEntry, other: StoredEntry | undefined): boolean =>
  other !== undefined &&
  one.at === other.at &&
  one.actor === other.actor &&
  one.key === other.key &&
  JSON.stringify(one.entry) === JSON.stringify(other.entry);
