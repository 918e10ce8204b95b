import type { FunctionComponent } from "preact";
import type { OnlineReplayProps, OnlineTableProps, ThumbnailProps } from "../game-ui.ts";

/** Loaders of everything of The Great Zimbabwe that the home page does not show. */

export const loadSeatBadge = async () => (await import("./board/seat-badge.tsx")).SeatBadge;
export const loadLocalTableView = async () =>
  (await import("./local-table-view.tsx")).LocalTableView;
export const loadLocalReplay = async () => (await import("./replay/local-replay.tsx")).LocalReplay;
export const loadThumbnail = async () =>
  (await import("./board/thumbnail.tsx")).BoardThumbnail as FunctionComponent<ThumbnailProps>;
export const loadOptionSummary = async () =>
  (await import("./setup/option-summary.tsx")).OptionSummary;
export const loadMapSummary = async () => (await import("./setup/option-summary.tsx")).MapSummary;
export const loadFactName = async () => (await import("./fact-name.tsx")).FactName;
export const loadOnlineTableView = async () =>
  (await import("./online/online-table-view.tsx"))
    .OnlineTableView as FunctionComponent<OnlineTableProps>;
export const loadOnlineReplay = async () =>
  (await import("./online/online-replay.tsx")).OnlineReplay as FunctionComponent<OnlineReplayProps>;
export const loadLearnCards = async () => (await import("./learn-cards.tsx")).LearnCards;
export const loadRulesBook = async () => (await import("./rules/rules-book.ts")).loadRulesBook;
export const loadOnlineOptions = async () =>
  (await import("./setup/online-options.ts")).onlineOptions;
export const loadTableFactory = async () => (await import("./online/remote-table.ts")).tableFactory;
export const loadRules = async () => (await import("./game-rules.ts")).zimbabwe;
export const loadSetupScreen = () => import("./setup/setup-screen.tsx");
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
