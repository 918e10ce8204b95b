import type { Seat } from "@sofala/engine";
import type { Good, Goods, LuxuryGood } from "@sofala/mediterranean";
import type { KnownCard } from "../hand-evaluator.ts";
import { countGoods, unseenCards, type DealEvaluator } from "../market/deal-evaluator.ts";
import { copiesToGive } from "../market/offer-answers.ts";
import { planStorage } from "../market/plan-storage.ts";
import { incomeGained, goodsKey, type PartnerModel } from "./partner-model.ts";

/** Cards to give under the types that they are promised as. */
export interface PricedBundle {
  readonly cards: readonly KnownCard[];
  readonly goods: Goods;
  readonly as: { readonly [slot: number]: LuxuryGood };
  /** The gain of giving them away, and its part in money from sets; usually negative. */
  readonly gain: number;
  readonly income: number;
}
/** Goods to ask for. */
interface GoodsRequest {
  readonly goods: Goods;
  readonly gain: number;
  readonly income: number;
}
/** A swap without its price: what either side gains as long as no points change hands. */
export interface Bargain {
  readonly key: string;
  readonly partner: Seat;
  readonly bundle: PricedBundle;
  readonly want: Goods;
  readonly gain: number;
  readonly partnerGain: number;
  /** The probability that the partner has what is wanted. */
  readonly holdingChance: number;
  /** How much the partner minds the points it pays, beyond their loss. */
  readonly partnerEnvy: number;
  /** Its place among the swaps with this partner, by joint gain, and how many there are. */
  readonly rank: number;
  readonly compared: number;
}

/** Cards on either side at most. */
const MAX_CARDS = 2;
/** The least joint gain, and the number of bargains that are considered. */
const MIN_SURPLUS = 0.3;
const MAX_BARGAINS = 40;

/** The swaps with a partner, gifts and requests included, with the largest joint gain. */
export function bargainsWith(book: PriceBook, model: PartnerModel): readonly Bargain[] {
  const { seat, envy } = model;
  const found: {
    readonly surplus: number;
    readonly bundle: PricedBundle;
    readonly request: GoodsRequest;
  }[] = [];
  const gets = book.bundles.map((bundle) => ({ bundle, got: model.gainByGetting(bundle.goods) }));
  for (const request of book.requests(model.goods)) {
    const given = model.gainByGiving(request.goods);
    for (const { bundle, got } of gets) {
      if (Object.keys(bundle.goods).some((good) => good in request.goods)) continue;
      const surplus =
        request.gain + bundle.gain + given + got - model.envyOf(request.income + bundle.income);
      if (surplus >= MIN_SURPLUS) found.push({ surplus, bundle, request });
    }
  }
  return found
    .sort((a, b) => b.surplus - a.surplus)
    .slice(0, MAX_BARGAINS)
    .map(({ bundle, request: { goods: want, income } }, rank) => ({
      rank,
      compared: found.length,
      key: bargainKey(seat, bundle.goods, want),
      partner: seat,
      partnerEnvy: envy,
      holdingChance: model.holdingChance(want),
      bundle,
      want,
      gain: book.gain(bundle, want),
      partnerGain: model.gainBySwapping(bundle.goods, want) - model.envyOf(income + bundle.income),
    }));
}

export const bargainKey = (partner: Seat, give: Goods, want: Goods): string =>
  `${partner} ${goodsKey(give)} for ${goodsKey(want)}`;

/** The values of the bot's cards as some are given and others received. */
export class PriceBook {
  readonly bundles: readonly PricedBundle[];
  readonly #deals: DealEvaluator;
  readonly #held: Goods;
  readonly #requests = new Map<string, GoodsRequest>();

