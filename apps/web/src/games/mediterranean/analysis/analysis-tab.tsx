import type { Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../../local/load-game.ts";
import { analysisTab as tabOf } from "../../../table/analysis/analysis-tab.ts";
import { lazy } from "../../../ui/lazy.tsx";
import type { HiddenInfoReplay } from "../hidden-info-replay.ts";

const AnalysisPanel = lazy(() =>
  import("./analysis-panel.tsx").then((module) => module.AnalysisPanel),
);

/** The tab with a bot's analysis of a finished game; see `AnalysisPanel`. */
export const analysisTab = (game: LoadedGame<Mediterranean>, replayTable: HiddenInfoReplay) =>
  tabOf(() => <AnalysisPanel game={game} replayTable={replayTable} />);
