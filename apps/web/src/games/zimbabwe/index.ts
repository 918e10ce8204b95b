import type { View } from "@sofala/zimbabwe";
import { ChevronBand } from "../../ui/brand.tsx";
import { lazy } from "../../ui/lazy.tsx";
import type { GameUi } from "../game-ui.ts";
import { lazySeatBadge } from "../lazy-seat-badge.tsx";

/** In a file of their own, because every loader lists the files that it needs. */
const loaders = () => import("./loaders.ts");

/** The Great Zimbabwe. */
export const zimbabwe: GameUi<"zimbabwe"> = {
  id: "zimbabwe",
  playerCounts: [2, 3, 4, 5],
  bots: (text) => text.zimbabwe.bot,
  // Seats lead their empires in the order of the texts.
  seatName: (seat, { zimbabwe: { empire } }) => Object.values(empire)[seat] ?? empire.kilwa,
  SeatBadge: lazySeatBadge(async () => (await loaders()).loadSeatBadge()),
  Ornament: ChevronBand,
  loadSelfPlay: async () => (await import("./home/self-play-scenes.tsx")).selfPlay,
  defaultPlayers: ["person", "steady", "steady", "steady"],
  loadLastSetup: async () => (await import("./setup/last-setup.ts")).lastSetup(),
  LocalTable: lazy(async () => (await loaders()).loadLocalTableView()),
  LocalReplay: lazy(async () => (await loaders()).loadLocalReplay()),
  loadRulesBook: async (tag) => (await (await loaders()).loadRulesBook())(tag),
  firstRulesSection: "race",
  Thumbnail: lazy(
    async () => (await loaders()).loadThumbnail(),
    () => undefined,
  ),
  OptionSummary: lazy(
    async () => (await loaders()).loadOptionSummary(),
    () => undefined,
  ),
  loadOnlineOptions: async () => (await loaders()).loadOnlineOptions(),
  linkParameter: "map",
  ExtraSettings: lazy(
    async () => (await loaders()).loadMapSummary(),
    () => undefined,
  ),
  FactName: lazy(
    async () => (await loaders()).loadFactName(),
    ({ fallback }) => fallback,
  ),
  online: {
    loadTableFactory: async () => (await loaders()).loadTableFactory(),
    Table: lazy(async () => (await loaders()).loadOnlineTableView()),
    Replay: lazy(async () => (await loaders()).loadOnlineReplay()),
    isReplayedWhileRunning: false,
  },
  viewSummary(view) {
    const { round, active, ranking, phase } = view as View;
    return { round, seatToAct: active ?? undefined, ranking, isSetUp: phase === "setup" };
  },
  canAnalyse: true,
  loadRules: async () => (await loaders()).loadRules(),
  loadMoveText: (text) => Promise.resolve(text.zimbabwe),
  learnText: ({ home }) => home.games.zimbabwe.learnSummary,
  LearnCards: lazy(async () => (await loaders()).loadLearnCards()),
  loadSetupScreen: async () => (await loaders()).loadSetupScreen(),
  loadTutorialScreen: async () => (await loaders()).loadTutorialScreen(),
};
