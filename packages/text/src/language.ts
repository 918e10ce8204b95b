import type { MediterraneanText } from "./games/mediterranean/mediterranean-text.ts";
import type { ZimbabweText } from "./games/zimbabwe/zimbabwe-text.ts";

/** All texts of the games in one language. A language that lacks a sentence does not compile. */
export type Language = {
  readonly zimbabwe: ZimbabweText;
  readonly mediterranean: MediterraneanText;
};
