import type { GamesTexts } from "../en/games.ts";
import { loadLanguage } from "../languages.ts";

/** Makes what loads a text of a game in a language; English for an unknown tag. */
export const textLoader =
  <Text>(load: (games: GamesTexts) => Promise<Text>) =>
  async (tag: string): Promise<Text> =>
    load((await loadLanguage(tag)).games);
