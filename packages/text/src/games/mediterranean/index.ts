import type { MediterraneanLaterText } from "../../en/mediterranean/web/later.ts";
import type { MediterraneanWebText } from "../../en/mediterranean/web/web.ts";
import { textLoader } from "../text-loader.ts";
import type { MediterraneanText } from "./mediterranean-text.ts";
import type { RulesTable } from "./rules-tables.ts";
import type { MediterraneanRulesText, MediterraneanTable } from "./rules-text.ts";

export { MEDITERRANEAN_RULES } from "./rules-text.ts";
export type { MediterraneanSection } from "./rules-text.ts";
export type { MediterraneanAnalysisText } from "../../en/mediterranean/web/analysis.ts";
export type { MediterraneanWebText } from "../../en/mediterranean/web/web.ts";
export type { FindOffer, KnownMarket, MediterraneanText } from "./mediterranean-text.ts";
export type { MediterraneanTutorialText } from "./tutorial-text.ts";

/** The texts that a Mediterranean table shows first. */
export interface MediterraneanFirstText extends MediterraneanWebText {
  readonly sentences: MediterraneanText;
}

/** All texts of a Mediterranean table. */
export interface MediterraneanAppText extends MediterraneanFirstText, MediterraneanLaterText {}

export const loadMediterraneanFirstText = textLoader<MediterraneanFirstText>(
  async ({ mediterranean: { load } }) => {
    const [web, sentences] = await Promise.all([load.web(), load.sentences()]);
    return { ...web, sentences };
  },
);

export const loadMediterraneanLaterText = textLoader(({ mediterranean }) =>
  mediterranean.load.later(),
);

/** Loads all texts of a table in a language; English for an unknown tag. */
export async function loadMediterraneanAppText(tag: string): Promise<MediterraneanAppText> {
  const [first, later] = await Promise.all([
    loadMediterraneanFirstText(tag),
    loadMediterraneanLaterText(tag),
  ]);
  return { ...first, ...later };
}

export const loadMediterraneanTutorialText = textLoader(({ mediterranean }) =>
  mediterranean.load.tutorial(),
);

export const loadMediterraneanAnalysisText = textLoader(({ mediterranean }) =>
  mediterranean.load.analysis(),
);

interface MediterraneanRules {
  readonly rules: MediterraneanRulesText;
  readonly tables: { readonly [table in MediterraneanTable]: RulesTable };
}

export const loadMediterraneanRules = textLoader<MediterraneanRules>(
  async ({ mediterranean: { load } }) => {
    const [{ currentRulesTables }, rules, names] = await Promise.all([
      import("./rules-tables.ts"),
      load.rules(),
      load.sentences(),
    ]);
    return { rules, tables: currentRulesTables({ labels: rules.tables, names }) };
  },
);
