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

/** Cards to give, and the good that each Piracy card among them is declared as. */
export interface CardsToGive {
  readonly cards: readonly HeldCard[];
  readonly as: Labels;
}

/** Weight of a space on an idea track; a space of happiness or safety counts 1. */
const IDEA_WEIGHT = 0.5;
/** The lowest value: Piracy is given away first. */
const PIRACY_WORTH = -10;

/** How much a bottom is worth to the seat that keeps it. */
function bottomWorth(edition: Edition, mine: SeatView, bottom: Bottom): number {
  if (bottom === "piracy") return PIRACY_WORTH;
  const { effect } = edition.bottoms[bottom];
  const { vp = 0, money = 0, happiness = 0, safety = 0, government = 0, religion = 0 } = effect;
  const along =
    government * DIRECTION[mine.government.idea] + religion * DIRECTION[mine.religion.idea];
  return vp + money / 2 + happiness + safety + along * IDEA_WEIGHT;
}

/** Chooses cards for the wanted goods, worst bottoms first; undefined if there are too few. */
export function chooseCardsFor(
  edition: Edition,
  mine: SeatView,
  goods: Goods,
): CardsToGive | undefined {
  const { hand = [], warehouse = [] } = mine;
  const valueOf = ({ bottom }: HeldCard) => bottomWorth(edition, mine, bottom);
  // The sort is stable: at equal value, cards in hand go before stored ones.
  const all = [...hand, ...warehouse].toSorted((a, b) => valueOf(a) - valueOf(b));
  const cards: HeldCard[] = [];
  const as: { [slot: number]: LuxuryGood } = {};
  for (const [good, count] of Object.entries(goods) as [Good, number][]) {
    for (let n = 0; n < count; n++) {
      const found = all.find((card) => !cards.includes(card) && canCountAs(card, good));
      if (found === undefined) return undefined;
      cards.push(found);
      if (found.good === "piracy" && isLuxury(good)) as[found.slot] = good;
    }
  }
  return { cards, as };
}

const isLuxury = (good: Good): good is LuxuryGood => good === "spices" || good === "gold";

/** True if a card can be given as this good. Piracy can be declared as a luxury. */
export const canCountAs = (card: { readonly good: Good }, good: Good): boolean =>
  card.good === good || (card.good === "piracy" && isLuxury(good));

/** Gives a card instead of the first chosen card that counts as the same good. */
export function withCardSwapped(given: CardsToGive, card: HeldCard, wanted: Goods): CardsToGive {
  if (given.cards.some(({ slot }) => slot === card.slot)) return given;
  const good = (Object.keys(wanted) as Good[]).find((each) => canCountAs(card, each));
  const removed = given.cards.find(
    (each) => (given.as[each.slot] ?? each.good) === good || each.good === card.good,
  );
  if (good === undefined || removed === undefined) return given;
  const as: { [slot: number]: LuxuryGood } = { ...given.as };
  delete as[removed.slot];
  if (card.good === "piracy" && isLuxury(good)) as[card.slot] = good;
  return { cards: given.cards.map((each) => (each === removed ? card : each)), as };
}

/** Reads stored cards to give; undefined if they are invalid or no longer held. */
export function parseCardsToGive(
  stored: unknown,
  held: readonly HeldCard[],
): CardsToGive | undefined {
  if (!isObject(stored) || !Array.isArray(stored["cards"])) return undefined;
  const cards = stored["cards"].map((card: unknown) =>
    held.find(({ slot }) => isObject(card) && card["slot"] === slot),
  );
  const as = isObject(stored["as"]) ? Object.entries(stored["as"]) : [];
  const areLuxuries = as.every(([, good]) => isLuxury(good as Good));
  return areLuxuries && cards.every((card) => card !== undefined)
    ? { cards, as: Object.fromEntries(as) as Labels }
    : undefined;
}

/** The move that accepts an offer and gives these cards. */
export const acceptMoveOf = ({ offer }: OfferView, { cards, as }: CardsToGive): Move => ({
  kind: "accept",
  offer,
  ...(cards.length === 0 ? {} : { give: cards.map(({ slot }) => slot) }),
  ...(Object.keys(as).length === 0 ? {} : { as }),
});

/** The wanted goods that a seat lacks; Piracy does not count. */
export function missingGoods(mine: SeatView, goods: Goods): Goods {
  const { hand = [], warehouse = [] } = mine;
  const missing: { [G in Good]?: number } = {};
  for (const [good, count] of Object.entries(goods) as [Good, number][]) {
    const held = [...hand, ...warehouse].filter((card) => card.good === good).length;
    if (held < count) missing[good] = count - held;
  }
  return missing;
}
