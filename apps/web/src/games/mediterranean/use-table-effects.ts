import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openMediterraneanRules } from "../../rules/rules-dialog.tsx";
import { callAttention, useEnd } from "../../table/turn-alert.ts";
import { listenToKeys } from "../../ui/keys.ts";
import type { Models } from "./table-models.ts";

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
  useEnd(models.table.phase.value === "over", models, () => open("end"));
}
