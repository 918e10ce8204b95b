import type { FunctionComponent } from "preact";
import type { OnlineReplayProps, OnlineTableProps, ThumbnailProps } from "../game-ui.ts";

/** Loaders of everything of Trading in the Mediterranean that the home page does not show. */

export const loadSeatBadge = async () => (await import("./art/seat-badge.tsx")).GameSeatBadge;
export const loadLocalTableView = async () =>
  (await import("./local-table-view.tsx")).LocalTableView;
export const loadLocalReplay = async () => (await import("./replay/local-replay.tsx")).LocalReplay;
export const loadThumbnail = async () =>
  (await import("./thumbnail/thumbnail.tsx")).TableThumbnail as FunctionComponent<ThumbnailProps>;
export const loadOptionSummary = async () =>
  (await import("./setup/option-summary.tsx")).OptionSummary;
export const loadOnlineTableView = async () =>
  (await import("./online/online-table-view.tsx"))
    .OnlineTableView as FunctionComponent<OnlineTableProps>;
export const loadOnlineReplay = async () =>
  (await import("./online/online-replay.tsx")).OnlineReplay as FunctionComponent<OnlineReplayProps>;
export const loadSavedGameStatus = async () =>
  (await import("./saved-game-status.tsx")).SavedGameStatus;
export const loadLearnCards = async () => (await import("./learn-cards.tsx")).LearnCards;
export const loadRulesBook = async () => (await import("./rules/rules-book.ts")).loadRulesBook;
export const loadOnlineOptions = async () =>
  (await import("./setup/online-options.ts")).onlineOptions;
export const loadTableFactory = async () => (await import("./online/remote-table.ts")).tableFactory;
export const loadRules = async () => (await import("./game-rules.ts")).mediterranean;
export const loadMoveText = async () => (await import("./load-move-text.ts")).loadMoveText;
export const loadSetupScreen = () => import("./setup/setup-screen.tsx");
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
