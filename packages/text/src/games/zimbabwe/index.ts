import { loadLanguage } from "../../languages.ts";
import type { ZimbabweRulesText } from "./rules-text.ts";
import type { ZimbabweTutorialText } from "./tutorial-text.ts";

export { ZIMBABWE_RULES } from "./rules-text.ts";
export type { ZimbabweRulesText, ZimbabweSection, ZimbabweTable } from "./rules-text.ts";
export type { ZimbabweTutorialText } from "./tutorial-text.ts";

/** Loads the rules of The Great Zimbabwe in a language; English for an unknown tag. */
export const loadZimbabweRules = async (tag: string): Promise<ZimbabweRulesText> =>
  (await loadLanguage(tag)).games.zimbabwe.load.rules();

/** Loads the texts of the tutorial in a language; English for an unknown tag. */
export const loadZimbabweTutorialText = async (tag: string): Promise<ZimbabweTutorialText> =>
  (await loadLanguage(tag)).games.zimbabwe.load.tutorial();
