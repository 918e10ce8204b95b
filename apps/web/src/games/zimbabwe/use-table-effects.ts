import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { callAttention, useEnd } from "../../table/turn-alert.ts";
import { listenToKeys } from "../../ui/keys.ts";
import type { Models } from "./table-models.ts";
import { openRulesAt } from "./rules/open-relevant-rules.ts";
import { actionOf, giftActionOf } from "./turn/keys.ts";

/** What goes with sitting at a table: its keys, being called, room for the actions, and its end when it comes. */
export function useSeated(
  models: Models,
  isOver: boolean,
  open: (dialog: "keys" | "end") => void,
): void {
  useEffect(() => () => models.dispose(), [models]);
  useEffect(() => callAttention(models.table.isMyTurn), [models]);
  useEffect(
    () =>
      listenToKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return () => openRulesAt(models);
        if (key === "l") return () => models.layout.open("lenses");
        if (key === "[") return () => models.table.look(-1);
        if (key === "]") return () => models.table.look(1);
        return giftActionOf(key, models.gift) ?? actionOf(key, models.turn);
      }),
    [models],
  );
  useSignalEffect(() => {
    // A first monument is placed on the board alone.
    const { isMyTurn, view } = models.table;
    models.layout.followTurn(isMyTurn.value && view.value.phase !== "setup");
  });
  useEnd(isOver, models, () => open("end"));
}
