import { computed, signal } from "@preact/signals";
import type { HeldCard } from "@sofala/mediterranean";
import type { TableModel } from "../table-model.ts";
import { EMPTY, isEmpty, moveOf, withCard, type Draft } from "./composer-draft.ts";

/** The offer that is being made; it keeps its content whatever happens on the market. */
export class ComposerModel {
  readonly isOpen = signal(false);
  /** How often it was opened, or something was put into it from elsewhere. */
  readonly openings = signal(0);
  readonly draft = signal<Draft>(EMPTY);
  /** The bell rang while something stood in the draft. */
  readonly wasCut = signal(false);
  readonly isEmpty = computed(() => isEmpty(this.draft.value));
  /** My cards that are in it and still mine. */
  readonly given = computed((): readonly HeldCard[] => {
    const held = this.held.value;
    return this.draft.value.give.flatMap((slot) => held.find((card) => card.slot === slot) ?? []);
  });
  readonly move = computed(() => {
    const { replyTo, ...draft } = this.draft.value;
    // An answer outlives what it answers.
    const isOpen = this.table.view.value.offers.some(({ offer }) => offer === replyTo);
    return moveOf({ ...draft, replyTo: isOpen ? replyTo : undefined }, this.held.value);
  });
  /** Why it cannot be sent as it is; undefined while it can, or while there is nothing in it. */
  readonly refusal = computed(() =>
    this.isEmpty.value ? undefined : this.table.whyNot(this.move.value),
  );

  private readonly table: TableModel;
  private readonly held = computed((): readonly HeldCard[] => {
    const { hand = [], warehouse = [] } = this.table.mine.value ?? {};
    return [...hand, ...warehouse];
  });

  constructor(table: TableModel) {
    this.table = table;
  }

  open(draft: Draft = this.draft.peek()): void {
    this.draft.value = draft;
    this.isOpen.value = true;
    this.openings.value++;
  }

  /** Puts it aside; an answer that is not given is forgotten. */
  close(): void {
    if (this.draft.peek().replyTo === undefined) this.isOpen.value = false;
    else this.empty();
  }

  change(how: (draft: Draft) => Draft): void {
    this.draft.value = how(this.draft.peek());
  }

  /** Takes a card into the offer, or out of it again. */
  toggle(slot: number): void {
    this.open(withCard(this.draft.peek(), slot));
  }

  empty(): void {
    this.draft.value = EMPTY;
    this.isOpen.value = false;
  }

  /** The market is closed: what was not sent is not sent. */
  cut(): void {
    if (this.isOpen.peek() && !this.isEmpty.peek()) this.wasCut.value = true;
    this.empty();
  }
}
