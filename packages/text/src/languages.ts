import type { LanguageTexts } from "./en/index.ts";

interface LanguageEntry {
  /** The name of the language in itself. */
  readonly name: string;
  /** How dates are written. */
  readonly dateLocale: string;
  readonly load: () => Promise<{ readonly language: LanguageTexts }>;
}

/** Every language by its BCP 47 tag: a folder, and a line here. */
export const LANGUAGES = {
  en: { name: "English", dateLocale: "en-GB", load: () => import("./en/index.ts") },
  it: { name: "Italiano", dateLocale: "it", load: () => import("./it/index.ts") },
} as const satisfies { readonly [tag: string]: LanguageEntry };

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly LanguageTag[];

export const isLanguageTag = (tag: string): tag is LanguageTag => Object.hasOwn(LANGUAGES, tag);

/** What people read whose language is unknown. */
export const DEFAULT_LANGUAGE: LanguageTag = "en";

/** The tag itself if it is a language's; otherwise the default. */
export const languageTagOf = (tag: string): LanguageTag =>
  isLanguageTag(tag) ? tag : DEFAULT_LANGUAGE;

/** Loads what a language provides; English for an unknown tag. */
export async function loadLanguage(tag: string): Promise<LanguageTexts> {
  const { language } = await LANGUAGES[languageTagOf(tag)].load();
  return language;
}
