import type { RulesTable } from "./games/mediterranean/rules-tables.ts";
import type {
  MediterraneanRulesText,
  MediterraneanTable,
} from "./games/mediterranean/rules-text.ts";
import type { ZimbabweRulesText } from "./games/zimbabwe/rules-text.ts";
import { loadLanguage } from "./languages.ts";

export { signed } from "./signed.ts";
export { parseInline, plainText } from "./web/inline.ts";
export { chaptersOf } from "./web/rules-text.ts";
export type { RulesScreenText } from "./en/web/rules-screen.ts";
export type {
  RulesBlock,
  RulesChapter,
  RulesOutline,
  RulesSection,
  RulesText,
} from "./web/rules-text.ts";
export { MEDITERRANEAN_RULES } from "./games/mediterranean/rules-text.ts";
export type { MediterraneanSection } from "./games/mediterranean/rules-text.ts";
export { ZIMBABWE_RULES } from "./games/zimbabwe/rules-text.ts";
export type {
  ZimbabweRulesText,
  ZimbabweSection,
  ZimbabweTable,
} from "./games/zimbabwe/rules-text.ts";

/** Loads the rules of The Great Zimbabwe in a language; English for an unknown tag. */
export const loadZimbabweRules = async (tag: string): Promise<ZimbabweRulesText> =>
  (await loadLanguage(tag)).load.zimbabweRules();

interface MediterraneanRules {
  readonly rules: MediterraneanRulesText;
  readonly tables: { readonly [table in MediterraneanTable]: RulesTable };
}

/** Loads the rules of Trading in the Mediterranean in a language; English for an unknown tag. */
export async function loadMediterraneanRules(tag: string): Promise<MediterraneanRules> {
  const { load } = await loadLanguage(tag);
  const [{ currentRulesTables }, rules, names] = await Promise.all([
    import("./games/mediterranean/rules-tables.ts"),
    load.mediterraneanRules(),
    load.mediterranean(),
  ]);
  return { rules, tables: currentRulesTables({ labels: rules.tables, names }) };
}
