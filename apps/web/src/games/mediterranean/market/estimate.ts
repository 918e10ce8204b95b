import {
  incomeOf,
  type Bottom,
  type Edition,
  type Good,
  type Goods,
  type HeldCard,
  type OpenCard,
  type SetGood,
} from "@sofala/mediterranean";

/** What the tracks and the purse get from cards that are turned up. */
export interface Outcome {
  readonly money: number;
  readonly vp: number;
  readonly government: number;
  readonly religion: number;
  readonly happiness: number;
  readonly safety: number;
}

/** What cards would bring if they were turned up together; what buildings and banks add is not in it. */
export function outcomeOf(edition: Edition, cards: readonly OpenCard[]): Outcome {
  const sum = { money: incomeOf(edition, countGoods(cards)), vp: 0, ...NO_ARROWS };
  for (const { bottom } of cards) {
    const { effect } = edition.bottoms[bottom];
    sum.money += effect.money ?? 0;
    sum.vp += effect.vp ?? 0;
    for (const track of ARROWS) sum[track] += effect[track] ?? 0;
  }
  return sum;
}

export const ARROWS = ["government", "religion", "happiness", "safety"] as const;
const NO_ARROWS = { government: 0, religion: 0, happiness: 0, safety: 0 };

/** A bottom that hurts whoever turns it up. */
export function isDanger(edition: Edition, bottom: Bottom): boolean {
  const { happiness = 0, safety = 0 } = edition.bottoms[bottom].effect;
  return bottom === "piracy" || happiness < 0 || safety < 0;
}

/** The dangers among cards, each with how often it is there. */
export function dangersOf(
  edition: Edition,
  cards: readonly OpenCard[],
): readonly { readonly bottom: Bottom; readonly count: number }[] {
  const counts = new Map<Bottom, number>();
  for (const { bottom } of cards)
    if (isDanger(edition, bottom)) counts.set(bottom, (counts.get(bottom) ?? 0) + 1);
  return [...counts].map(([bottom, count]) => ({ bottom, count }));
}

function countGoods(cards: readonly { readonly good: Good }[]): Goods {
  const goods: { [G in Good]?: number } = {};
  for (const { good } of cards) goods[good] = (goods[good] ?? 0) + 1;
  return goods;
}

/** How many cards that is. */
export const cardsIn = (goods: Goods): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

/** A set that a deal would change. */
interface SetAfter {
  readonly good: SetGood;
  readonly count: number;
  readonly money: number;
  /** The change in money. */
  readonly by: number;
}

/** What a deal would change for who looks at it, as far as that can be known. */
export interface AfterDeal {
  readonly sets: readonly SetAfter[];
  /** Dangers that would go. */
  readonly shed: readonly Bottom[];
  /** What happens to the arrows of the hand; those of cards that come are unknown. */
  readonly arrows: Pick<Outcome, (typeof ARROWS)[number]>;
  /** Cards that come. */
  readonly unknown: number;
}

export function afterDeal(
  edition: Edition,
  hand: readonly HeldCard[],
  given: readonly HeldCard[],
  gained: Goods,
): AfterDeal {
  const goes = new Set(given.map(({ slot }) => slot));
  const rest = hand.filter(({ slot }) => !goes.has(slot));
  const before = countGoods(hand);
  const kept = countGoods(rest);
  const goods = (Object.keys(edition.goods) as Good[]).filter((good) => good !== "piracy");
  const sets = goods.flatMap((good): SetAfter[] => {
    const count = (kept[good] ?? 0) + (gained[good] ?? 0);
    if (count === (before[good] ?? 0)) return [];
    const money = incomeOf(edition, { [good]: count });
    return [{ good, count, money, by: money - incomeOf(edition, { [good]: before[good] ?? 0 }) }];
  });
  const [then, now] = [outcomeOf(edition, rest), outcomeOf(edition, hand)];
  return {
    sets,
    shed: given.map(({ bottom }) => bottom).filter((bottom) => isDanger(edition, bottom)),
    arrows: {
      government: then.government - now.government,
      religion: then.religion - now.religion,
      happiness: then.happiness - now.happiness,
      safety: then.safety - now.safety,
    },
    unknown: cardsIn(gained),
  };
}
