import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../host/take-up.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { later } from "../../../ui/later.tsx";
import { words } from "../../../words/words.ts";
import type { LookedAt } from "../replay/looked-at.ts";

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
