import type { View } from "@sofala/zimbabwe";
import type { FunctionComponent } from "preact";
import { ChevronBand } from "../../ui/brand.tsx";
import { lazy } from "../../ui/lazy.tsx";
import type { GameUi, OnlineReplayProps, OnlineTableProps, ThumbnailProps } from "../game-ui.ts";
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
  SeatBadge: lazySeatBadge(() =>
    loaders()
      .then(({ loadSeatBadge }) => loadSeatBadge())
      .then((module) => module.SeatBadge),
  ),
  Ornament: ChevronBand,
  loadSelfPlay: () => import("./home/self-play-scenes.tsx").then((module) => module.selfPlay),
  defaultPlayers: ["person", "steady", "steady", "steady"],
  loadLastSetup: () => import("./setup/last-setup.ts").then((module) => module.lastSetup()),
  LocalTable: lazy(() =>
    loaders()
      .then(({ loadLocalTableView }) => loadLocalTableView())
      .then((module) => module.LocalTableView),
  ),
  LocalReplay: lazy(() =>
    loaders()
      .then(({ loadLocalReplay }) => loadLocalReplay())
      .then((module) => module.LocalReplay),
  ),
  loadRulesBook: async (tag) =>
    (await loaders().then(({ loadRulesBook }) => loadRulesBook())).loadRulesBook(tag),
  firstRulesSection: "race",
  Thumbnail: lazy(
    () =>
      loaders()
        .then(({ loadThumbnail }) => loadThumbnail())
        .then((module) => module.BoardThumbnail as FunctionComponent<ThumbnailProps>),
    () => undefined,
  ),
  OptionSummary: lazy(
    () =>
      loaders()
        .then(({ loadOptionSummary }) => loadOptionSummary())
        .then((module) => module.OptionSummary),
    () => undefined,
  ),
  loadOnlineOptions: async () =>
    (await loaders().then(({ loadOnlineOptions }) => loadOnlineOptions())).onlineOptions,
  linkParameter: "map",
  ExtraSettings: lazy(
    () =>
      loaders()
        .then(({ loadOptionSummary }) => loadOptionSummary())
        .then((module) => module.MapSummary),
    () => undefined,
  ),
  FactName: lazy(
    () =>
      loaders()
        .then(({ loadFactName }) => loadFactName())
        .then((module) => module.FactName),
    ({ fallback }) => fallback,
  ),
  online: {
    loadTableFactory: async () =>
      (await loaders().then(({ loadRemoteTable }) => loadRemoteTable())).tableFactory,
    Table: lazy(() =>
      loaders()
        .then(({ loadOnlineTableView }) => loadOnlineTableView())
        .then((module) => module.OnlineTableView as FunctionComponent<OnlineTableProps>),
    ),
    Replay: lazy(() =>
      loaders()
        .then(({ loadOnlineReplay }) => loadOnlineReplay())
        .then((module) => module.OnlineReplay as FunctionComponent<OnlineReplayProps>),
    ),
    isReplayedWhileRunning: false,
  },
  viewSummary(view) {
    const { round, active, ranking, phase } = view as View;
    return { round, seatToAct: active ?? undefined, ranking, isSetUp: phase === "setup" };
  },
  canAnalyse: true,
  loadRules: async () => (await loaders().then(({ loadGameRules }) => loadGameRules())).zimbabwe,
  loadMoveText: (text) => Promise.resolve(text.zimbabwe),
  learnText: ({ home }) => home.games.zimbabwe.learnSummary,
  LearnCards: lazy(() =>
    loaders()
      .then(({ loadLearnCards }) => loadLearnCards())
      .then((module) => module.LearnCards),
  ),
  loadSetupScreen: () => loaders().then(({ loadSetupScreen }) => loadSetupScreen()),
  loadTutorialScreen: () => loaders().then(({ loadTutorialScreen }) => loadTutorialScreen()),
};
