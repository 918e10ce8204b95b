import { english } from "./en/english.ts";
import { italian } from "./it/italian.ts";
import type { Language } from "./language.ts";

export { english, italian };
export type { BotText, BotTexts } from "./bot-text.ts";
export type { Language } from "./language.ts";
export type { MediterraneanText } from "./games/mediterranean/mediterranean-text.ts";
export type { CardText, SeatNames } from "./card-text.ts";
export type { CraftsmanText, ZimbabweText } from "./games/zimbabwe/zimbabwe-text.ts";

/** Every language, by its tag. */
export const languages = { en: english, it: italian } as const satisfies {
  readonly [tag: string]: Language;
};
