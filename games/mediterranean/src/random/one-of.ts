import type { Dice } from "@sofala/engine";

export const oneOf = <T>(items: readonly T[], dice: Dice): T | undefined =>
  items.length === 0 ? undefined : items[dice.below(items.length)];
