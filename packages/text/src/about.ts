import type { AboutText } from "./en/web/about.ts";
import { loadLanguage } from "./languages.ts";

export type { AboutText } from "./en/web/about.ts";

/** Loads the texts of the page about Sofala; English for an unknown tag. */
export const loadAboutText = async (tag: string): Promise<AboutText> =>
  (await loadLanguage(tag)).load.about();
