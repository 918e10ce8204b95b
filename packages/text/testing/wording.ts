/** Begins with a capital letter or the name of a cell, and ends with one full stop. */
export const SENTENCE = /^(\p{Lu}|[a-z]\d).*[^.]\.$/u;

/** Begins with a capital letter and has no full stop. */
export const LABEL = /^\p{Lu}.*[^.!]$/u;

/** What no text may contain, among it prepositions that Italian joins with the article. */
export const FORBIDDEN =
  /undefined|\bnull\b|NaN|object|[{}!]|^$| {2}|, ,| [.,;:)]|\( |(?<!s)' |\b(di|a|da|su|in) (il|lo|la|gli|le|l')\b/u;
