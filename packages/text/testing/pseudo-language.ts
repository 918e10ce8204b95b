import { language, type LanguageTexts } from "../src/en/index.ts";
import { pseudoTexts } from "./pseudo-text.ts";

/** All texts in the pseudo-language, to see what is cut off when text is longer, and what is left in English. */
export const pseudoLanguage: LanguageTexts = pseudoTexts(language);
