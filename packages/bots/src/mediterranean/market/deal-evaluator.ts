import type { Seat } from "@sofala/engine";
import { incomeOf, type Good, type Goods } from "@sofala/mediterranean";
import type { Appraisal, Card } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { boardOf } from "../seat-board.ts";
import { othersOf, seatAt, type Scene } from "../seat-context.ts";
import { strength } from "../worth.ts";
import { ownCards, storing, type Storing } from "./plan-storage.ts";

/** What a deal would change for the seat that weighs it. */
export interface Deal {
  readonly partner: Seat;
  readonly give: readonly Card[];
  readonly get: readonly Card[];
  /** Victory points received, less those paid. */
  readonly vp: number;
}

/** A coin in a partner's hands, whose plans are not known. */
const PARTNER_COIN = 0.45;

/** Weighs deals in one moment of the market. */
export class Scales {
  readonly scene: Scene;
  readonly appraisal: Appraisal;
  readonly cards: readonly Card[];
  readonly now: Storing;
  readonly beliefs: Beliefs;
  readonly #spent: readonly Card[];
  readonly #feed = new Map<Seat, number>();
  readonly #counts = new Map<Seat, Map<Good, number>>();
  readonly #incomes = new Map<Good, number[]>();

  constructor(appraisal: Appraisal, beliefs: Beliefs) {
    this.scene = appraisal.scene;
    this.appraisal = appraisal;
    this.beliefs = beliefs;
    this.cards = ownCards(appraisal);
    appraisal.learnUnknown(this.cards, Object.keys(appraisal.scene.edition.goods) as Good[]);
    this.now = storing(appraisal, this.cards);
    this.#spent = this.cards.filter((card) => !this.now.stored.includes(card));
  }

  /** What a deal gains, less what it does for the partner. */
  gain(deal: Deal): number {
    const after = [...this.cards.filter((card) => !deal.give.includes(card)), ...deal.get];
    const own = storing(this.appraisal, after).worth - this.now.worth + deal.vp;
    return own - this.#partnersShare(deal);
  }

  /** The same in a hurry: what was to be stored stays so, and what is new is spent. */
  quickGain(deal: Deal): number {
    const isKept = (card: Card) => !deal.give.includes(card);
    const spending = [...this.#spent.filter(isKept), ...deal.get];
    let kept = 0;
    for (const card of this.now.stored) if (isKept(card)) kept += this.appraisal.keptWorth(card);
    const worth = this.appraisal.worth(spending) + kept;
    return worth - this.now.worth + deal.vp - this.#partnersShare(deal);
  }

  #partnersShare(deal: Deal): number {
    const promised = this.partnerGain(deal.partner, countGoods(deal.give), countGoods(deal.get));
    const real = promised - deal.vp + deal.give.reduce((sum, card) => sum + this.#poison(card), 0);
    return this.feedOf(deal.partner) * real;
  }

  /** What the bottom of a card does to who gets it. */
  #poison({ bottom }: Card): number {
    if (bottom === undefined) return 0;
    const { happiness = 0, safety = 0, vp = 0 } = this.scene.edition.bottoms[bottom].effect;
    return bottom === "piracy" ? -1.5 : (happiness + safety) * 0.6 + vp;
  }

  /** How much a partner's gain counts against a deal. */
  feedOf(partner: Seat): number {
    let feed = this.#feed.get(partner);
    if (feed === undefined) {
      const { weights } = this.scene;
      const points = (seat: Seat) => strength(this.scene, boardOf(seatAt(this.scene, seat)));
      const isAhead = othersOf(this.scene).every((seat) => points(seat) <= points(partner));
      feed = isAhead ? weights.feedLeader : weights.feed;
      this.#feed.set(partner, feed);
    }
    return feed;
  }

  /** What a partner should see in a deal: the money for what he is thought to hold. */
  partnerGain(partner: Seat, gets: Goods, gives: Goods): number {
    let money = 0;
    for (const key in gets) {
      const good = key as Good;
      money += this.#income(partner, good, gets[good] ?? 0, gives[good] ?? 0);
    }
    for (const key in gives)
      if (!(key in gets)) money += this.#income(partner, key as Good, 0, gives[key as Good] ?? 0);
    return money * PARTNER_COIN;
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
      count = Math.round(this.beliefs.count(this.scene, partner, good));
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
    return (incomes[count] ??= incomeOf(this.scene.edition, { [good]: count }));
  }
}

export function countGoods(cards: readonly { readonly good: Good }[]): Goods {
  const goods: { [G in Good]?: number } = {};
  for (const { good } of cards) goods[good] = (goods[good] ?? 0) + 1;
  return goods;
}

/** Cards that are promised and not seen. */
export const unseen = (goods: Goods): readonly Card[] =>
  Object.entries(goods).flatMap(([good, count]) =>
    Array.from({ length: count }, () => ({ slot: 0, good: good as Good, bottom: undefined })),
  );
