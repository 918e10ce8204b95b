import type { FunctionComponent } from "preact";
import { loadTsoroAppText } from "@sofala/text/tsoro";
import { languageTag } from "../../text/app-text.ts";
import type { OnlineReplayProps, ThumbnailProps } from "../game-ui.ts";

/** Loaders of everything of Tsoro yematatu that neither the home page nor a table shows at first. */

export const loadSeatBadge = async () => (await import("./board/seat-badge.tsx")).SeatBadge;
export const loadThumbnail = async () =>
  (await import("./board/thumbnail.tsx")).BoardThumbnail as FunctionComponent<ThumbnailProps>;
export const loadSavedGameStatus = async () =>
  (await import("./saved-game-status.tsx")).SavedGameStatus;
export const loadLearnCards = async () => (await import("./learn-cards.tsx")).LearnCards;
export const loadKeys = async () => (await loadTsoroAppText(languageTag())).keyList;
export const loadSounds = async () => (await import("./sounds.ts")).sounds;
export const loadRulesBook = async () => (await import("./rules-book.ts")).loadRulesBook;
export const loadRules = async () => (await import("./game-rules.ts")).tsoro;
export const loadMoveText = async () => (await import("./load-move-text.ts")).loadMoveText;
export const loadOnlineOptions = async () =>
  (await import("../online-options.ts")).withoutOptions("tsoro", 2);
export const loadLastSetup = async () => (await import("./setup.tsx")).lastSetup();
export const loadSetupScreen = () => import("./setup.tsx");
export const loadLocalReplay = async () => (await import("./replay.ts")).LocalReplay;
export const loadOnlineReplay = async () =>
  (await import("./replay.ts")).OnlineReplay as FunctionComponent<OnlineReplayProps>;
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
