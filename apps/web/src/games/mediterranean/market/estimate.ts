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

/** Money, points and track moves from cards that are turned up. */
export interface HandEstimate {
  readonly money: number;
  readonly vp: number;
  readonly government: number;
  readonly religion: number;
  readonly happiness: number;
  readonly safety: number;
}

/** What cards would bring if turned up together, without buildings and banks. */
export function estimateHand(edition: Edition, cards: readonly OpenCard[]): HandEstimate {
  const sum = { money: incomeOf(edition, goodsOf(cards)), vp: 0, ...NO_ARROWS };
  for (const { bottom } of cards) {
    const { effect } = edition.bottoms[bottom];
    sum.money += effect.money ?? 0;
    sum.vp += effect.vp ?? 0;
    for (const track of ARROW_TRACKS) sum[track] += effect[track] ?? 0;
  }
  return sum;
}

export const ARROW_TRACKS = ["government", "religion", "happiness", "safety"] as const;
const NO_ARROWS = { government: 0, religion: 0, happiness: 0, safety: 0 };

/** True if a bottom harms the player who turns it up. */
export function isDangerous(edition: Edition, bottom: Bottom): boolean {
  const { happiness = 0, safety = 0 } = edition.bottoms[bottom].effect;
  return bottom === "piracy" || happiness < 0 || safety < 0;
}

/** The dangers among cards, with their counts. */
export function dangersOf(
  edition: Edition,
  cards: readonly OpenCard[],
): readonly { readonly bottom: Bottom; readonly count: number }[] {
  const counts = new Map<Bottom, number>();
  for (const { bottom } of cards)
    if (isDangerous(edition, bottom)) counts.set(bottom, (counts.get(bottom) ?? 0) + 1);
  return [...counts].map(([bottom, count]) => ({ bottom, count }));
}

function goodsOf(cards: readonly { readonly good: Good }[]): Goods {
  const goods: { [G in Good]?: number } = {};
  for (const { good } of cards) goods[good] = (goods[good] ?? 0) + 1;
  return goods;
}

/** The number of cards. */
export const countCards = (goods: Goods): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

/** A set that a deal would change. */
interface SetChange {
  readonly good: SetGood;
  readonly count: number;
  readonly money: number;
  /** The change in money. */
  readonly moneyChange: number;
}

/** What a deal would change for me, as far as I can know. */
export interface DealEstimate {
  readonly sets: readonly SetChange[];
  /** Dangers that I would give away. */
  readonly dangersGiven: readonly Bottom[];
  /** Change of the arrows in hand. Received cards do not count: their bottoms are unknown. */
  readonly arrowChanges: Pick<HandEstimate, (typeof ARROW_TRACKS)[number]>;
  /** Number of cards that I would receive. */
  readonly unknownCards: number;
}

export function estimateDeal(
  edition: Edition,
  hand: readonly HeldCard[],
  given: readonly HeldCard[],
  gained: Goods,
): DealEstimate {
  const givenSlots = new Set(given.map(({ slot }) => slot));
  const rest = hand.filter(({ slot }) => !givenSlots.has(slot));
  const before = goodsOf(hand);
  const remaining = goodsOf(rest);
  const goods = (Object.keys(edition.goods) as Good[]).filter((good) => good !== "piracy");
  const sets = goods.flatMap((good): SetChange[] => {
    const count = (remaining[good] ?? 0) + (gained[good] ?? 0);
    if (count === (before[good] ?? 0)) return [];
    const money = incomeOf(edition, { [good]: count });
    return [
      { good, count, money, moneyChange: money - incomeOf(edition, { [good]: before[good] ?? 0 }) },
    ];
  });
  const [then, now] = [estimateHand(edition, rest), estimateHand(edition, hand)];
  return {
    sets,
    dangersGiven: given
      .map(({ bottom }) => bottom)
      .filter((bottom) => isDangerous(edition, bottom)),
    arrowChanges: {
      government: then.government - now.government,
      religion: then.religion - now.religion,
      happiness: then.happiness - now.happiness,
      safety: then.safety - now.safety,
    },
    unknownCards: countCards(gained),
  };
}
