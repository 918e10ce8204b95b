import { signal } from "@preact/signals";
import type { OfferView } from "@sofala/mediterranean";
import type { TableModel } from "../table-model.ts";
import type { SlipEnd } from "./market-history.ts";
import { renewalOf, stillStanding, termsOf, type Standing } from "./standing-offers.ts";

/** Offers of mine that renew themselves, while I sit here. */
export class StandingModel {
  private readonly all = signal<readonly Standing[]>([]);
  private readonly table: TableModel;

  constructor(table: TableModel) {
    this.table = table;
  }

  isStanding(offer: OfferView): boolean {
    const terms = termsOf(offer);
    return this.all.value.some((each) => termsOf(each.offer) === terms);
  }

  turn(offer: OfferView, isOn: boolean): void {
    const terms = termsOf(offer);
    const others = this.all.peek().filter((each) => termsOf(each.offer) !== terms);
    this.all.value = isOn ? [...others, { offer, renewed: 0 }] : others;
  }

  clear(): void {
    if (this.all.peek().length > 0) this.all.value = [];
  }

  /** Makes anew what was taken, as long as there are cards for it. */
  follow(ends: ReadonlyMap<number, SlipEnd>): void {
    const { offers } = this.table.view.peek();
    const mine = this.table.mine.peek();
    this.all.value = stillStanding(this.all.peek(), offers, ends);
    if (mine === undefined) return;
    for (const each of this.all.peek()) {
      const move = renewalOf(each, offers, ends, this.table.edition.peek(), mine);
      if (move === undefined || this.table.whyNot(move) !== undefined) continue;
      this.all.value = this.all
        .peek()
        .map((other) => (other === each ? { ...each, renewed: each.offer.offer } : other));
      void this.table.decide(move);
    }
  }
}
