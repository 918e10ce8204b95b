import type { GameTypes } from "@sofala/engine";
import type { LoadedGame } from "../../local/load-game.ts";
import { LocalTable } from "../../local/local-table.ts";
import { rowOpener } from "../../local/open-row.ts";
import { localTableDeps } from "../../local/table-deps.ts";
import { lazy } from "../../ui/lazy.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { analysisTab } from "../analysis/analysis-tab.ts";
import { useLocalAnalysis } from "../analysis/use-local-analysis.ts";
import { LocalTableShell } from "../local-table-shell.tsx";
import type { LocalParts } from "../table-ui.ts";
import type { AdviceText } from "./advice.tsx";
import type { AskAdvisor } from "./advisor-requests.ts";
import type { SmallGameModels } from "./small-game-models.ts";
import type { SmallGame } from "./small-game.ts";
import { tableUiOf } from "./table-ui.ts";

/**
 * Makes what shows a stored local game, opened to be played: with an evaluation in an analysis, with advice against bots
 * if the game has texts for it.
 */
export function localTableOf<T extends GameTypes>(
  game: SmallGame<T>,
  ask: AskAdvisor<T>,
  loadAdviceText?: (tag: string) => Promise<AdviceText>,
) {
  const openRow = rowOpener([game.rules], game.loadGame);
  const ui = tableUiOf(game);
  const End = lazy(async () => (await import("./end.tsx")).localEndOf(game));
  const AnalysisPanel = lazy(async () =>
    (await import("./analysis-panel.tsx")).smallGameAnalysis(game, ask),
  );
  const Advice =
    loadAdviceText &&
    lazy(
      async () => {
        await whenIdle();
        return (await import("./advice.tsx")).smallGameAdvice(ask, loadAdviceText);
      },
      () => undefined,
    );
  const deps = localTableDeps<T>(openRow, (request) => ask("decide", request));
  const createTable = (loaded: LoadedGame<T>) => new LocalTable(loaded, deps);
  const useParts = (table: LocalTable<T>, models: SmallGameModels<T>): LocalParts => {
    const { table: model, layout } = models;
    const analysis = useLocalAnalysis(game.loadGame, table, layout, (original) =>
      analysisTab(() => <AnalysisPanel table={model} original={original} />),
    );
    return { ...analysis, belowActions: Advice && <Advice models={models} table={table} /> };
  };
  return ({ row }: { readonly row: unknown }) => (
    <LocalTableShell
      row={row}
      openRow={openRow}
      createTable={createTable}
      ui={ui}
      useParts={useParts}
      renderEnd={(table) => <End stored={table.stored.value} moments={table.moments.value} />}
    />
  );
}
