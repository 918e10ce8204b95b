import type { MediterraneanText } from "./games/mediterranean/mediterranean-text.ts";
import type { ZimbabweText } from "./games/zimbabwe/zimbabwe-text.ts";

/** All texts of the games in one language. A language that lacks a sentence does not compile. */
export interface Language {
  /** BCP 47: `en`, `it`. */
  readonly tag: string;
  /** The name of the language in itself. */
  readonly name: string;
  readonly zimbabwe: ZimbabweText;
  readonly mediterranean: MediterraneanText;
}
