import { signal } from "@preact/signals";
import type { HeldCard, Slot } from "@sofala/mediterranean";
import type { MarketModel } from "./market-model.ts";

/** Milliseconds that a finger rests on a card before it is lifted: sooner, it scrolls. */
const HOLD = 250;
/** So many pixels a pointer moves before a card goes with it. */
const SLOP = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card that goes with the pointer. */
interface Lifted extends Point {
  readonly card: HeldCard;
  /** Would it be put into the warehouse here, or taken out? */
  readonly isGoing: boolean;
  /** Why it cannot lie here. */
  readonly refused: string | undefined;
}

/** Cards that are dragged into the warehouse and out of it, by mouse or finger. */
export class CardDrag {
  readonly lifted = signal<Lifted | undefined>(undefined);
  private readonly market: MarketModel;
  private pressed: (Point & { readonly slot: Slot; readonly isTouch: boolean }) | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private hasMoved = false;
  /** The click that comes with putting a card down means nothing. */
  private isClickVain = false;

  constructor(market: MarketModel) {
    this.market = market;
  }

  /** Follows pointers on the hand; returns how to stop. */
  listen(hand: HTMLElement): () => void {
    const left = new AbortController();
    const { signal: until } = left;
    hand.addEventListener("pointerdown", (event) => this.press(event, hand), { signal: until });
    hand.addEventListener("pointermove", (event) => this.move(event, hand), { signal: until });
    hand.addEventListener("pointerup", () => this.drop(), { signal: until });
    hand.addEventListener("pointercancel", () => this.end(), { signal: until });
    // A finger that carries a card does not scroll, nor ask for a menu.
    const keep = (event: Event) => {
      if (this.lifted.peek() !== undefined) event.preventDefault();
    };
    hand.addEventListener("touchmove", keep, { signal: until, passive: false });
    hand.addEventListener("contextmenu", keep, { signal: until });
    const swallow = (event: Event) => {
      if (this.isClickVain) event.stopPropagation();
      this.isClickVain = false;
    };
    hand.addEventListener("click", swallow, { signal: until, capture: true });
    return () => {
      this.end();
      left.abort();
    };
  }

  private press(event: PointerEvent, hand: HTMLElement): void {
    this.end();
    this.isClickVain = false;
    this.hasMoved = false;
    const card =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("button.hand-card")
        : null;
    const slot = Number(card?.dataset["slot"] ?? NaN);
    if (Number.isNaN(slot) || event.button !== 0 || !event.isPrimary) return;
    const isTouch = event.pointerType !== "mouse";
    this.pressed = { x: event.clientX, y: event.clientY, slot, isTouch };
    if (isTouch) this.holding = setTimeout(() => this.lift(event, hand), HOLD);
  }

  private move(event: PointerEvent, hand: HTMLElement): void {
    const { pressed } = this;
    if (pressed === undefined) return;
    // It was let go where nobody listens.
    if (event.buttons === 0) return this.end();
    const { clientX, clientY } = event;
    this.hasMoved ||= Math.hypot(clientX - pressed.x, clientY - pressed.y) >= SLOP;
    if (!this.hasMoved) return;
    const card = this.lifted.peek()?.card;
    if (card !== undefined) this.carry(card, event);
    else if (pressed.isTouch) this.end();
    else this.lift(event, hand);
  }

  private lift(event: PointerEvent, hand: HTMLElement): void {
    const card = this.market.cards.peek().find(({ slot }) => slot === this.pressed?.slot);
    if (card === undefined) return this.end();
    hand.setPointerCapture(event.pointerId);
    this.carry(card, event);
  }

  private carry(card: HeldCard, { clientX: x, clientY: y }: PointerEvent): void {
    const place = document.elementFromPoint(x, y)?.closest(".hand, .warehouse");
    const isGoing = place != null && place.matches(".warehouse") !== this.isStored(card);
    const refused = isGoing ? this.market.whyNotStored(card.slot) : undefined;
    this.lifted.value = { card, x, y, isGoing, refused };
  }

  private drop(): void {
    const lifted = this.lifted.peek();
    const { hasMoved } = this;
    this.end();
    // A finger that rested on a card and left again has pressed it.
    if (lifted === undefined || !hasMoved) return;
    this.isClickVain = true;
    if (lifted.isGoing) void this.market.store(lifted.card.slot);
  }

  private end(): void {
    clearTimeout(this.holding);
    this.pressed = undefined;
    this.lifted.value = undefined;
  }

  private isStored({ slot }: HeldCard): boolean {
    const { warehouse = [] } = this.market.table.mine.peek() ?? {};
    return warehouse.some((card) => card.slot === slot);
  }
}
