import type { View } from "@sofala/mediterranean";
import type { FunctionComponent } from "preact";
import { lazy } from "../../ui/lazy.tsx";
import type { GameUi, OnlineReplayProps, OnlineTableProps, ThumbnailProps } from "../game-ui.ts";
import { lazySeatBadge } from "../lazy-seat-badge.tsx";
import { MeanderBand } from "./meander-band.tsx";

/** In a file of their own, because every loader lists the files that it needs. */
const loaders = () => import("./loaders.ts");

/** Trading in the Mediterranean. */
export const mediterranean: GameUi<"mediterranean"> = {
  id: "mediterranean",
  playerCounts: [4, 5, 6],
  bots: (text) => text.setup.mediterranean.bot,
  // Seats have colours.
  seatName: (seat, { setup }) => setup.mediterranean.seats[seat] ?? `${seat + 1}`,
  SeatBadge: lazySeatBadge(() =>
    loaders()
      .then(({ loadSeatBadge }) => loadSeatBadge())
      .then((module) => module.GameSeatBadge),
  ),
  Ornament: MeanderBand,
  loadSelfPlay: () => import("./home/self-play-scenes.tsx").then((module) => module.selfPlay),
  defaultPlayers: ["person", "steady", "steady", "steady", "steady", "steady"],
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
  firstRulesSection: "aim",
  Thumbnail: lazy(
    () =>
      loaders()
        .then(({ loadThumbnail }) => loadThumbnail())
        .then((module) => module.TableThumbnail as FunctionComponent<ThumbnailProps>),
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
  sharedClock: {
    liveSeconds: ({ tradeSeconds }) => (typeof tradeSeconds === "number" ? tradeSeconds : 0),
  },
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
    // With hidden information, past moments are in a replay of what the observer saw.
    isReplayedWhileRunning: true,
  },
  SavedGameStatus: lazy(
    () =>
      loaders()
        .then(({ loadSavedGameStatus }) => loadSavedGameStatus())
        .then((module) => module.SavedGameStatus),
    () => undefined,
  ),
  viewSummary(view) {
    const { turn, toAct, ranking } = view as View;
    return { round: turn, seatToAct: toAct[0], ranking };
  },
  canAnalyse: false,
  loadRules: async () =>
    (await loaders().then(({ loadGameRules }) => loadGameRules())).mediterranean,
  loadMoveText: async ({ tag }) =>
    (await loaders().then(({ loadLoadMoveText }) => loadLoadMoveText())).loadMoveText(tag),
  learnText: ({ home }) => home.games.mediterranean.learnSummary,
  LearnCards: lazy(() =>
    loaders()
      .then(({ loadLearnCards }) => loadLearnCards())
      .then((module) => module.LearnCards),
  ),
  loadSetupScreen: () => loaders().then(({ loadSetupScreen }) => loadSetupScreen()),
  loadTutorialScreen: () => loaders().then(({ loadTutorialScreen }) => loadTutorialScreen()),
};
