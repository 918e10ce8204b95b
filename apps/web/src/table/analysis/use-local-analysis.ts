import type { Game, GameTypes } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import type { PlayedMove } from "../../local/original-moves.ts";
import type { LocalTable } from "../../local/local-table.ts";
import { useLoaded } from "../../use-loaded.ts";
import type { LayoutModel } from "../layout-model.ts";
import type { SideTab } from "../table-layout.tsx";
import type { LocalParts } from "../table-ui.ts";

/** The tab with a bot's evaluation at a table on this device, if its game is an analysis. */
export function useLocalAnalysis<T extends GameTypes>(
  loadGame: () => Promise<Game<T>>,
  table: LocalTable<T>,
  layout: LayoutModel,
  tabFor: (original: readonly PlayedMove<T>[]) => SideTab,
): LocalParts {
  const original = useLoaded(async () => {
    const stored = table.stored.peek();
    if (stored.mode !== "analysis") return undefined;
    const [game, { originalMoves }] = await Promise.all([
      loadGame(),
      import("../../local/original-moves.ts"),
    ]);
    return originalMoves(game, stored);
  });
  const isShown = original !== undefined;
  useEffect(() => {
    if (isShown) layout.suggest("analysis");
  }, [layout, isShown]);
  return { extraTabs: isShown ? [tabFor(original)] : [] };
}
