import type { FunctionComponent } from "preact";
import { loadMediterraneanLaterText } from "@sofala/text/mediterranean";
import { languageTag } from "../../text/app-text.ts";
import type { OnlineReplayProps, ThumbnailProps } from "../game-ui.ts";

/** Loaders of everything of Trading in the Mediterranean that neither the home page nor a table shows at first. */

export const loadSeatBadge = async () => (await import("./art/seat-badge.tsx")).GameSeatBadge;
export const loadLocalReplay = async () => (await import("./replay/local-replay.tsx")).LocalReplay;
export const loadThumbnail = async () =>
  (await import("./thumbnail/thumbnail.tsx")).TableThumbnail as FunctionComponent<ThumbnailProps>;
export const loadOptionSummary = async () =>
  (await import("./setup/option-summary.tsx")).OptionSummary;
export const loadFactName = async () => (await import("./fact-name.tsx")).FactName;
export const loadOnlineReplay = async () =>
  (await import("./online/online-replay.tsx")).OnlineReplay as FunctionComponent<OnlineReplayProps>;
export const loadSavedGameStatus = async () =>
  (await import("./saved-game-status.tsx")).SavedGameStatus;
export const loadLearnCards = async () => (await import("./learn-cards.tsx")).LearnCards;
export const loadKeys = async () => (await loadMediterraneanLaterText(languageTag())).keyList;
export const loadSounds = async () => (await import("./sounds.ts")).sounds;
export const loadRulesBook = async () => (await import("./rules/rules-book.ts")).loadRulesBook;
export const loadOnlineOptions = async () =>
  (await import("./setup/online-options.ts")).onlineOptions;
export const loadRules = async () => (await import("./game-rules.ts")).mediterranean;
export const loadMoveText = async () => (await import("./load-move-text.ts")).loadMoveText;
export const loadSetupScreen = () => import("./setup/setup-screen.tsx");
export const loadLastSetup = async () => (await import("./setup/last-setup.ts")).lastSetup();
export const loadGuidedGame = async () => (await import("./setup/guided-game.ts")).guidedGame;
export const loadTutorialScreen = () => import("./tutorial/tutorial-screen.tsx");
