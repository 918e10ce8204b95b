/** Loaders of everything of The Great Zimbabwe that the home page does not show. */

export const loadSeatBadge = () => import("./board/seat-badge.tsx");
export const loadLocalTableView = () => import("./local-table-view.tsx");
export const loadLocalReplay = () => import("./replay/local-replay.tsx");
export const loadRulesBook = () => import("./rules/rules-book.ts");
export const loadThumbnail = () => import("./board/thumbnail.tsx");
export const loadOptionSummary = () => import("./setup/option-summary.tsx");
export const loadOnlineOptions = () => import("./setup/online-options.ts");
export const loadFactName = () => import("./fact-name.tsx");
export const loadRemoteTable = () => import("./online/remote-table.ts");
export const loadOnlineTableView = () => import("./online/online-table-view.tsx");
export const loadOnlineReplay = () => import("./online/online-replay.tsx");
export const loadGameRules = () => import("./game-rules.ts");
export const loadLearnCards = () => import("./learn-cards.tsx");
export const loadSetupScreen = () => import("./setup/setup-screen.tsx");
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
