import type { View } from "@sofala/tsoro";
import { lazy } from "../../ui/lazy.tsx";
import type { GameUi } from "../game-ui.ts";
import { lazySeatBadge } from "../lazy-seat-badge.tsx";
import { StoneBand } from "./stone-band.tsx";
import { viewSummary } from "./view-summary.ts";

/** In a file of their own, because every loader lists the files that it needs. */
const loaders = () => import("./loaders.ts");

/** Tsoro yematatu. */
export const tsoro: GameUi<"tsoro"> = {
  id: "tsoro",
  playerCounts: [2],
  isSmall: true,
  bots: ({ home }) => home.games.tsoro.bots,
  seatName: (seat, { home }) => home.games.tsoro.seats[seat] ?? `${seat + 1}`,
  SeatBadge: lazySeatBadge(async () => (await loaders()).loadSeatBadge()),
  Ornament: StoneBand,
  loadSelfPlay: async () => (await import("./home/self-play-scenes.tsx")).selfPlay,
  defaultPlayers: ["person", "novice"],
  loadLastSetup: async () => (await (await loaders()).loadSetup()).lastSetup(),
  LocalTable: lazy(async () => (await loaders()).loadLocalTable()),
  LocalReplay: lazy(async () => (await loaders()).loadLocalReplay()),
  loadRulesBook: async (tag) => (await (await loaders()).loadRulesBook())(tag),
  firstRulesSection: "aim",
  Thumbnail: lazy(
    async () => (await loaders()).loadThumbnail(),
    () => undefined,
  ),
  loadOnlineOptions: async () => (await loaders()).loadOnlineOptions(),
  online: {
    loadTableFactory: async () => (await loaders()).loadTableFactory(),
    Table: lazy(async () => (await loaders()).loadOnlineTable()),
    Replay: lazy(async () => (await loaders()).loadOnlineReplay()),
    isReplayedWhileRunning: false,
  },
  SavedGameStatus: lazy(
    async () => (await loaders()).loadSavedGameStatus(),
    () => undefined,
  ),
  viewSummary: (view) => viewSummary(view as View),
  canAnalyse: true,
  loadRules: async () => (await loaders()).loadRules(),
  loadMoveText: async ({ tag }) => (await (await loaders()).loadMoveText())(tag),
  learnText: ({ home }) => home.games.tsoro.learnSummary,
  LearnCards: lazy(async () => (await loaders()).loadLearnCards()),
  loadSetupScreen: async () => (await loaders()).loadSetup(),
  loadTutorialScreen: async () => (await loaders()).loadTutorialScreen(),
};
