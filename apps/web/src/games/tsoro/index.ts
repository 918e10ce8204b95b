import type { View } from "@sofala/tsoro";
import { lazy } from "../../ui/lazy.tsx";
import { gameParts } from "../game-parts.tsx";
import type { GameUi } from "../game-ui.ts";
import { StoneBand } from "./stone-band.tsx";
import { viewSummary } from "./view-summary.ts";

const loaders = () => import("./loaders.ts");

/** Tsoro yematatu. */
export const tsoro: GameUi<"tsoro"> = {
  ...gameParts({
    overview: ({ home }) => home.games.tsoro,
    loaders,
    tableLoaders: () => import("./table-loaders.ts"),
  }),
  id: "tsoro",
  playerCounts: [2],
  isSmall: true,
  Ornament: StoneBand,
  loadSelfPlay: async () => (await import("./home/self-play-scenes.tsx")).selfPlay,
  defaultPlayers: ["person", "novice"],
  firstRulesSection: "aim",
  SavedGameStatus: lazy(
    async () => (await loaders()).loadSavedGameStatus(),
    () => undefined,
  ),
  viewSummary: (view) => viewSummary(view as View),
  canAnalyse: true,
};
