import type { ZimbabweLaterText } from "../../en/zimbabwe/web/later.ts";
import type { ZimbabweWebText } from "../../en/zimbabwe/web/web.ts";
import { textLoader } from "../text-loader.ts";

export { ZIMBABWE_RULES } from "./rules-text.ts";
export type { ZimbabweRulesText, ZimbabweSection, ZimbabweTable } from "./rules-text.ts";
export type { ZimbabweTutorialText } from "./tutorial-text.ts";

/** The texts that a table of The Great Zimbabwe shows first. */
export type ZimbabweFirstText = ZimbabweWebText;

/** All texts of a table of The Great Zimbabwe. */
export interface ZimbabweAppText extends Omit<ZimbabweFirstText, "zimbabwe">, ZimbabweLaterText {}

export const loadZimbabweFirstText = textLoader(({ zimbabwe }) => zimbabwe.load.web());

export const loadZimbabweLaterText = textLoader(({ zimbabwe }) => zimbabwe.load.later());

/** Loads all texts of a table in a language; English for an unknown tag. */
export async function loadZimbabweAppText(tag: string): Promise<ZimbabweAppText> {
  const [first, later] = await Promise.all([
    loadZimbabweFirstText(tag),
    loadZimbabweLaterText(tag),
  ]);
  return { ...first, ...later };
}

export const loadZimbabweAdviceText = textLoader(({ zimbabwe }) => zimbabwe.load.advice());

export const loadZimbabweExplainText = textLoader(({ zimbabwe }) => zimbabwe.load.explain());

export const loadZimbabweRules = textLoader(({ zimbabwe }) => zimbabwe.load.rules());

export const loadZimbabweTutorialText = textLoader(({ zimbabwe }) => zimbabwe.load.tutorial());
