import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { followDraft, type Draft } from "../../store/drafts.ts";
import type { TableModel } from "./table-model.ts";

/** Finds what was chosen in what was kept of it; undefined where it cannot be chosen any more. */
type Restore<T> = (kept: unknown, table: TableModel) => T | undefined;

/** A choice that is still there when the app has replaced itself, if the same decision is asked for. */
export function useDraft<T>(
  table: TableModel,
  name: string,
  initial: T,
  restore: Restore<T>,
): Signal<T> {
  const chosen = useSignal(initial);
  useFollowedDraft(table, name, () => choiceDraft(table, chosen, restore));
  return chosen;
}

/** Keeps a draft of this table while the component is there. */
export function useFollowedDraft(table: TableModel, name: string, make: () => Draft): void {
  const draft = useMemo(make, [table, name]);
  const { id, isRemote } = table.table;
  // Only a server can declare an app too old, and people share the device of any other table.
  useEffect(() => (isRemote ? followDraft(`${name} ${id}`, draft) : undefined), [draft]);
}

/** What is chosen now is what nobody has chosen yet. */
export function choiceDraft<T>(table: TableModel, chosen: Signal<T>, restore: Restore<T>): Draft {
  const untouched = chosen.peek();
  return {
    madeFor: () => decisionOf(table),
    read: () => (chosen.peek() === untouched ? undefined : chosen.peek()),
    restore: (kept) => {
      const found = restore(kept, table);
      if (found !== undefined) chosen.value = found;
    },
  };
}

/** Names the decision that is asked for; what others decide meanwhile does not change it. */
export function decisionOf({ view, me }: Pick<TableModel, "view" | "me">): string {
  const { turn, part, strike } = view.value;
  return JSON.stringify([
    turn,
    part,
    strike && [strike.calamity, strike.round, strike.effect],
    me.value,
  ]);
}

/** The items of a kept list that can still be chosen; undefined where it is no list. */
export const stillIn = <T>(options: readonly T[], kept: unknown): readonly T[] | undefined =>
  Array.isArray(kept) ? kept.filter((each) => options.includes(each as T)) : undefined;
