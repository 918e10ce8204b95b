import { languages } from "../src/index.ts";

export type Tag = keyof typeof languages;

/** What each language says of the same thing: a language without its words does not compile. */
export type Said = { readonly [tag in Tag]: string };

export const TAGS = Object.keys(languages) as readonly Tag[];

/** Do two languages say the very same? */
export const isShared = (said: Said): boolean => new Set(Object.values(said)).size < TAGS.length;

/** Opens with a capital, or the name of a cell, and closes with one full stop. */
export const SENTENCE = /^(\p{Lu}|[a-z]\d).*[^.]\.$/u;

/** Opens with a capital and stands without a full stop. */
export const LABEL = /^\p{Lu}.*[^.!]$/u;

/** What no text for people holds; prepositions and articles that Italian melts into one are among it. */
export const SLIPS =
  /undefined|NaN|object|!|^$| {2}|, ,| [.,;:)]|\( |' |\b(di|a|da|su|in) (il|lo|la|gli|le|l')\b/u;
