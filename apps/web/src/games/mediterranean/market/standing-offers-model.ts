import { signal } from "@preact/signals";
import type { OfferView } from "@sofala/mediterranean";
import type { TableModel } from "../table-model.ts";
import type { OfferEnding } from "./market-history.ts";
import {
  renewalMoveOf,
  updateStandingOffers,
  offerKey,
  type StandingOffer,
} from "./standing-offers.ts";

/** My offers that are renewed automatically while the table is open. */
export class StandingOffersModel {
  private readonly offers = signal<readonly StandingOffer[]>([]);
  private readonly table: TableModel;

  constructor(table: TableModel) {
    this.table = table;
  }

  isStanding(offer: OfferView): boolean {
    const key = offerKey(offer);
    return this.offers.value.some((each) => offerKey(each.offer) === key);
  }

  setStanding(offer: OfferView, isOn: boolean): void {
    const key = offerKey(offer);
    const others = this.offers.peek().filter((each) => offerKey(each.offer) !== key);
    this.offers.value = isOn ? [...others, { offer, lastRenewed: 0 }] : others;
  }

  clear(): void {
    if (this.offers.peek().length > 0) this.offers.value = [];
  }

  /** Renews offers that were taken, as long as there are cards for them. */
  update(endings: ReadonlyMap<number, OfferEnding>): void {
    const { offers } = this.table.view.peek();
    const mine = this.table.mine.peek();
    this.offers.value = updateStandingOffers(this.offers.peek(), offers, endings);
    if (mine === undefined) return;
    for (const each of this.offers.peek()) {
      const move = renewalMoveOf(each, offers, endings, this.table.edition.peek(), mine);
      if (move === undefined || this.table.refusalOf(move) !== undefined) continue;
      this.offers.value = this.offers
        .peek()
        .map((other) => (other === each ? { ...each, lastRenewed: each.offer.offer } : other));
      void this.table.play(move);
    }
  }
}
