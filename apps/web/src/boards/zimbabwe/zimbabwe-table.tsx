import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { originalOf } from "../../host/fork.ts";
import type { LocalTable } from "../../host/local-table.ts";
import { callAttention } from "../../table/attention.ts";
import { listenToKeys } from "../../ui/keys.ts";
import { analysisTab } from "./analysis/analysis-tab.tsx";
import { Models } from "./models.ts";
import { TableDialogs, type DialogName } from "./table-dialogs.tsx";
import { openRulesAt } from "./rules-here.ts";
import { menuOf } from "./table-menu.ts";
import { TableParts } from "./table-parts.tsx";
import { actionOf, giftActionOf } from "./turn/keys.ts";

/** A game of Zimbabwe that is played at this device. */
export function ZimbabweTable({ table }: { readonly table: LocalTable<Zimbabwe> }) {
  const models = useMemo(() => new Models(table), [table]);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const open = (name: DialogName) => {
    dialog.value = name;
  };
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
  const isAnalysis = table.stored.value.mode === "analysis";
  const original = useMemo(() => originalOf(zimbabwe, table.stored.peek()), [table]);
  useSignalEffect(() => {
    // A first monument is placed on the board alone.
    const { isMyTurn, view } = models.table;
    models.layout.followTurn(isMyTurn.value && view.value.phase !== "setup");
  });
  useEffect(() => {
    if (isAnalysis) models.layout.suggest("analysis");
  }, [models]);
  // The end is an event: it is shown when it comes, not whenever the table is opened.
  const isOver = models.table.view.value.phase === "over";
  const wasOver = useMemo(() => isOver, [models]);
  useEffect(() => {
    if (isOver && !wasOver) open("end");
  }, [isOver]);

  return (
    <>
      <TableParts
        models={models}
        items={menuOf(table, models, open)}
        onResult={() => open("end")}
        tabs={isAnalysis ? [analysisTab(models.table, original)] : []}
      />
      <TableDialogs
        name={dialog.value}
        table={table}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </>
  );
}
