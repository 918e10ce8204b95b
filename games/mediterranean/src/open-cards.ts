import type { CardId, Good } from "./data/edition.ts";
import type { OpenCard } from "./events.ts";
import type { Goods } from "./moves.ts";
import { cardOf, type Held, type State } from "./state.ts";

/** Cards lying open, in an order that tells nothing of the hand they come from. */
export const openCards = (state: State, cards: readonly CardId[]): readonly OpenCard[] =>
  cards
    .map((card): OpenCard => {
      const { good, bottom } = cardOf(state, card);
      return { good, bottom };
    })
    .sort((a, b) => compareText(a.good, b.good) || compareText(a.bottom, b.bottom));

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** How many of each good. */
export function goodsIn(state: State, held: readonly Held[]): Goods {
  const goods: { [G in Good]?: number } = {};
  for (const { card } of held) {
    const { good } = cardOf(state, card);
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return goods;
}
