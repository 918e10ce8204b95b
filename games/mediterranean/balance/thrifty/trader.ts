import type { Dice, Seat } from "@sofala/engine";
import { DIRECTION } from "../../src/board.ts";
import type { Good } from "../../src/data/edition.ts";
import { incomeOf } from "../../src/income.ts";
import type { Goods, Move, Slot } from "../../src/moves.ts";
import { cardOf, playerAt, type Offer, type Player, type State } from "../../src/state.ts";
import { isAddressee } from "../../src/trading/offers.ts";
import { mayStore, storageOf } from "../../src/trading/warehouse.ts";

/** Offers that a seat makes in one turn, and those it leaves open. */
const OFFERS = 12;
const OPEN_OFFERS = 3;
/** In money: what a swap must gain, and what a card must add not to be kept for later. */
const LEAST_GAIN = 0.5;
const LITTLE = 2;
/** What points, arrows to the own side, happiness and safety on a card are worth, in money. */
const WORTH = { vp: 2, arrow: 1.5, status: 1 } as const;

interface OwnCard {
  readonly slot: Slot;
  readonly good: Good;
  readonly worth: number;
}

/** A swap of one card for another, or nothing where the seat waits for others. */
export function tradingMove(state: State, seat: Seat, dice: Dice): Move | undefined {
  const cards = ownCards(state, playerAt(state, seat));
  return acceptance(state, seat, cards) ?? offer(state, seat, cards, dice);
}

/** Cards of little use now are kept for later, as many as there is room for. */
export function storing(state: State, seat: Seat): Move | undefined {
  const player = playerAt(state, seat);
  const isLast = state.turn === state.edition.rules.turns.value;
  if (isLast || player.warehouse.length > 0) return undefined;
  const storable = player.hand.filter((held) => mayStore(state, held)).map(({ slot }) => slot);
  const cards = ownCards(state, player);
  const added = ({ good, worth }: OwnCard) => worth - gain(state, cards, good, undefined);
  const kept = cards
    .filter((card) => storable.includes(card.slot) && added(card) <= LITTLE)
    .sort((a, b) => added(a) - added(b))
    .slice(0, storageOf(state, player));
  return kept.length === 0 ? undefined : { kind: "store", cards: kept.map(({ slot }) => slot) };
}

/** Those that are best given away come first. */
function ownCards(state: State, { government, religion, hand, warehouse }: Player): OwnCard[] {
  const cards = [...hand, ...warehouse].map(({ slot, card }): OwnCard => {
    const { good, bottom } = cardOf(state, card);
    const { effect } = state.edition.bottoms[bottom];
    const arrows =
      (effect.government ?? 0) * DIRECTION[government.idea] +
      (effect.religion ?? 0) * DIRECTION[religion.idea];
    const status = (effect.happiness ?? 0) + (effect.safety ?? 0);
    const worth = (effect.vp ?? 0) * WORTH.vp + arrows * WORTH.arrow + status * WORTH.status;
    return { slot, good, worth };
  });
  return cards.sort((a, b) => a.worth - b.worth || a.slot - b.slot);
}

/** The money that it brings to give a card of one good and to receive another. */
function gain({ edition }: State, cards: readonly OwnCard[], given: Good, wanted?: Good): number {
  const goods: { [G in Good]?: number } = {};
  for (const { good } of cards) goods[good] = (goods[good] ?? 0) + 1;
  const before = incomeOf(edition, goods);
  goods[given] = (goods[given] ?? 0) - 1;
  if (wanted !== undefined) goods[wanted] = (goods[wanted] ?? 0) + 1;
  return incomeOf(edition, goods) - before;
}

/** The best of the swaps on the table. */
function acceptance(state: State, seat: Seat, cards: readonly OwnCard[]): Move | undefined {
  let best: Move | undefined;
  let most = LEAST_GAIN;
  for (const made of state.offers) {
    if (made.end !== undefined || !isAddressee(made, seat)) continue;
    const [promised, wanted] = swapOf(made);
    const card = cards.find(({ good }) => good === wanted);
    if (promised === undefined || card === undefined) continue;
    const gained = gain(state, cards, card.good, promised) - card.worth;
    if (gained <= most) continue;
    most = gained;
    best = { kind: "accept", offer: made.number, give: [card.slot] };
  }
  return best;
}

/** What this offer gives, and what it wants: these players swap one for one. */
const swapOf = ({ goods, want }: Offer): readonly (Good | undefined)[] =>
  [goods, want.goods ?? {}].map((side: Goods) => Object.keys(side)[0] as Good | undefined);

/** A card for one of those that the seat collects, not twice at once. */
function offer(state: State, seat: Seat, cards: readonly OwnCard[], dice: Dice): Move | undefined {
  const own = state.offers.filter((made) => made.seat === seat);
  const open = own.filter(({ end }) => end === undefined).map((made) => swapOf(made).join());
  if (own.length >= OFFERS || open.length >= OPEN_OFFERS) return undefined;
  const goods = [...new Set(cards.map(({ good }) => good))].filter((good) => good !== "piracy");
  let best: Move | undefined;
  let most = LEAST_GAIN;
  for (const given of goods) {
    const card = cards.find(({ good }) => good === given);
    for (const wanted of goods) {
      if (card === undefined || wanted === given || open.includes(`${given},${wanted}`)) continue;
      const gained = gain(state, cards, given, wanted) - card.worth;
      // Equals are told apart by lot.
      const liked = gained + dice.below(100) / 100;
      if (gained <= LEAST_GAIN || liked <= most) continue;
      most = liked;
      const want = { goods: { [wanted]: 1 } };
      best = { kind: "offer", to: "all", give: { cards: [card.slot] }, want };
    }
  }
  return best;
}
