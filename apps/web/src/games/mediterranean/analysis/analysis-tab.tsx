import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../local/load-game.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { later } from "../../../ui/lazy.tsx";
import { words } from "../../../text/app-text.ts";
import type { LookedAt } from "../replay/hidden-info-replay.ts";

const AnalysisPanel = later(() =>
  import("./analysis-panel.tsx").then((module) => module.AnalysisPanel),
);

/** A bot's opinion beside a game that is over; see `AnalysisPanel`. */
export const analysisTab = (game: TakenUp<Mediterranean>, sight: LookedAt): SideTab => ({
  id: "analysis",
  name: words.value.analysis.tab,
  icon: "analysis",
  content: () => <AnalysisPanel game={game} sight={sight} />,
});
