import type { View } from "@sofala/mediterranean";
import { lazy } from "../../ui/lazy.tsx";
import { gameParts } from "../game-parts.tsx";
import type { GameUi } from "../game-ui.ts";
import { MeanderBand } from "./meander-band.tsx";

const loaders = () => import("./loaders.ts");

/** Trading in the Mediterranean. */
export const mediterranean: GameUi<"mediterranean"> = {
  ...gameParts({
    overview: ({ home }) => home.games.mediterranean,
    loaders,
    tableLoaders: () => import("./table-loaders.ts"),
    // With hidden information, past moments are in a replay of what the observer saw.
    isReplayedWhileRunning: true,
  }),
  id: "mediterranean",
  playerCounts: [4, 5, 6],
  Ornament: MeanderBand,
  loadSelfPlay: async () => (await import("./home/self-play-scenes.tsx")).selfPlay,
  defaultPlayers: ["person", "steady", "steady", "steady", "steady", "steady"],
  loadGuidedGame: async () => (await loaders()).loadGuidedGame(),
  firstRulesSection: "aim",
  OptionSummary: lazy(
    async () => (await loaders()).loadOptionSummary(),
    () => undefined,
  ),
  FactName: lazy(
    async () => (await loaders()).loadFactName(),
    () => undefined,
  ),
  sharedClock: {
    liveSeconds: ({ tradeSeconds }) => (typeof tradeSeconds === "number" ? tradeSeconds : 0),
  },
  SavedGameStatus: lazy(
    async () => (await loaders()).loadSavedGameStatus(),
    () => undefined,
  ),
  viewSummary(view) {
    const { turn, toAct, ranking } = view as View;
    return { round: turn, seatToAct: toAct[0], ranking };
  },
  canAnalyse: false,
};
