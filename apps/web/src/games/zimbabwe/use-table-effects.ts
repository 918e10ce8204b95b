import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { alertOnTurn, useOnGameEnd } from "../../table/turn-alert.ts";
import { onKeys } from "../../ui/keys.ts";
import type { TableModels } from "./table-models.ts";
import { openRelevantRules } from "./rules/open-relevant-rules.ts";
import { turnKeyAction, giftKeyAction } from "./turn/keys.ts";

/** Effects of an open table: keyboard shortcuts, alert on my turn, layout, and the result at the end. */
export function useTableEffects(
  models: TableModels,
  isOver: boolean,
  open: (dialog: "keys" | "end") => void,
): void {
  useEffect(() => () => models.dispose(), [models]);
  useEffect(() => alertOnTurn(models.table.isMyTurn), [models]);
  useEffect(
    () =>
      onKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return () => openRelevantRules(models);
        if (key === "l") return () => models.layout.open("lenses");
        if (key === "[") return () => models.table.stepBy(-1);
        if (key === "]") return () => models.table.stepBy(1);
        return giftKeyAction(key, models.gift) ?? turnKeyAction(key, models.turn);
      }),
    [models],
  );
  useSignalEffect(() => {
    // The first monument needs only the board.
    const { isMyTurn, view } = models.table;
    models.layout.onTurnChange(isMyTurn.value && view.value.phase !== "setup");
  });
  useOnGameEnd(isOver, models, () => open("end"));
}
