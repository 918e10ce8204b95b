import { loadGameTexts, type Language } from "../src/index.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "../src/languages.ts";

/** The texts of the games in every language. */
export const languages = Object.fromEntries(
  await Promise.all(LANGUAGE_TAGS.map(async (tag) => [tag, await loadGameTexts(tag)] as const)),
) as { readonly [tag in LanguageTag]: Language };
