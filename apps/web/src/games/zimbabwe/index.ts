import type { View } from "@sofala/zimbabwe";
import { ChevronBand } from "../../ui/brand.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { gameParts } from "../game-parts.tsx";
import type { GameUi } from "../game-ui.ts";

const loaders = () => import("./loaders.ts");

/** The Great Zimbabwe. */
export const zimbabwe: GameUi<"zimbabwe"> = {
  ...gameParts({
    overview: ({ home }) => home.games.zimbabwe,
    loaders,
    tableLoaders: () => import("./table-loaders.ts"),
  }),
  id: "zimbabwe",
  playerCounts: [2, 3, 4, 5],
  Ornament: ChevronBand,
  loadSelfPlay: async () => (await import("./home/self-play-scenes.tsx")).selfPlay,
  defaultPlayers: ["person", "steady", "steady", "steady"],
  loadGuidedGame: async () => (await loaders()).loadGuidedGame(),
  firstRulesSection: "race",
  OptionSummary: lazy(
    async () => (await loaders()).loadOptionSummary(),
    () => undefined,
  ),
  linkParameter: "map",
  ExtraSettings: lazy(
    async () => (await loaders()).loadMapSummary(),
    () => undefined,
  ),
  FactName: lazy(
    async () => (await loaders()).loadFactName(),
    () => undefined,
  ),
  viewSummary(view) {
    const { round, active, ranking, phase } = view as View;
    return { round, seatToAct: active ?? undefined, ranking, isSetUp: phase === "setup" };
  },
  canAnalyse: true,
};
