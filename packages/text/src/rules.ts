import type { TableText } from "./games/mediterranean/rules-tables.ts";
import type { MediterraneanRulesText, MediterraneanTable } from "./games/mediterranean/rules-text.ts";
import type { ZimbabweRulesText } from "./games/zimbabwe/rules-text.ts";

export { signed } from "./signed.ts";
export { inline, plain } from "./web/inline.ts";
export { chaptersOf } from "./web/rules-text.ts";
export type { RulesBlock, RulesChapter, RulesScreenText, RulesSection } from "./web/rules-text.ts";
export { MEDITERRANEAN_RULES } from "./games/mediterranean/rules-text.ts";
export type { MediterraneanSection } from "./games/mediterranean/rules-text.ts";
export { ZIMBABWE_RULES } from "./games/zimbabwe/rules-text.ts";
export type {
  ZimbabweRulesText,
  ZimbabweSection,
  ZimbabweTable,
} from "./games/zimbabwe/rules-text.ts";

/** The rules of The Great Zimbabwe in a language, loaded when they are wanted; English for a tag without. */
export async function loadZimbabweRules(tag: string): Promise<ZimbabweRulesText> {
  const { zimbabweRules } = await (tag === "it"
    ? import("./it/zimbabwe/rules/rules.ts")
    : import("./en/zimbabwe/rules/rules.ts"));
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
      import("./games/mediterranean/rules-tables.ts"),
      tag === "it"
        ? import("./it/mediterranean/rules/rules.ts")
        : import("./en/mediterranean/rules/rules.ts"),
      tag === "it"
        ? import("./it/mediterranean/mediterranean.ts")
        : import("./en/mediterranean/mediterranean.ts"),
    ]);
  return { rules, tables: currentTables({ text: rules.tables, names }) };
}
