import type { View } from "@sofala/mediterranean";
import { lazy } from "../../ui/lazy.tsx";
import type { GameUi } from "../game-ui.ts";
import { lazySeatBadge } from "../lazy-seat-badge.tsx";
import { MeanderBand } from "./meander-band.tsx";

/** In a file of their own, because every loader lists the files that it needs. */
const loaders = () => import("./loaders.ts");

/** Trading in the Mediterranean. */
export const mediterranean: GameUi<"mediterranean"> = {
  id: "mediterranean",
  playerCounts: [4, 5, 6],
  bots: ({ home }) => home.games.mediterranean.bots,
  // Seats have colours.
  seatName: (seat, { home }) => home.games.mediterranean.seats[seat] ?? `${seat + 1}`,
  SeatBadge: lazySeatBadge(async () => (await loaders()).loadSeatBadge()),
  Ornament: MeanderBand,
  loadSelfPlay: async () => (await import("./home/self-play-scenes.tsx")).selfPlay,
  defaultPlayers: ["person", "steady", "steady", "steady", "steady", "steady"],
  loadLastSetup: async () => (await import("./setup/last-setup.ts")).lastSetup(),
  LocalTable: lazy(async () => (await loaders()).loadLocalTableView()),
  LocalReplay: lazy(async () => (await loaders()).loadLocalReplay()),
  loadRulesBook: async (tag) => (await (await loaders()).loadRulesBook())(tag),
  firstRulesSection: "aim",
  Thumbnail: lazy(
    async () => (await loaders()).loadThumbnail(),
    () => undefined,
  ),
  OptionSummary: lazy(
    async () => (await loaders()).loadOptionSummary(),
    () => undefined,
  ),
  loadOnlineOptions: async () => (await loaders()).loadOnlineOptions(),
  sharedClock: {
    liveSeconds: ({ tradeSeconds }) => (typeof tradeSeconds === "number" ? tradeSeconds : 0),
  },
  online: {
    loadTableFactory: async () => (await loaders()).loadTableFactory(),
    Table: lazy(async () => (await loaders()).loadOnlineTableView()),
    Replay: lazy(async () => (await loaders()).loadOnlineReplay()),
    // With hidden information, past moments are in a replay of what the observer saw.
    isReplayedWhileRunning: true,
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
  loadRules: async () => (await loaders()).loadRules(),
  loadMoveText: async ({ tag }) => (await (await loaders()).loadMoveText())(tag),
  learnText: ({ home }) => home.games.mediterranean.learnSummary,
  LearnCards: lazy(async () => (await loaders()).loadLearnCards()),
  loadSetupScreen: async () => (await loaders()).loadSetupScreen(),
  loadTutorialScreen: async () => (await loaders()).loadTutorialScreen(),
};
