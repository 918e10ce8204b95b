import { useEffect, useMemo } from "preact/hooks";
import { CannotOpen } from "../../table/cannot-open.tsx";
import { ok, type Fault, type Result } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { LocalTable } from "../../local/local-table.ts";
import { waitBetweenMoves } from "../../local/bot-pace.ts";
import { loadRow } from "../../local/load-game.ts";
import { gameStore } from "../../store/game-database.ts";
import { requestWorker } from "./workers/request-worker.ts";
import { useSignal } from "@preact/signals";
import { originalMoves } from "../../local/fork.ts";
import { analysisTab } from "./analysis/analysis-tab.tsx";
import { TableModels } from "./table-models.ts";
import { TableDialogs, type DialogName } from "./table-dialogs.tsx";
import { localMenu } from "./local-menu.ts";
import { TableView } from "./table-view.tsx";
import { useTableEffects } from "./use-table-effects.ts";

/** A stored local game of Zimbabwe, opened to be played. */
export function LocalTableView({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => openLocalTable(row), [row]);
  useEffect(() => () => (opened.ok ? opened.value.close() : undefined), [opened]);
  return opened.ok ? <OpenedTable table={opened.value} /> : <CannotOpen fault={opened.error} />;
}

/** Opens a stored local game of Zimbabwe. */
function openLocalTable(row: unknown): Result<LocalTable<Zimbabwe>, Fault> {
  const loaded = loadRow(zimbabwe, row);
  if (!loaded.ok) return loaded;
  const { stored, timeline } = loaded.value;
  const table = new LocalTable(zimbabwe, stored, timeline, {
    store: gameStore,
    askBot: ({ bot, ...request }) => requestWorker("decide", { ...request, level: bot.level }),
    waitBetweenMoves,
    now: () => Date.now(),
  });
  return ok(table);
}

/** A local game of Zimbabwe. */
function OpenedTable({ table }: { readonly table: LocalTable<Zimbabwe> }) {
  const models = useMemo(() => new TableModels(table), [table]);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const open = (name: DialogName) => {
    dialog.value = name;
  };
  useTableEffects(models, models.table.view.value.phase === "over", open);
  const isAnalysis = table.stored.value.mode === "analysis";
  const original = useMemo(() => originalMoves(zimbabwe, table.stored.peek()), [table]);
  useEffect(() => {
    if (isAnalysis) models.layout.suggest("analysis");
  }, [models]);

  return (
    <>
      <TableView
        models={models}
        menuItems={localMenu(table, models, open)}
        onShowResult={() => open("end")}
        extraTabs={isAnalysis ? [analysisTab(models.table, original)] : []}
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
