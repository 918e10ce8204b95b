import type { LanguageTexts } from "../en/index.ts";
import { LANGUAGES, LANGUAGE_TAGS, loadLanguage, type LanguageTag } from "../languages.ts";

/** The texts of the web app, by area. */
export type WebText = LanguageTexts["app"];

/** The texts that the web app loads first. */
export interface AppText extends WebText {
  readonly tag: LanguageTag;
}

export interface WebLanguage {
  readonly tag: LanguageTag;
  /** The name of the language in itself. */
  readonly name: string;
  load(): Promise<AppText>;
}

/** The languages of the web app, loaded on demand; the first one is the default. */
export const webLanguages: readonly WebLanguage[] = LANGUAGE_TAGS.map((tag) => ({
  tag,
  name: LANGUAGES[tag].name,
  load: async () => ({ tag, ...(await loadLanguage(tag)).app }),
}));
