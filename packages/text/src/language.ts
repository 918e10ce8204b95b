import type { GamesTexts } from "./en/games.ts";

/** The sentences of all games in one language. */
export type Language = {
  readonly [game in keyof GamesTexts]: Awaited<ReturnType<GamesTexts[game]["load"]["sentences"]>>;
};
