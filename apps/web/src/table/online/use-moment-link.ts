import { useSignalEffect, type Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { OnlineTable } from "../../online/online-table.ts";
import { navigate, query } from "../../router.ts";
import { momentHintText } from "./copy-link.ts";
import { tablePath } from "./table-link.ts";

/** Shows the moment in the address; removes it from the address when the user leaves that moment. */
export function useMomentLink(
  table: OnlineTable,
  shownMoment: Signal<number | undefined> | undefined,
  showToast: (text: string) => void,
): void {
  const shown = useRef<string | undefined>(undefined);
  useSignalEffect(() => {
    const entryCount = query.value.get("at") ?? undefined;
    if (entryCount === shown.current || shownMoment === undefined) return;
    shown.current = entryCount;
    if (entryCount === undefined) return;
    const { moves, hint } = table.momentAt?.(parseEntryCount(entryCount)) ?? { moves: 0 };
    if (hint !== undefined) showToast(momentHintText(hint));
    shownMoment.value = moves < table.moveCount.peek() ? moves : undefined;
    if (shownMoment.peek() === undefined) clearAddress();
  });
  useSignalEffect(() => {
    if (shownMoment !== undefined && shownMoment.value === undefined && shown.current !== undefined)
      clearAddress();
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
