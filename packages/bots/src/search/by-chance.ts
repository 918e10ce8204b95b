/**
 * Puts choices that a search examined into the order of their chances, which people see. A search
 * orders them by visits, so that a choice that it found late may be behind a worse one.
 */
export const byChance = <Choice extends { readonly chance: number }>(
  choices: readonly Choice[],
): readonly Choice[] => choices.toSorted((one, other) => other.chance - one.chance);
