import type { GamePresentation } from "./presentation.ts";
import { mediterraneanPresentation } from "./mediterranean/presentation.ts";
import { tsoroPresentation } from "./tsoro/presentation.ts";
import { zimbabwePresentation } from "./zimbabwe/presentation.ts";

/** How link previews present each game; a game without an entry gets a preview without a board. */
export const GAME_PRESENTATIONS: { readonly [game: string]: GamePresentation | undefined } = {
  zimbabwe: zimbabwePresentation,
  mediterranean: mediterraneanPresentation,
  tsoro: tsoroPresentation,
};
