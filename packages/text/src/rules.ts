import type { TableText } from "./mediterranean-tables.ts";
import type { MediterraneanRulesText, MediterraneanTable } from "./web/mediterranean-rules-text.ts";
import type { ZimbabweRulesText } from "./web/zimbabwe-rules-text.ts";

export { signed } from "./signed.ts";
export { inline, plain } from "./web/inline.ts";
export { chaptersOf } from "./web/rules-text.ts";
export type { RulesBlock, RulesChapter, RulesScreenText, RulesSection } from "./web/rules-text.ts";
export { MEDITERRANEAN_RULES } from "./web/mediterranean-rules-text.ts";
export type { MediterraneanSection } from "./web/mediterranean-rules-text.ts";
export { ZIMBABWE_RULES } from "./web/zimbabwe-rules-text.ts";
export type {
  ZimbabweRulesText,
  ZimbabweSection,
  ZimbabweTable,
} from "./web/zimbabwe-rules-text.ts";

/** The rules of The Great Zimbabwe in a language, loaded when they are wanted; English for a tag without. */
export async function loadZimbabweRules(tag: string): Promise<ZimbabweRulesText> {
  const { zimbabweRules } = await (tag === "it"
    ? import("./it/rules/zimbabwe/zimbabwe.ts")
    : import("./en/rules/zimbabwe/zimbabwe.ts"));
  return zimbabweRules;
}

interface MediterraneanRules {
  readonly rules: MediterraneanRulesText;
  readonly tables: { readonly [table in MediterraneanTable]: TableText };
}

/** The rules of Trading in the Mediterranean in a language, loaded when they are wanted; English for a tag without. */
export async function loadMediterraneanRules(tag: string): Promise<MediterraneanRules> {
  const [{ currentTables }, { mediterraneanRules: rules }, { mediterranean: names }] =
    await Promise.all([
      import("./mediterranean-tables.ts"),
      tag === "it"
        ? import("./it/rules/mediterranean/mediterranean.ts")
        : import("./en/rules/mediterranean/mediterranean.ts"),
      tag === "it"
        ? import("./it/mediterranean/mediterranean.ts")
        : import("./en/mediterranean/mediterranean.ts"),
    ]);
  return { rules, tables: currentTables({ text: rules.tables, names }) };
}
