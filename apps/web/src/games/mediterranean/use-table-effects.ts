import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openMediterraneanRules } from "./rules/open-rules.ts";
import { alertOnTurn, useOnGameEnd } from "../../table/turn-alert.ts";
import { onKeys } from "../../ui/keys.ts";
import type { TableModels } from "./table-models.ts";

/** Effects of an open table: keyboard shortcuts, turn alerts, layout, and the result at the end. */
export function useTableEffects(models: TableModels, open: (dialog: "keys" | "end") => void): void {
  useEffect(() => alertOnTurn(models.table.isMyTurn), [models]);
  useEffect(
    () =>
      onKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return () => openMediterraneanRules("aim");
        return undefined;
      }),
    [models],
  );
  useSignalEffect(() => models.layout.onTurnChange(models.table.isMyTurn.value));
  useOnGameEnd(models.table.phase.value === "over", models, () => open("end"));
}
