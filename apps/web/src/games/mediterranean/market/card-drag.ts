import { signal } from "@preact/signals";
import type { HeldCard, Slot } from "@sofala/mediterranean";
import type { MarketModel } from "./market-model.ts";

/** How long a finger must press a card to drag it; a shorter touch scrolls. */
const LONG_PRESS_MS = 250;
/** How far the pointer must move before a drag starts. */
const DRAG_THRESHOLD_PX = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The card that is being dragged. */
interface DraggedCard extends Point {
  readonly card: HeldCard;
  /** True if dropping it here moves it into or out of the warehouse. */
  readonly willMove: boolean;
  /** Why it cannot be dropped here. */
  readonly refusalText: string | undefined;
}

/** Drag and drop of cards between hand and warehouse, by mouse or touch. */
export class CardDrag {
  readonly dragged = signal<DraggedCard | undefined>(undefined);
  private readonly market: MarketModel;
  private pressed: (Point & { readonly slot: Slot; readonly isTouch: boolean }) | undefined;
  private longPressTimer: ReturnType<typeof setTimeout> | undefined;
  private hasMoved = false;
  /** The browser sends a click after a drop; it is ignored. */
  private suppressNextClick = false;

  constructor(market: MarketModel) {
    this.market = market;
  }

  /** Handles pointer events on the hand. Returns a function that stops. */
  listen(hand: HTMLElement): () => void {
    const controller = new AbortController();
    const { signal: abortSignal } = controller;
    hand.addEventListener("pointerdown", (event) => this.handlePress(event, hand), {
      signal: abortSignal,
    });
    hand.addEventListener("pointermove", (event) => this.handleMove(event, hand), {
      signal: abortSignal,
    });
    hand.addEventListener("pointerup", () => this.drop(), { signal: abortSignal });
    hand.addEventListener("pointercancel", () => this.cancel(), { signal: abortSignal });
    // While a card is dragged, a finger neither scrolls nor opens the context menu.
    const preventWhileDragging = (event: Event) => {
      if (this.dragged.peek() !== undefined) event.preventDefault();
    };
    hand.addEventListener("touchmove", preventWhileDragging, {
      signal: abortSignal,
      passive: false,
    });
    hand.addEventListener("contextmenu", preventWhileDragging, { signal: abortSignal });
    const suppressClick = (event: Event) => {
      if (this.suppressNextClick) event.stopPropagation();
      this.suppressNextClick = false;
    };
    hand.addEventListener("click", suppressClick, { signal: abortSignal, capture: true });
    return () => {
      this.cancel();
      controller.abort();
    };
  }

  private handlePress(event: PointerEvent, hand: HTMLElement): void {
    this.cancel();
    this.suppressNextClick = false;
    this.hasMoved = false;
    const card =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("button.hand-card")
        : null;
    const slot = Number(card?.dataset["slot"] ?? NaN);
    if (Number.isNaN(slot) || event.button !== 0 || !event.isPrimary) return;
    const isTouch = event.pointerType !== "mouse";
    this.pressed = { x: event.clientX, y: event.clientY, slot, isTouch };
    if (isTouch) this.longPressTimer = setTimeout(() => this.startDrag(event, hand), LONG_PRESS_MS);
  }

  private handleMove(event: PointerEvent, hand: HTMLElement): void {
    const { pressed } = this;
    if (pressed === undefined) return;
    // The pointer was released outside the hand.
    if (event.buttons === 0) return this.cancel();
    const { clientX, clientY } = event;
    this.hasMoved ||= Math.hypot(clientX - pressed.x, clientY - pressed.y) >= DRAG_THRESHOLD_PX;
    if (!this.hasMoved) return;
    const card = this.dragged.peek()?.card;
    if (card !== undefined) this.dragTo(card, event);
    else if (pressed.isTouch) this.cancel();
    else this.startDrag(event, hand);
  }

  private startDrag(event: PointerEvent, hand: HTMLElement): void {
    const card = this.market.cards.peek().find(({ slot }) => slot === this.pressed?.slot);
    if (card === undefined) return this.cancel();
    hand.setPointerCapture(event.pointerId);
    this.dragTo(card, event);
  }

  private dragTo(card: HeldCard, { clientX: x, clientY: y }: PointerEvent): void {
    const dropZone = document.elementFromPoint(x, y)?.closest(".hand, .warehouse");
    const willMove = dropZone != null && dropZone.matches(".warehouse") !== this.isStored(card);
    const refusalText = willMove ? this.market.storeRefusalText(card.slot) : undefined;
    this.dragged.value = { card, x, y, willMove, refusalText };
  }

  private drop(): void {
    const dragged = this.dragged.peek();
    const { hasMoved } = this;
    this.cancel();
    // A long press without movement counts as a click.
    if (dragged === undefined || !hasMoved) return;
    this.suppressNextClick = true;
    if (dragged.willMove) void this.market.toggleStored(dragged.card.slot);
  }

  private cancel(): void {
    clearTimeout(this.longPressTimer);
    this.pressed = undefined;
    this.dragged.value = undefined;
  }

  private isStored({ slot }: HeldCard): boolean {
    const { warehouse = [] } = this.market.table.mine.peek() ?? {};
    return warehouse.some((card) => card.slot === slot);
  }
}
