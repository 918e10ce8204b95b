import type { Language } from "./language.ts";
import { loadLanguage } from "./languages.ts";

export { english } from "./en/english.ts";
export type { BotText, BotTexts } from "./bot-text.ts";
export type { Language } from "./language.ts";
export type { MediterraneanText } from "./games/mediterranean/mediterranean-text.ts";
export type { CardText, SeatNames } from "./card-text.ts";
export type { CraftsmanText, ZimbabweText } from "./games/zimbabwe/zimbabwe-text.ts";

/** Loads the texts of the games in a language; English for an unknown tag. */
export async function loadGameTexts(tag: string): Promise<Language> {
  const { app, load } = await loadLanguage(tag);
  return { zimbabwe: app.zimbabwe, mediterranean: await load.mediterranean() };
}
