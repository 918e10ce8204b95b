import type { FunctionComponent } from "preact";
import { loadZimbabweLaterText } from "@sofala/text/zimbabwe";
import { languageTag } from "../../text/app-text.ts";
import type { OnlineReplayProps, ThumbnailProps } from "../game-ui.ts";
import { withText } from "./zimbabwe-text.ts";

/** Loaders of everything of The Great Zimbabwe that neither the home page nor a table shows at first. */

export const loadSeatBadge = async () => (await import("./board/seat-badge.tsx")).SeatBadge;
export const loadLocalReplay = async () =>
  (await withText(import("./replay/local-replay.tsx"))).LocalReplay;
export const loadThumbnail = async () =>
  (await import("./board/thumbnail.tsx")).BoardThumbnail as FunctionComponent<ThumbnailProps>;
export const loadOptionSummary = async () =>
  (await withText(import("./setup/option-summary.tsx"))).OptionSummary;
export const loadMapSummary = async () =>
  (await withText(import("./setup/option-summary.tsx"))).MapSummary;
export const loadFactName = async () => (await withText(import("./fact-name.tsx"))).FactName;
export const loadOnlineReplay = async () =>
  (await withText(import("./online/online-replay.tsx")))
    .OnlineReplay as FunctionComponent<OnlineReplayProps>;
export const loadLearnCards = async () => (await withText(import("./learn-cards.tsx"))).LearnCards;
export const loadKeys = async () => (await loadZimbabweLaterText(languageTag())).keyList;
export const loadSounds = async () => (await import("./sounds.ts")).sounds;
export const loadRulesBook = async () =>
  (await withText(import("./rules/rules-book.ts"))).loadRulesBook;
export const loadOnlineOptions = async () =>
  (await withText(import("./setup/online-options.ts"))).onlineOptions;
export const loadRules = async () => (await import("./game-rules.ts")).zimbabwe;
export const loadMoveText = async () => (await import("./load-move-text.ts")).loadMoveText;
export const loadSetupScreen = () => withText(import("./setup/setup-screen.tsx"));
export const loadLastSetup = async () => (await import("./setup/last-setup.ts")).lastSetup();
export const loadGuidedGame = async () => (await import("./guide/guided-game.ts")).guidedGame;
export const loadTutorialScreen = () => withText(import("./tutorial/tutorial-screen.tsx"));
