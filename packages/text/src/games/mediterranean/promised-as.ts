import type { Good, Goods, OpenCard } from "@sofala/mediterranean";

/**
 * The type that Piracy was promised as in a deal: the good of which more was promised than given.
 */
export const promisedAs = (promised: Goods, seen: readonly OpenCard[]): Good | undefined =>
  (Object.keys(promised) as Good[]).find(
    (good) => (promised[good] ?? 0) > seen.filter((card) => card.good === good).length,
  );
