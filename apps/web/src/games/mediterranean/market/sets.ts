import {
  incomeOf,
  type Edition,
  type Good,
  type OpenCard,
  type SetGood,
} from "@sofala/mediterranean";

/** Cards of one good, and the money that they bring together. */
export interface GoodsSet<Card extends { readonly good: Good } = OpenCard> {
  readonly good: SetGood;
  readonly cards: readonly Card[];
  readonly value: number;
  /** What they would bring with one more. */
  readonly nextValue: number;
}

/** A hand sorted into sets, in the order of the goods; Piracy is in none. */
export function setsOf<Card extends { readonly good: Good }>(
  edition: Edition,
  cards: readonly Card[],
): readonly GoodsSet<Card>[] {
  const goods = Object.keys(edition.goods) as Good[];
  return goods.flatMap((good) => {
    const held = cards.filter((card) => card.good === good);
    if (held.length === 0 || good === "piracy") return [];
    const valueOf = (count: number) => incomeOf(edition, { [good]: count });
    return [
      { good, cards: held, value: valueOf(held.length), nextValue: valueOf(held.length + 1) },
    ];
  });
}
