import type { Seat } from "@sofala/engine";
import type { Good } from "@sofala/mediterranean";
import type { DealEvaluator } from "../market/deal-evaluator.ts";
import { PriceBook, bargainsWith, type Bargain } from "./bargains.ts";
import { PartnerModel } from "./partner-model.ts";

/** The possible bargains at one moment of the market, in which nobody's cards change. */
export class MarketSnapshot {
  /** Identifies the moment. */
  readonly key: string;
  readonly deals: DealEvaluator;
  readonly #prices: PriceBook;
  readonly #partnerModels: Map<Seat, { readonly key: string; readonly model: PartnerModel }>;
  readonly #bargains = new Map<Seat, readonly Bargain[]>();

  /** Reuses the models of partners whose cards have not changed since the last snapshot. */
  constructor(key: string, dealEvaluator: DealEvaluator, before?: MarketSnapshot) {
    this.key = key;
    this.deals = dealEvaluator;
    this.#prices = new PriceBook(dealEvaluator);
    this.#partnerModels = new Map(before === undefined ? [] : before.#partnerModels);
  }

  bargainsWith(partner: Seat): readonly Bargain[] {
    let bargains = this.#bargains.get(partner);
    if (bargains === undefined) {
      bargains = bargainsWith(this.#prices, this.#partnerModelOf(partner));
      this.#bargains.set(partner, bargains);
    }
    return bargains;
  }

  #partnerModelOf(partner: Seat): PartnerModel {
    const { context, beliefs } = this.deals;
    const goods = Object.keys(context.edition.goods) as Good[];
    const counts = goods.map((good) => beliefs.count(context, partner, good));
    const key = [context.view.turn, ...counts].join();
    const known = this.#partnerModels.get(partner);
    const model = known?.key === key ? known.model : new PartnerModel(context, beliefs, partner);
    this.#partnerModels.set(partner, { key, model });
    return model;
  }
}
