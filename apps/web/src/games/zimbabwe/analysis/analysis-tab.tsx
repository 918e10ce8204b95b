import type { Zimbabwe } from "@sofala/zimbabwe";
import type { PlayedMove } from "../../../local/fork.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import type { PlayLine } from "./move-line.tsx";

const AnalysisPanel = lazy(() =>
  import("./analysis-panel.tsx").then((module) => module.AnalysisPanel),
);

/** The side tab with a bot's evaluation; see `AnalysisPanel`. */
export const analysisTab = (
  table: TableModel,
  original: readonly PlayedMove<Zimbabwe>[],
  onPlay?: PlayLine,
): SideTab => ({
  id: "analysis",
  name: appText.value.analysis.tab,
  icon: "analysis",
  content: () => <AnalysisPanel table={table} original={original} onPlay={onPlay} />,
});
