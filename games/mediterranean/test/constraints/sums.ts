import type { Bottom, Edition, Good } from "../../src/data/edition.ts";

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** How many cards of a good carry one of these bottoms. */
export const copies = (edition: Edition, good: Good, ...bottoms: readonly Bottom[]): number =>
  sum(bottoms.map((bottom) => edition.goods[good].bottoms[bottom] ?? 0));

export const bottomsOf = (edition: Edition, good: Good): readonly Bottom[] =>
  Object.keys(edition.goods[good].bottoms) as Bottom[];

/** How many times each answer comes up. */
export const tally = <Item>(
  items: Iterable<Item>,
  answer: (item: Item) => string,
): { readonly [answer: string]: number } => {
  const counts: { [answer: string]: number } = {};
  for (const item of items) counts[answer(item)] = (counts[answer(item)] ?? 0) + 1;
  return counts;
};
