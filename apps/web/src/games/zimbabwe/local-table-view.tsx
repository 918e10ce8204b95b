import type { Zimbabwe } from "@sofala/zimbabwe";
import type { LoadedGame } from "../../local/load-game.ts";
import { LocalTable } from "../../local/local-table.ts";
import { localTableDeps } from "../../local/table-deps.ts";
import { useLocalAnalysis } from "../../table/analysis/use-local-analysis.ts";
import { LocalTableShell } from "../../table/local-table-shell.tsx";
import type { LocalParts } from "../../table/table-ui.ts";
import { lazy } from "../../ui/lazy.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { analysisTab } from "./analysis/analysis-tab.tsx";
import { loadGame, openRow } from "./open-row.ts";
import type { TableModels } from "./table-models.ts";
import { tableUi } from "./table-ui.ts";
import { requestWorker } from "./workers/request-worker.ts";

const LocalEnd = lazy(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

const deps = localTableDeps(openRow, (request) => requestWorker("decide", request));

const createTable = (loaded: LoadedGame<Zimbabwe>) => new LocalTable(loaded, deps);

/** A stored local game of Zimbabwe, opened to be played. */
export const LocalTableView = ({ row }: { readonly row: unknown }) => (
  <LocalTableShell
    row={row}
    openRow={openRow}
    createTable={createTable}
    ui={tableUi}
    useParts={useLocalParts}
    renderEnd={(table) => <LocalEnd stored={table.stored.value} moments={table.moments.value} />}
  />
);

const LocalHelp = lazy(
  async () => {
    await whenIdle();
    return (await import("./local-help.tsx")).LocalHelp;
  },
  () => undefined,
);

/** The tab with a bot's evaluation if the game is an analysis, and help below the actions. */
function useLocalParts(table: LocalTable<Zimbabwe>, models: TableModels): LocalParts {
  const { table: model, layout } = models;
  const analysis = useLocalAnalysis(loadGame, table, layout, (original) =>
    analysisTab(model, original),
  );
  return { ...analysis, belowActions: <LocalHelp game={table} models={models} /> };
}
