import type { Seat } from "@sofala/engine";
import type { Good } from "@sofala/mediterranean";
import type { Scales } from "../market/deal-evaluator.ts";
import { PriceBook, bargainsWith, type Bargain } from "./bargains.ts";
import { Mind } from "./partner-model.ts";

/** One moment of the market, in which nobody's cards change: what could be agreed on with whom. */
export class Bazaar {
  /** Another moment has another one. */
  readonly key: string;
  readonly scales: Scales;
  readonly #book: PriceBook;
  readonly #minds: Map<Seat, { readonly key: string; readonly mind: Mind }>;
  readonly #bargains = new Map<Seat, readonly Bargain[]>();

  /** Partners whose cards are the same as in the moment before are not thought about again. */
  constructor(key: string, scales: Scales, before?: Bazaar) {
    this.key = key;
    this.scales = scales;
    this.#book = new PriceBook(scales);
    this.#minds = new Map(before === undefined ? [] : before.#minds);
  }

  bargainsWith(partner: Seat): readonly Bargain[] {
    let bargains = this.#bargains.get(partner);
    if (bargains === undefined) {
      bargains = bargainsWith(this.#book, this.#mindOf(partner));
      this.#bargains.set(partner, bargains);
    }
    return bargains;
  }

  #mindOf(partner: Seat): Mind {
    const { scene, beliefs } = this.scales;
    const goods = Object.keys(scene.edition.goods) as Good[];
    const counts = goods.map((good) => beliefs.count(scene, partner, good));
    const key = [scene.view.turn, ...counts].join();
    const known = this.#minds.get(partner);
    const mind = known?.key === key ? known.mind : new Mind(scene, beliefs, partner);
    this.#minds.set(partner, { key, mind });
    return mind;
  }
}
