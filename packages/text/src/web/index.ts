import type { WebText } from "../en/web/web.ts";
import type { ZimbabweText } from "../games/zimbabwe/zimbabwe-text.ts";
import { LANGUAGES, LANGUAGE_TAGS, loadLanguage, type LanguageTag } from "../languages.ts";

export type { WebText } from "../en/web/web.ts";

/** The texts that the web app loads first. */
export interface AppText extends WebText {
  readonly tag: LanguageTag;
  readonly zimbabwe: ZimbabweText;
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
