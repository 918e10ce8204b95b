import type { TsoroWebText } from "../../en/tsoro/web/web.ts";
import { loadLanguage } from "../../languages.ts";
import type { TsoroRulesText } from "./rules-text.ts";
import type { TsoroText } from "./tsoro-text.ts";
import type { TsoroTutorialText } from "./tutorial-text.ts";

export { TSORO_RULES } from "./rules-text.ts";
export type { TsoroSection } from "./rules-text.ts";
export type { TsoroText } from "./tsoro-text.ts";
export type { TsoroTutorialText } from "./tutorial-text.ts";

/** All texts of a table of Tsoro yematatu. */
export interface TsoroAppText extends TsoroWebText {
  readonly sentences: TsoroText;
}

/** Loads the texts of a table in a language; English for an unknown tag. */
export async function loadTsoroAppText(tag: string): Promise<TsoroAppText> {
  const { load } = (await loadLanguage(tag)).games.tsoro;
  const [web, sentences] = await Promise.all([load.web(), load.sentences()]);
  return { ...web, sentences };
}

/** Loads the rules of Tsoro yematatu in a language; English for an unknown tag. */
export const loadTsoroRules = async (tag: string): Promise<TsoroRulesText> =>
  (await loadLanguage(tag)).games.tsoro.load.rules();

/** Loads the texts of the tutorial in a language; English for an unknown tag. */
export const loadTsoroTutorialText = async (tag: string): Promise<TsoroTutorialText> =>
  (await loadLanguage(tag)).games.tsoro.load.tutorial();
