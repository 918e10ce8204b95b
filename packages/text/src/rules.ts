export { signed } from "./signed.ts";
import type { RulesText } from "./web/rules-text.ts";

export { inline, plain, type Inline } from "./web/inline.ts";
export { RULES_CHAPTERS } from "./web/rules-text.ts";
export type {
  RulesBlock,
  RulesChapter,
  RulesScreenText,
  RulesSection,
  RulesTable,
  RulesText,
} from "./web/rules-text.ts";

/** The rules of The Great Zimbabwe in a language, loaded when they are wanted; English for a tag without. */
export async function loadRules(tag: string): Promise<RulesText> {
  const { zimbabweRules } = await (tag === "it"
    ? import("./it/rules/zimbabwe.ts")
    : import("./en/rules/zimbabwe.ts"));
  return zimbabweRules;
}
