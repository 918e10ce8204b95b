import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { originalMoves } from "../../local/fork.ts";
import type { LoadedGame } from "../../local/load-game.ts";
import { LocalTable } from "../../local/local-table.ts";
import { localTableDeps } from "../../local/table-deps.ts";
import { LocalTableShell } from "../../table/local-table-shell.tsx";
import type { LocalParts } from "../../table/table-ui.ts";
import { lazy } from "../../ui/lazy.tsx";
import { analysisTab } from "./analysis/analysis-tab.tsx";
import type { TableModels } from "./table-models.ts";
import { tableUi } from "./table-ui.ts";
import { requestWorker } from "./workers/request-worker.ts";

const LocalEnd = lazy(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

const deps = localTableDeps<Zimbabwe>((request) => requestWorker("decide", request));

const createTable = ({ stored, timeline }: LoadedGame<Zimbabwe>) =>
  new LocalTable(zimbabwe, stored, timeline, deps);

/** A stored local game of Zimbabwe, opened to be played. */
export const LocalTableView = ({ row }: { readonly row: unknown }) => (
  <LocalTableShell
    row={row}
    game={zimbabwe}
    createTable={createTable}
    ui={tableUi}
    useParts={useAnalysis}
    renderEnd={(table) => <LocalEnd stored={table.stored.value} moments={table.moments.value} />}
  />
);

/** The tab with a bot's evaluation, if the game is an analysis. */
function useAnalysis(
  table: LocalTable<Zimbabwe>,
  { table: model, layout }: TableModels,
): LocalParts {
  const isAnalysis = table.stored.value.mode === "analysis";
  const original = useMemo(() => originalMoves(zimbabwe, table.stored.peek()), [table]);
  useEffect(() => {
    if (isAnalysis) layout.suggest("analysis");
  }, [layout]);
  return { extraTabs: isAnalysis ? [analysisTab(model, original)] : [] };
}
