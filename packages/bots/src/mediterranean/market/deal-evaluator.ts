import type { Seat } from "@sofala/engine";
import { incomeOf, type Good, type Goods } from "@sofala/mediterranean";
import type { HandEvaluator, KnownCard } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { seatBoardOf } from "../seat-board.ts";
import { otherSeats, seatAt, type SeatContext } from "../seat-context.ts";
import { strength } from "../worth.ts";
import { ownCards, planStorage, type StoragePlan } from "./plan-storage.ts";

/** The changes of a deal for the seat that evaluates it. */
export interface Deal {
  readonly partner: Seat;
  readonly give: readonly KnownCard[];
  readonly get: readonly KnownCard[];
  /** Victory points received, less those paid. */
  readonly vp: number;
}

/** The value of a coin for a partner whose plans are unknown. */
const PARTNER_COIN_VALUE = 0.45;

/** Evaluates deals at one moment of the market. */
export class DealEvaluator {
  readonly context: SeatContext;
  readonly handEvaluator: HandEvaluator;
  readonly cards: readonly KnownCard[];
  readonly storagePlan: StoragePlan;
  readonly beliefs: Beliefs;
  readonly #cardsToSpend: readonly KnownCard[];
  readonly #gainShares = new Map<Seat, number>();
  readonly #counts = new Map<Seat, Map<Good, number>>();
  readonly #incomes = new Map<Good, number[]>();

  constructor(evaluator: HandEvaluator, beliefs: Beliefs) {
    this.context = evaluator.context;
    this.handEvaluator = evaluator;
    this.beliefs = beliefs;
    this.cards = ownCards(evaluator);
    evaluator.estimateUnknownBottoms(
      this.cards,
      Object.keys(evaluator.context.edition.goods) as Good[],
    );
    this.storagePlan = planStorage(evaluator, this.cards);
    this.#cardsToSpend = this.cards.filter((card) => !this.storagePlan.stored.includes(card));
  }

  /** What a deal gains, less what it does for the partner. */
  gain(deal: Deal): number {
    const after = [...this.cards.filter((card) => !deal.give.includes(card)), ...deal.get];
    const own = planStorage(this.handEvaluator, after).worth - this.storagePlan.worth + deal.vp;
    return own - this.#partnerPenalty(deal);
  }

  /** A quick estimate of the same: the storage plan stays, new cards are spent. */
  quickGain(deal: Deal): number {
    const isStored = (card: KnownCard) => !deal.give.includes(card);
    const spending = [...this.#cardsToSpend.filter(isStored), ...deal.get];
    let storedWorth = 0;
    for (const card of this.storagePlan.stored)
      if (isStored(card)) storedWorth += this.handEvaluator.storedWorth(card);
    const worth = this.handEvaluator.worth(spending) + storedWorth;
    return worth - this.storagePlan.worth + deal.vp - this.#partnerPenalty(deal);
  }

  #partnerPenalty(deal: Deal): number {
    const promised = this.partnerGain(deal.partner, countGoods(deal.give), countGoods(deal.get));
    const real =
      promised - deal.vp + deal.give.reduce((sum, card) => sum + this.#bottomHarm(card), 0);
    return this.partnerGainShare(deal.partner) * real;
  }

  /** The effect of a card's bottom on its receiver. */
  #bottomHarm({ bottom }: KnownCard): number {
    if (bottom === undefined) return 0;
    const { happiness = 0, safety = 0, vp = 0 } = this.context.edition.bottoms[bottom].effect;
    return bottom === "piracy" ? -1.5 : (happiness + safety) * 0.6 + vp;
  }

  /** How much a partner's gain counts against a deal. */
  partnerGainShare(partner: Seat): number {
    let feed = this.#gainShares.get(partner);
    if (feed === undefined) {
      const { weights } = this.context;
      const points = (seat: Seat) =>
        strength(this.context, seatBoardOf(seatAt(this.context, seat)));
      const isAhead = otherSeats(this.context).every((seat) => points(seat) <= points(partner));
      feed = isAhead ? weights.leaderGainShare : weights.partnerGainShare;
      this.#gainShares.set(partner, feed);
    }
    return feed;
  }

  /** The partner's estimated gain: money, for the cards that it probably holds. */
  partnerGain(partner: Seat, gets: Goods, gives: Goods): number {
    let money = 0;
    for (const key in gets) {
      const good = key as Good;
      money += this.#income(partner, good, gets[good] ?? 0, gives[good] ?? 0);
    }
    for (const key in gives)
      if (!(key in gets)) money += this.#income(partner, key as Good, 0, gives[key as Good] ?? 0);
    return money * PARTNER_COIN_VALUE;
  }

  /** What a partner's set gains or loses. */
  #income(partner: Seat, good: Good, got: number, given: number): number {
    let counts = this.#counts.get(partner);
    if (counts === undefined) {
      counts = new Map();
      this.#counts.set(partner, counts);
    }
    let count = counts.get(good);
    if (count === undefined) {
      count = Math.round(this.beliefs.count(this.context, partner, good));
      counts.set(good, count);
    }
    const held = Math.max(count, given);
    return this.#setIncome(good, held + got - given) - this.#setIncome(good, held);
  }

  #setIncome(good: Good, count: number): number {
    let incomes = this.#incomes.get(good);
    if (incomes === undefined) {
      incomes = [];
      this.#incomes.set(good, incomes);
    }
    return (incomes[count] ??= incomeOf(this.context.edition, { [good]: count }));
  }
}

export function countGoods(cards: readonly { readonly good: Good }[]): Goods {
  const goods: { [G in Good]?: number } = {};
  for (const { good } of cards) goods[good] = (goods[good] ?? 0) + 1;
  return goods;
}

/** The promised cards of an offer, unseen. */
export const unseenCards = (goods: Goods): readonly KnownCard[] =>
  Object.entries(goods).flatMap(([good, count]) =>
    Array.from({ length: count }, () => ({ slot: 0, good: good as Good, bottom: undefined })),
  );
