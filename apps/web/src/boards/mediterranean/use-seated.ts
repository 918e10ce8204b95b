import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { openMediterraneanRules } from "../../screens/rules/rules-dialog.tsx";
import { callAttention } from "../../table/attention.ts";
import { listenToKeys } from "../../ui/keys.ts";
import type { Models } from "./models.ts";

/** What goes with sitting at a table: its keys, being called, room for the actions, and its end when it comes. */
export function useSeated(models: Models, open: (dialog: "keys" | "end") => void): void {
  useEffect(() => callAttention(models.table.isMyTurn), [models]);
  useEffect(
    () =>
      listenToKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return () => openMediterraneanRules("aim");
        return undefined;
      }),
    [models],
  );
  useSignalEffect(() => models.layout.followTurn(models.table.isMyTurn.value));
  // The end is an event: it is shown when it comes, not whenever the table is opened.
  const isOver = models.table.view.value.phase === "over";
  const wasOver = useMemo(() => isOver, [models]);
  useEffect(() => {
    if (isOver && !wasOver) open("end");
  }, [isOver]);
}
