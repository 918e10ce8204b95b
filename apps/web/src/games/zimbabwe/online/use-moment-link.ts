import { useSignalEffect } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useRef } from "preact/hooks";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { navigate, query } from "../../../router.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import { online } from "../../../text/online-text.ts";
import type { TableModel } from "../table-model.ts";

/** Shows the moment that the address names; the address lets go of it when its reader does. */
export function useMomentLink(
  table: RemoteTable<Zimbabwe>,
  { lookingAt }: TableModel,
  say: (words: string) => void,
): void {
  const shown = useRef<string | undefined>(undefined);
  useSignalEffect(() => {
    const named = query.value.get("at") ?? undefined;
    if (named === shown.current) return;
    shown.current = named;
    if (named === undefined) return;
    const { moves, hint } = table.momentAt(entriesIn(named));
    const { moment } = online.value.sitting;
    if (hint !== undefined) say(hint === "not-yet" ? moment.notYet : moment.takenBack);
    lookingAt.value = moves < table.now.peek().number ? moves : undefined;
    if (lookingAt.peek() === undefined) leave();
  });
  useSignalEffect(() => {
    if (lookingAt.value === undefined && shown.current !== undefined) leave();
  });

  function leave(): void {
    shown.current = undefined;
    navigate(pathTo(table.id, table.room.invite), { replace: true });
  }
}

/** What is no number is the beginning. */
const entriesIn = (written: string): number => {
  const number = Math.round(Number(written));
  return Number.isFinite(number) ? Math.max(0, number) : 0;
};
