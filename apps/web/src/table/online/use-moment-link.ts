import { useSignalEffect, type Signal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import { useRef } from "preact/hooks";
import type { RemoteTable } from "../../online/remote-table.ts";
import { navigate, query } from "../../router.ts";
import { momentHintText } from "./copy-link.ts";
import { tablePath } from "./table-link.ts";

/** Shows the moment in the address; removes it from the address when the user leaves that moment. */
export function useMomentLink<T extends GameTypes>(
  table: RemoteTable<T>,
  { shownMoment }: { readonly shownMoment: Signal<number | undefined> },
  showToast: (text: string) => void,
): void {
  const shown = useRef<string | undefined>(undefined);
  useSignalEffect(() => {
    const entryCount = query.value.get("at") ?? undefined;
    if (entryCount === shown.current) return;
    shown.current = entryCount;
    if (entryCount === undefined) return;
    const { moves, hint } = table.momentAt(parseEntryCount(entryCount));
    if (hint !== undefined) showToast(momentHintText(hint));
    shownMoment.value = moves < table.currentMoment.peek().moveCount ? moves : undefined;
    if (shownMoment.peek() === undefined) clearAddress();
  });
  useSignalEffect(() => {
    if (shownMoment.value === undefined && shown.current !== undefined) clearAddress();
  });

  function clearAddress(): void {
    shown.current = undefined;
    navigate(tablePath(table.id, table.client.invite), { replace: true });
  }
}

/** Anything that is no number means the start. */
const parseEntryCount = (text: string): number => {
  const number = Math.round(Number(text));
  return Number.isFinite(number) ? Math.max(0, number) : 0;
};
