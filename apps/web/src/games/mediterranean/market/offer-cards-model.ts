import { signal } from "@preact/signals";
import type { TableModel } from "../table-model.ts";
import type { OfferEnding } from "./market-history.ts";
import { nextOfferCards, withoutExpired, type Column, type OfferCard } from "./offer-cards.ts";

/** How long a finger counts as near a column after it was lifted. */
const FINGER_TIMEOUT_MS = 5000;

/** A finger that comes down so soon after cards have moved up was aimed at another card. */
const REACTION_MS = 400;

/** The offer cards as shown. Cards do not move or disappear under a pointer. */
export class OfferCardsModel {
  readonly cards = signal<readonly OfferCard[]>([]);
  private readonly table: TableModel;
  /** Until when a pointer counts as over a column; a mouse stays until it leaves. */
  private readonly heldUntil = new Map<Column, number>();
  /** When cards of a column moved up last. */
  private readonly movedAt = new Map<Column, number>();

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
    this.heldUntil.clear();
  }

  /** To be called when a pointer moves over a column or presses it. */
  touch(column: Column, isFinger: boolean, now: number): void {
    this.heldUntil.set(column, isFinger ? now + FINGER_TIMEOUT_MS : Infinity);
  }
  /** To be called when a mouse leaves a column, or the column goes. */
  leave(column: Column): void {
    this.heldUntil.delete(column);
  }

  /** Removes expired cards. */
  tick(now: number): void {
    const isHeld = (column: Column) => now < (this.heldUntil.get(column) ?? -Infinity);
    const before = this.cards.peek();
    this.cards.value = withoutExpired(before, now, isHeld);
    const rest = new Set(this.cards.peek());
    for (const card of before) if (!rest.has(card)) this.movedAt.set(card.column, now);
  }

  /** True if cards of a column have just moved, so that a tap may hit a card that it was not aimed at. */
  hasJustMoved(column: Column, now: number): boolean {
    return now - (this.movedAt.get(column) ?? -Infinity) < REACTION_MS;
  }
}
