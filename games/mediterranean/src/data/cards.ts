import type { Bottom, CardData, CardId, Edition, Good } from "./edition.ts";

/** Every goods card, numbered within its good in the order of the table of bottoms. */
export const cardsOf = (goods: Edition["goods"]): ReadonlyMap<CardId, CardData> =>
  new Map(GOODS_IN_ORDER.flatMap((good) => cardsOfGood(goods, good)));

const GOODS_IN_ORDER: readonly Good[] = [
  "grain",
  "wool",
  "timber",
  "ore",
  "salt",
  "art",
  "slaves",
  "dye",
  "wine",
  "spices",
  "gold",
  "piracy",
];

const cardsOfGood = (goods: Edition["goods"], good: Good): readonly [CardId, CardData][] => {
  const { deck, bottoms } = goods[good];
  return (Object.entries(bottoms) as [Bottom, number][])
    .flatMap(([bottom, copies]) => Array.from({ length: copies }, () => bottom))
    .map((bottom, index) => [
      `${good}-${String(index + 1).padStart(2, "0")}`,
      { good, deck, bottom },
    ]);
};
