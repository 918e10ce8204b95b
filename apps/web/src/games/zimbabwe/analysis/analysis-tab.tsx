import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import type { PlayedMove } from "../../../local/original-moves.ts";
import { analysisTab as tabOf } from "../../../table/analysis/analysis-tab.ts";
import { lazy } from "../../../ui/lazy.tsx";
import type { TableModel } from "../table-model.ts";

const AnalysisPanel = lazy(() =>
  import("./analysis-panel.tsx").then((module) => module.AnalysisPanel),
);

/** The side tab with a bot's evaluation; see `AnalysisPanel`. */
export const analysisTab = (
  table: TableModel,
  original: readonly PlayedMove<Zimbabwe>[],
  onPlay?: (moves: readonly Move[]) => void,
) => tabOf(() => <AnalysisPanel table={table} original={original} onPlay={onPlay} />);
