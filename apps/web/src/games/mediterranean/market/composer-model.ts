import { computed, signal } from "@preact/signals";
import type { HeldCard } from "@sofala/mediterranean";
import type { TableModel } from "../table-model.ts";
import {
  EMPTY_DRAFT,
  isEmptyDraft,
  offerMoveOf,
  withCardToggled,
  type OfferDraft,
} from "./composer-draft.ts";

/** The offer that is being composed. Its content does not change when the market does. */
export class ComposerModel {
  readonly isOpen = signal(false);
  /** Counts how often it was opened or filled from elsewhere. */
  readonly openCount = signal(0);
  readonly draft = signal<OfferDraft>(EMPTY_DRAFT);
  /** The bell rang while there was a draft. */
  readonly wasInterrupted = signal(false);
  readonly isEmpty = computed(() => isEmptyDraft(this.draft.value));
  /** Cards of the draft that I still hold. */
  readonly givenCards = computed((): readonly HeldCard[] => {
    const held = this.heldCards.value;
    return this.draft.value.give.flatMap((slot) => held.find((card) => card.slot === slot) ?? []);
  });
  readonly move = computed(() => {
    const { replyTo, ...draft } = this.draft.value;
    // The offer that it answers may have ended meanwhile.
    const isOpen = this.table.view.value.offers.some(({ offer }) => offer === replyTo);
    return offerMoveOf({ ...draft, replyTo: isOpen ? replyTo : undefined }, this.heldCards.value);
  });
  /** Why it cannot be sent; undefined if it can, or if it is empty. */
  readonly refusal = computed(() =>
    this.isEmpty.value ? undefined : this.table.refusalOf(this.move.value),
  );

  private readonly table: TableModel;
  private readonly heldCards = computed((): readonly HeldCard[] => {
    const { hand = [], warehouse = [] } = this.table.mine.value ?? {};
    return [...hand, ...warehouse];
  });

  constructor(table: TableModel) {
    this.table = table;
  }

  open(draft: OfferDraft = this.draft.peek()): void {
    this.draft.value = draft;
    this.isOpen.value = true;
    this.openCount.value++;
  }

  /** Closes the composer. The draft stays, unless it is a counter-offer. */
  close(): void {
    if (this.draft.peek().replyTo === undefined) this.isOpen.value = false;
    else this.reset();
  }

  update(change: (draft: OfferDraft) => OfferDraft): void {
    this.draft.value = change(this.draft.peek());
  }

  /** Adds a card to the offer, or removes it. */
  toggleCard(slot: number): void {
    this.open(withCardToggled(this.draft.peek(), slot));
  }

  reset(): void {
    this.draft.value = EMPTY_DRAFT;
    this.isOpen.value = false;
  }

  /** The market has closed: drops the draft. */
  interrupt(): void {
    if (this.isOpen.peek() && !this.isEmpty.peek()) this.wasInterrupted.value = true;
    this.reset();
  }
}