  constructor(dealEvaluator: DealEvaluator) {
    this.#deals = dealEvaluator;
    this.#held = countGoods(dealEvaluator.cards);
    const singles = this.#singleCardBundles();
    const pairs = singles.flatMap((a, n) => [
      ...this.#sameGoodPair(a),
      ...singles.slice(n + 1).flatMap((b) => this.#mixedPair(a, b)),
    ]);
    const nothing: PricedBundle = { cards: [], goods: {}, as: {}, gain: 0, income: 0 };
    this.bundles = [nothing, ...singles, ...pairs];
  }

  /** Goods that a partner may have, and the gain of getting them. */
  *requests(goods: Goods): Generator<GoodsRequest> {
    const kinds = (Object.keys(goods) as Good[]).filter(
      (good) => good !== "piracy" && (goods[good] ?? 0) > 0,
    );
    yield this.#request({});
    for (const [n, good] of kinds.entries()) {
      yield this.#request({ [good]: 1 });
      for (let count = 2; count <= Math.min(MAX_CARDS, goods[good] ?? 0); count++)
        yield this.#request({ [good]: count });
      for (const other of kinds.slice(n + 1)) yield this.#request({ [good]: 1, [other]: 1 });
    }
  }

  /** The gain of giving and getting at once. */
  gain({ cards: given }: PricedBundle, want: Goods): number {
    const { handEvaluator, cards, storagePlan } = this.#deals;
    const after = [...cards.filter((card) => !given.includes(card)), ...unseenCards(want)];
    return planStorage(handEvaluator, after).worth - storagePlan.worth;
  }

  #request(goods: Goods): GoodsRequest {
    const key = goodsKey(goods);
    let request = this.#requests.get(key);
    if (request === undefined) {
      const { handEvaluator, cards, storagePlan } = this.#deals;
      const gain =
        planStorage(handEvaluator, [...cards, ...unseenCards(goods)]).worth - storagePlan.worth;
      request = { goods, gain, income: this.#income(goods, 1) };
      this.#requests.set(key, request);
    }
    return request;
  }

  /** The change in money of the bot's sets when goods are added or removed. */
  #income(goods: Goods, way: 1 | -1): number {
    let money = 0;
    for (const key in goods) {
      const good = key as Good;
      const by = (goods[good] ?? 0) * way;
      money += incomeGained(this.#deals.context, good, this.#held[good] ?? 0, by);
    }
    return money;
  }

  /** One card of each type, the copy with the worst bottom; Piracy under both its labels. */
  #singleCardBundles(): readonly PricedBundle[] {
    const kinds = [...new Set(this.#deals.cards.map(({ good }) => good))];
    return kinds
      .flatMap((good) => copiesToGive(this.#deals, good).slice(0, 1))
      .flatMap((card) =>
        card.good === "piracy"
          ? (["spices", "gold"] as const).map((label) =>
              this.#bundle([card], { [label]: 1 }, { [card.slot]: label }),
            )
          : [this.#bundle([card], { [card.good]: 1 }, {})],
      );
  }

  #sameGoodPair({ cards: [card], as }: PricedBundle): readonly PricedBundle[] {
    if (card === undefined || Object.keys(as).length > 0) return [];
    const cards = copiesToGive(this.#deals, card.good).slice(0, 2);
    return cards.length < 2 ? [] : [this.#bundle(cards, { [card.good]: 2 }, {})];
  }

  #mixedPair(a: PricedBundle, b: PricedBundle): readonly PricedBundle[] {
    const cards = [...a.cards, ...b.cards];
    if (new Set(cards).size < cards.length) return [];
    if (Object.keys(a.goods).some((good) => good in b.goods)) return [];
    return [this.#bundle(cards, { ...a.goods, ...b.goods }, { ...a.as, ...b.as })];
  }

  #bundle(cards: readonly KnownCard[], goods: Goods, as: PricedBundle["as"]): PricedBundle {
    const { handEvaluator, cards: all, storagePlan } = this.#deals;
    const remaining = all.filter((card) => !cards.includes(card));
    const gain = planStorage(handEvaluator, remaining).worth - storagePlan.worth;
    return { cards, goods, as, gain, income: this.#income(goods, -1) };
  }
}
