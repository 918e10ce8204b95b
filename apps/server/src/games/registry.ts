import type { GamePresentation } from "./presentation.ts";
import { mediterraneanPresentation } from "./mediterranean/presentation.ts";
import { zimbabwePresentation } from "./zimbabwe/presentation.ts";

/** The games that can be drawn; others are told in words. */
export const GAME_PRESENTATIONS: { readonly [game: string]: GamePresentation | undefined } = {
  zimbabwe: zimbabwePresentation,
  mediterranean: mediterraneanPresentation,
};
