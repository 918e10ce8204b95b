import type { FunctionComponent } from "preact";
import type { OnlineReplayProps, OnlineTableProps, ThumbnailProps } from "../game-ui.ts";

/** Loaders of everything of Tsoro yematatu that the home page does not show. */

export const loadSeatBadge = async () => (await import("./board/seat-badge.tsx")).SeatBadge;
export const loadThumbnail = async () =>
  (await import("./board/thumbnail.tsx")).BoardThumbnail as FunctionComponent<ThumbnailProps>;
export const loadSavedGameStatus = async () =>
  (await import("./saved-game-status.tsx")).SavedGameStatus;
export const loadLearnCards = async () => (await import("./learn-cards.tsx")).LearnCards;
export const loadRulesBook = async () => (await import("./rules-book.ts")).loadRulesBook;
export const loadRules = async () => (await import("./game-rules.ts")).tsoro;
export const loadMoveText = async () => (await import("./load-move-text.ts")).loadMoveText;
export const loadOnlineOptions = async () => (await import("./online-options.ts")).onlineOptions;
export const loadSetup = () => import("./setup.tsx");
export const loadLocalTable = async () => (await import("./local-table-view.tsx")).LocalTableView;
export const loadLocalReplay = async () => (await import("./replay.tsx")).LocalReplay;
export const loadOnlineReplay = async () =>
  (await import("./replay.tsx")).OnlineReplay as FunctionComponent<OnlineReplayProps>;
export const loadOnlineTable = async () =>
  (await import("./online-table-view.tsx")).OnlineTableView as FunctionComponent<OnlineTableProps>;
export const loadTableFactory = async () => (await import("./online-table-view.tsx")).tableFactory;
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
