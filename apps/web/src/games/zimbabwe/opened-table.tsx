import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { originalOf } from "../../local/fork.ts";
import type { LocalTable } from "../../local/local-table.ts";
import { analysisTab } from "./analysis/analysis-tab.tsx";
import { Models } from "./table-models.ts";
import { TableDialogs, type DialogName } from "./table-dialogs.tsx";
import { menuOf } from "./local-menu.ts";
import { TableParts } from "./table-view.tsx";
import { useSeated } from "./use-table-effects.ts";

/** A game of Zimbabwe that is played at this device. */
export function ZimbabweTable({ table }: { readonly table: LocalTable<Zimbabwe> }) {
  const models = useMemo(() => new Models(table), [table]);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const open = (name: DialogName) => {
    dialog.value = name;
  };
  useSeated(models, models.table.view.value.phase === "over", open);
  const isAnalysis = table.stored.value.mode === "analysis";
  const original = useMemo(() => originalOf(zimbabwe, table.stored.peek()), [table]);
  useEffect(() => {
    if (isAnalysis) models.layout.suggest("analysis");
  }, [models]);

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
