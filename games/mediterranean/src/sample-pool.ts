import { shuffled, type Rng } from "@sofala/engine";
import { DECKS } from "./board.ts";
import type { CardId, Deck, Edition, Good } from "./data/edition.ts";
import type { OpenCard } from "./events.ts";

/** What is known of a hand whose cards are not. */
interface HiddenHand {
  readonly hand: number;
  readonly warehouse: number;
  /** Types that are there: those of offers, in hand or stored, or exactly those in hand. */
  readonly promises: readonly Good[];
  readonly areExact: boolean;
}
interface DrawnHand {
  readonly hand: CardId[];
  readonly warehouse: CardId[];
}

/** Attempts to deal so that everything fits; a deal that ran dry is begun anew. */
const ATTEMPTS = 60;

/** The cards that nobody has accounted for, in random order. */
export class Pool {
  rng: Rng;
  readonly #edition: Edition;
  #cards: CardId[];
  /** How many cards of a deck are in somebody's hands. */
  readonly #out = new Map<Deck, number>();

  constructor(edition: Edition, rng: Rng) {
    this.#edition = edition;
    [this.#cards, this.rng] = shuffled(rng, [...edition.cards.keys()]);
  }

  /** Any card with that face and bottom. */
  take({ good, bottom }: OpenCard): CardId {
    const at = this.#cards.findIndex((id) => {
      const card = this.#edition.cards.get(id);
      return card?.good === good && card.bottom === bottom;
    });
    const [card] = at === -1 ? [] : this.#cards.splice(at, 1);
    if (card === undefined) throw new Error(`no ${good} with ${bottom} is left`);
    return card;
  }

  /** So many cards of a deck are still in it. */
  keep(deck: Deck, count: number): void {
    const all = this.#cards.filter((card) => this.#deckOf(card) === deck).length;
    this.#out.set(deck, all - count);
  }

  /** The cards of a deck that are left. */
  rest(deck: Deck): CardId[] {
    return this.#cards.filter((card) => this.#deckOf(card) === deck);
  }

  deal(hands: readonly HiddenHand[]): readonly DrawnHand[] {
    const all = this.#cards;
    const out = new Map(this.#out);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const isLast = attempt === ATTEMPTS;
      const drawn = this.#tryDeal(hands, isLast);
      if (drawn !== undefined) return drawn;
      [this.#cards, this.rng] = shuffled(this.rng, all);
      for (const deck of DECKS) this.#out.set(deck, out.get(deck) ?? 0);
    }
    throw new Error("a deal without cards");
  }

  /** Promised cards first, stored ones next, the rest last; the last attempt stores anything. */
  #tryDeal(hands: readonly HiddenHand[], isLast: boolean): readonly DrawnHand[] | undefined {
    this.#cards = [...this.#cards];
    const promised = hands.map(({ promises }) => promises.map((good) => this.#promised(good)));
    const drawn: DrawnHand[] = hands.map(() => ({ hand: [], warehouse: [] }));
    for (const [n, { hand, warehouse, areExact }] of hands.entries()) {
      const mine = (promised[n] ?? []).filter((card) => card !== undefined);
      const target = drawn[n];
      if (target === undefined || mine.length < (promised[n] ?? []).length) return undefined;
      const free = areExact ? warehouse : Math.min(warehouse, hand + warehouse - mine.length);
      for (let left = free; left > 0; left--) {
        const card = this.#draw((id) => isLast || this.#mayStore(id));
        if (card === undefined) return undefined;
        target.warehouse.push(card);
      }
      for (const card of mine) {
        const isRoom = target.warehouse.length < warehouse && (isLast || this.#mayStore(card));
        (isRoom ? target.warehouse : target.hand).push(card);
      }
      if (target.warehouse.length < warehouse || target.hand.length > hand) return undefined;
    }
    for (const [n, { hand }] of hands.entries()) {
      const target = drawn[n];
      for (let left = hand - (target?.hand.length ?? hand); left > 0; left--) {
        const card = this.#draw(() => true);
        if (card === undefined) return undefined;
        target?.hand.push(card);
      }
    }
    return drawn;
  }

  /** A card of that type, or Piracy for one of its labels. */
  #promised(good: Good): CardId | undefined {
    const goodOf = (id: CardId) => this.#edition.cards.get(id)?.good;
    const isLuxury = good === "spices" || good === "gold";
    return (
      this.#draw((id) => goodOf(id) === good) ??
      (isLuxury ? this.#draw((id) => goodOf(id) === "piracy") : undefined)
    );
  }

  /** The next card that fits and whose deck has one out. */
  #draw(fits: (card: CardId) => boolean): CardId | undefined {
    const at = this.#cards.findIndex(
      (id) => (this.#out.get(this.#deckOf(id)) ?? 0) > 0 && fits(id),
    );
    const [card] = at === -1 ? [] : this.#cards.splice(at, 1);
    if (card === undefined) return undefined;
    const deck = this.#deckOf(card);
    this.#out.set(deck, (this.#out.get(deck) ?? 0) - 1);
    return card;
  }

  #deckOf(card: CardId): Deck {
    return this.#edition.cards.get(card)?.deck ?? "luxury";
  }

  #mayStore(id: CardId): boolean {
    const card = this.#edition.cards.get(id);
    return card !== undefined && this.#edition.bottoms[card.bottom].mayWarehouse;
  }
}
