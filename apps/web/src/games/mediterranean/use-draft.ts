import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { registerDraft, type Draft } from "../../store/drafts.ts";
import type { TableModel } from "./table-model.ts";

/** Reads a stored choice; undefined if it is no longer possible. */
type Restore<T> = (stored: unknown, table: TableModel) => T | undefined;

/** A choice that survives a reload, if the same decision is still pending. */
export function useDraft<T>(
  table: TableModel,
  name: string,
  initial: T,
  restore: Restore<T>,
): Signal<T> {
  const chosen = useSignal(initial);
  useRegisteredDraft(table, name, () => choiceDraft(table, chosen, restore));
  return chosen;
}

/** Registers a draft of this table while the component is mounted. */
export function useRegisteredDraft(table: TableModel, name: string, make: () => Draft): void {
  const draft = useMemo(make, [table, name]);
  const { id, isRemote } = table.table;
  // Only at online tables: only a server can force a reload, and other tables may be shared by several people.
  useEffect(() => (isRemote ? registerDraft(`${name} ${id}`, draft) : undefined), [draft]);
}

/** The present value counts as "nothing chosen". */
export function choiceDraft<T>(table: TableModel, chosen: Signal<T>, restore: Restore<T>): Draft {
  const initial = chosen.peek();
  return {
    context: () => decisionKey(table),
    read: () => (chosen.peek() === initial ? undefined : chosen.peek()),
    restore: (stored) => {
      const found = restore(stored, table);
      if (found !== undefined) chosen.value = found;
    },
  };
}

/** Identifies the pending decision; what others decide meanwhile does not change it. */
export function decisionKey({ view, me }: Pick<TableModel, "view" | "me">): string {
  const { turn, part, strike } = view.value;
  return JSON.stringify([
    turn,
    part,
    strike && [strike.calamity, strike.round, strike.effect],
    me.value,
  ]);
}

/** The items of a stored list that can still be chosen; undefined if it is not a list. */
export const filterAvailable = <T>(
  options: readonly T[],
  stored: unknown,
): readonly T[] | undefined =>
  Array.isArray(stored) ? stored.filter((each) => options.includes(each as T)) : undefined;
