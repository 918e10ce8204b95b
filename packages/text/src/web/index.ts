import type { LanguageTexts } from "../en/index.ts";
import type { LaterText } from "../en/web/later.ts";
import { LANGUAGES, LANGUAGE_TAGS, loadLanguage, type LanguageTag } from "../languages.ts";

/** The texts of the web app that are loaded first, by area. */
type FirstText = LanguageTexts["app"];

/** The texts that the web app loads first. */
export interface AppText extends FirstText {
  readonly tag: LanguageTag;
}

/** All texts of the web app. */
export interface AllAppText extends AppText, LaterText {}

export interface WebLanguage {
  readonly tag: LanguageTag;
  /** The name of the language in itself. */
  readonly name: string;
  loadFirst(): Promise<AppText>;
  loadLater(): Promise<LaterText>;
  /** Loads all texts of the app. */
  load(): Promise<AllAppText>;
}

/** The languages of the web app, loaded on demand; the first one is the default. */
export const webLanguages: readonly WebLanguage[] = LANGUAGE_TAGS.map((tag) => ({
  tag,
  name: LANGUAGES[tag].name,
  loadFirst: async () => ({ tag, ...(await loadLanguage(tag)).app }),
  loadLater: async () => (await loadLanguage(tag)).load.later(),
  async load() {
    const [first, later] = await Promise.all([this.loadFirst(), this.loadLater()]);
    return { ...first, ...later };
  },
}));
