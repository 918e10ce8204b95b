import type { GameOverview, GameOverviews } from "@sofala/text";
import type { AppText } from "@sofala/text/web";

/** What is said about a game outside its tables; undefined if this app does not know it. */
export function overviewOf(game: string, { home }: AppText): GameOverview | undefined {
  const overviews: GameOverviews = home.games;
  return overviews[game];
}

/** The title of a game; its id if this app does not know it. */
export const gameTitle = (game: string, text: AppText): string =>
  overviewOf(game, text)?.title ?? game;
