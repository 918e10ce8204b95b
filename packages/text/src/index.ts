import type { LanguageTexts } from "./en/index.ts";
import { overviewsOf, type GameOverviews } from "./game-overview.ts";
import type { Language } from "./language.ts";
import { loadLanguage } from "./languages.ts";

export type { BotText, BotTexts } from "./bot-text.ts";
export type { GameOverview, GameOverviews } from "./game-overview.ts";
export type { Language } from "./language.ts";

/** Loads the sentences of the games in a language; English for an unknown tag. */
export async function loadGameTexts(tag: string): Promise<Language> {
  return gameTextsOf(await loadLanguage(tag));
}

/** The sentences of the games in a language. */
export async function gameTextsOf({ games }: LanguageTexts): Promise<Language> {
  const loaded = Object.entries(games).map(
    async ([game, { load }]) => [game, await load.sentences()] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as Language;
}

/** Loads what is said about the games outside their tables; English for an unknown tag. */
export async function loadGameOverviews(tag: string): Promise<GameOverviews> {
  return overviewsOf((await loadLanguage(tag)).games);
}

/** The sentences of the games in English. The web app, which waits for no module, does without it. */
export const english = await loadGameTexts("en");
