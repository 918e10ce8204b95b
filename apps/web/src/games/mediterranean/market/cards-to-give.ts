import { isObject } from "@sofala/engine";
import {
  DIRECTION,
  type Bottom,
  type Edition,
  type Good,
  type Goods,
  type HeldCard,
  type Labels,
  type LuxuryGood,
  type Move,
  type OfferView,
  type SeatView,
} from "@sofala/mediterranean";

/** Cards to give, and what Piracy among them is promised as. */
export interface Given {
  readonly cards: readonly HeldCard[];
  readonly as: Labels;
}

/** Half of what a space on a track of mood is worth. */
const IDEA = 0.5;
/** Nothing is better given away. */
const PIRACY = -10;

/** How gladly a seat keeps a bottom. */
function bottomWorth(edition: Edition, mine: SeatView, bottom: Bottom): number {
  if (bottom === "piracy") return PIRACY;
  const { effect } = edition.bottoms[bottom];
  const { vp = 0, money = 0, happiness = 0, safety = 0, government = 0, religion = 0 } = effect;
  const along =
    government * DIRECTION[mine.government.idea] + religion * DIRECTION[mine.religion.idea];
  return vp + money / 2 + happiness + safety + along * IDEA;
}

/** The cards that are best given for what is wanted, those with the worst bottoms; undefined where there are too few. */
export function givingFor(edition: Edition, mine: SeatView, goods: Goods): Given | undefined {
  const { hand = [], warehouse = [] } = mine;
  const worth = ({ bottom }: HeldCard) => bottomWorth(edition, mine, bottom);
  // What was stored was stored on purpose.
  const all = [...hand, ...warehouse].toSorted((a, b) => worth(a) - worth(b));
  const cards: HeldCard[] = [];
  const as: { [slot: number]: LuxuryGood } = {};
  for (const [good, count] of Object.entries(goods) as [Good, number][]) {
    for (let n = 0; n < count; n++) {
      const found = all.find((card) => !cards.includes(card) && mayStandFor(card, good));
      if (found === undefined) return undefined;
      cards.push(found);
      if (found.good === "piracy" && isLuxury(good)) as[found.slot] = good;
    }
  }
  return { cards, as };
}

const isLuxury = (good: Good): good is LuxuryGood => good === "spices" || good === "gold";

/** Can that card be given for that good? Piracy may be passed off as a luxury. */
export const mayStandFor = (card: { readonly good: Good }, good: Good): boolean =>
  card.good === good || (card.good === "piracy" && isLuxury(good));

/** Gives one card more, or one less: the longest chosen of those that stand for the same good goes back. */
export function exchanged(given: Given, card: HeldCard, wanted: Goods): Given {
  if (given.cards.some(({ slot }) => slot === card.slot)) return given;
  const good = (Object.keys(wanted) as Good[]).find((each) => mayStandFor(card, each));
  const out = given.cards.find(
    (each) => (given.as[each.slot] ?? each.good) === good || each.good === card.good,
  );
  if (good === undefined || out === undefined) return given;
  const as: { [slot: number]: LuxuryGood } = { ...given.as };
  delete as[out.slot];
  if (card.good === "piracy" && isLuxury(good)) as[card.slot] = good;
  return { cards: given.cards.map((each) => (each === out ? card : each)), as };
}

/** What is given as JSON tells it, if all its cards are still held. */
export function givenIn(kept: unknown, held: readonly HeldCard[]): Given | undefined {
  if (!isObject(kept) || !Array.isArray(kept["cards"])) return undefined;
  const cards = kept["cards"].map((card: unknown) =>
    held.find(({ slot }) => isObject(card) && card["slot"] === slot),
  );
  const as = isObject(kept["as"]) ? Object.entries(kept["as"]) : [];
  const areLuxuries = as.every(([, good]) => isLuxury(good as Good));
  return areLuxuries && cards.every((card) => card !== undefined)
    ? { cards, as: Object.fromEntries(as) as Labels }
    : undefined;
}

/** The move that accepts an offer for these cards. */
export const acceptanceOf = ({ offer }: OfferView, { cards, as }: Given): Move => ({
  kind: "accept",
  offer,
  ...(cards.length === 0 ? {} : { give: cards.map(({ slot }) => slot) }),
  ...(Object.keys(as).length === 0 ? {} : { as }),
});

/** How much of what is wanted a seat does not have; Piracy is not counted on. */
export function missing(mine: SeatView, goods: Goods): Goods {
  const { hand = [], warehouse = [] } = mine;
  const lacks: { [G in Good]?: number } = {};
  for (const [good, count] of Object.entries(goods) as [Good, number][]) {
    const held = [...hand, ...warehouse].filter((card) => card.good === good).length;
    if (held < count) lacks[good] = count - held;
  }
  return lacks;
}
