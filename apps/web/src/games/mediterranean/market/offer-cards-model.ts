import { signal } from "@preact/signals";
import type { TableModel } from "../table-model.ts";
import type { OfferEnding } from "./market-history.ts";
import { nextOfferCards, withoutExpired, type Column, type OfferCard } from "./offer-cards.ts";

/** How long a resting pointer still counts as over the list. */
const TOUCH_TIMEOUT_MS = 5000;

/** The offer cards as shown. Cards do not move or disappear under a pointer. */
export class OfferCardsModel {
  readonly cards = signal<readonly OfferCard[]>([]);
  private readonly table: TableModel;
  private readonly touchedAt = new Map<Column, number>();

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Applies changes of the market. */
  update(endings: ReadonlyMap<number, OfferEnding>): void {
    const { offers } = this.table.view.peek();
    this.cards.value = nextOfferCards(
      this.cards.peek(),
      offers,
      endings,
      this.table.me.peek(),
      Date.now(),
    );
  }

  clear(): void {
    this.cards.value = [];
  }

  /** To be called when a pointer is over a column, or leaves it. */
  touch(column: Column, now: number): void {
    this.touchedAt.set(column, now);
  }
  leave(column: Column): void {
    this.touchedAt.delete(column);
  }

  /** Removes expired cards. */
  tick(now: number): void {
    const isTouched = (column: Column) =>
      now - (this.touchedAt.get(column) ?? -Infinity) < TOUCH_TIMEOUT_MS;
    this.cards.value = withoutExpired(this.cards.peek(), now, isTouched);
  }
}
