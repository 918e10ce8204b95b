import { english } from "./en/english.ts";
import type { Language } from "./language.ts";

export { english };
export type { CardText, CraftsmanText, Language, Names, ZimbabweText } from "./language.ts";

/** Every language on offer, by its tag. */
export const languages = { en: english } as const satisfies { readonly [tag: string]: Language };
