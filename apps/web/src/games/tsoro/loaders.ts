/** Loaders of everything of Tsoro yematatu that the home page does not show. */

export const loadSeatBadge = async () => (await import("./board/seat-badge.tsx")).SeatBadge;
export const loadThumbnail = async () => (await import("./board/thumbnail.tsx")).BoardThumbnail;
export const loadSavedGameStatus = async () =>
  (await import("./saved-game-status.tsx")).SavedGameStatus;
export const loadLearnCards = async () => (await import("./learn-cards.tsx")).LearnCards;
export const loadRulesBook = async () => (await import("./rules-book.ts")).loadRulesBook;
export const loadRules = async () => (await import("./game-rules.ts")).tsoro;
export const loadMoveText = async () => (await import("./load-move-text.ts")).loadMoveText;
export const loadOnlineOptions = async () => (await import("./online-options.ts")).onlineOptions;
export const loadSetup = () => import("./setup.tsx");
export const loadLocalTable = async () => (await import("./local-table-view.tsx")).LocalTableView;
export const loadReplay = () => import("./replay.tsx");
export const loadOnlineTable = () => import("./online-table-view.tsx");
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
