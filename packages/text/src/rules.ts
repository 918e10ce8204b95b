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
