import type { Good, Goods, HeldCard, Labels, OpenCard } from "@sofala/mediterranean";

/**
 * The type that Piracy was promised as in a deal: the good of which more was promised than given.
 */
export const promisedAs = (promised: Goods, seen: readonly OpenCard[]): Good | undefined =>
  (Object.keys(promised) as Good[]).find(
    (good) => (promised[good] ?? 0) > seen.filter((card) => card.good === good).length,
  );

/** The goods that cards are offered as, with these labels. */
export const promisedGoods = (held: readonly HeldCard[], labels: Labels = {}): Goods =>
  Object.fromEntries(
    [...Map.groupBy(held, ({ slot, good }) => labels[slot] ?? good)].map(([good, same]) => [
      good,
      same.length,
    ]),
  );
