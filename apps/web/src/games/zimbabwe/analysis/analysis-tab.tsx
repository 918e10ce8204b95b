import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Played } from "../../../local/fork.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { later } from "../../../ui/lazy.tsx";
import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import type { PlayLine } from "./move-line.tsx";

const AnalysisPanel = later(() =>
  import("./analysis-panel.tsx").then((module) => module.AnalysisPanel),
);

/** A bot's opinion beside the board; see `AnalysisPanel`. */
export const analysisTab = (
  table: TableModel,
  original: readonly Played<Zimbabwe>[],
  onPlay?: PlayLine,
): SideTab => ({
  id: "analysis",
  name: words.value.analysis.tab,
  icon: "analysis",
  content: () => <AnalysisPanel table={table} original={original} onPlay={onPlay} />,
});
