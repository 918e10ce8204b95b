import type { MediterraneanAnalysisText } from "../../en/mediterranean/web/analysis.ts";
import type { MediterraneanWebText } from "../../en/mediterranean/web/web.ts";
import { loadLanguage } from "../../languages.ts";
import type { MediterraneanText } from "./mediterranean-text.ts";
import type { RulesTable } from "./rules-tables.ts";
import type { MediterraneanRulesText, MediterraneanTable } from "./rules-text.ts";
import type { MediterraneanTutorialText } from "./tutorial-text.ts";

export { MEDITERRANEAN_RULES } from "./rules-text.ts";
export type { MediterraneanSection } from "./rules-text.ts";
export type { MediterraneanAnalysisText } from "../../en/mediterranean/web/analysis.ts";
export type { MediterraneanWebText } from "../../en/mediterranean/web/web.ts";
export type { MediterraneanText } from "./mediterranean-text.ts";
export type { MediterraneanTutorialText } from "./tutorial-text.ts";

/** All texts of a Mediterranean table. */
export interface MediterraneanAppText extends MediterraneanWebText {
  readonly sentences: MediterraneanText;
}

/** Loads the texts of a table in a language; English for an unknown tag. */
export async function loadMediterraneanAppText(tag: string): Promise<MediterraneanAppText> {
  const { load } = (await loadLanguage(tag)).games.mediterranean;
  const [web, sentences] = await Promise.all([load.web(), load.sentences()]);
  return { ...web, sentences };
}

/** Loads the texts of the tutorial in a language; English for an unknown tag. */
export const loadMediterraneanTutorialText = async (
  tag: string,
): Promise<MediterraneanTutorialText> =>
  (await loadLanguage(tag)).games.mediterranean.load.tutorial();

/** Loads the texts of the analysis in a language; English for an unknown tag. */
export const loadMediterraneanAnalysisText = async (
  tag: string,
): Promise<MediterraneanAnalysisText> =>
  (await loadLanguage(tag)).games.mediterranean.load.analysis();

interface MediterraneanRules {
  readonly rules: MediterraneanRulesText;
  readonly tables: { readonly [table in MediterraneanTable]: RulesTable };
}

/** Loads the rules of Trading in the Mediterranean in a language; English for an unknown tag. */
export async function loadMediterraneanRules(tag: string): Promise<MediterraneanRules> {
  const { load } = (await loadLanguage(tag)).games.mediterranean;
  const [{ currentRulesTables }, rules, names] = await Promise.all([
    import("./rules-tables.ts"),
    load.rules(),
    load.sentences(),
  ]);
  return { rules, tables: currentRulesTables({ labels: rules.tables, names }) };
}
