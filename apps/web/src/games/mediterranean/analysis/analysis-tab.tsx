import type { Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../../local/load-game.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { appText } from "../../../text/app-text.ts";
import type { HiddenInfoReplay } from "../replay/hidden-info-replay.ts";

const AnalysisPanel = lazy(() =>
  import("./analysis-panel.tsx").then((module) => module.AnalysisPanel),
);

/** The tab with a bot's analysis of a finished game; see `AnalysisPanel`. */
export const analysisTab = (
  game: LoadedGame<Mediterranean>,
  replayTable: HiddenInfoReplay,
): SideTab => ({
  id: "analysis",
  name: appText.value.analysis.tab,
  icon: "analysis",
  content: () => <AnalysisPanel game={game} replayTable={replayTable} />,
});
