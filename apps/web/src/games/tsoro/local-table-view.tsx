import { tsoro, type Tsoro } from "@sofala/tsoro";
import { useEffect, useMemo } from "preact/hooks";
import { originalMoves } from "../../local/fork.ts";
import type { LoadedGame } from "../../local/load-game.ts";
import { LocalTable } from "../../local/local-table.ts";
import { localTableDeps } from "../../local/table-deps.ts";
import { analysisTab } from "../../table/analysis/analysis-tab.ts";
import { LocalTableShell } from "../../table/local-table-shell.tsx";
import type { LocalParts } from "../../table/table-ui.ts";
import { AnalysisPanel } from "./analysis/analysis-panel.tsx";
import { LocalEnd } from "./end.tsx";
import type { TableModels } from "./table-models.ts";
import { tableUi } from "./table-ui.ts";
import { requestWorker } from "./workers/requests.ts";

const deps = localTableDeps<Tsoro>((request) => requestWorker("decide", request));

const createTable = ({ stored, timeline }: LoadedGame<Tsoro>) =>
  new LocalTable(tsoro, stored, timeline, deps);

/** A stored local game of Tsoro yematatu, opened to be played. */
export const LocalTableView = ({ row }: { readonly row: unknown }) => (
  <LocalTableShell
    row={row}
    game={tsoro}
    createTable={createTable}
    ui={tableUi}
    useParts={useAnalysis}
    renderEnd={(table) => <LocalEnd stored={table.stored.value} moments={table.moments.value} />}
  />
);

/** The tab with a bot's evaluation, if the game is an analysis. */
function useAnalysis(table: LocalTable<Tsoro>, { table: model, layout }: TableModels): LocalParts {
  const isAnalysis = table.stored.value.mode === "analysis";
  const original = useMemo(() => originalMoves(tsoro, table.stored.peek()), [table]);
  useEffect(() => {
    if (isAnalysis) layout.suggest("analysis");
  }, [layout]);
  const tab = analysisTab(() => <AnalysisPanel table={model} original={original} />);
  return { extraTabs: isAnalysis ? [tab] : [] };
}
