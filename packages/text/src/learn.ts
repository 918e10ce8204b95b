import type { GamesTexts } from "./en/games.ts";
import type { GameLearnText } from "./game-overview.ts";
import { loadLanguage } from "./languages.ts";

export type { GameLearnText } from "./game-overview.ts";

/** A game that texts exist for. */
export type LearnTextGame = keyof GamesTexts;

/** Loads what is said about the ways to learn a game and about who made it; English for an unknown tag. */
export const loadLearnText = async (game: LearnTextGame, tag: string): Promise<GameLearnText> =>
  (await loadLanguage(tag)).games[game].load.learn();
