import { shuffled, type Rng } from "@sofala/engine";
import { DECKS, isLuxury } from "./board.ts";
import type { CardId, Deck, Edition, Good } from "./data/edition.ts";
import type { OpenCard } from "./events.ts";

/** A type of card, or any luxury card. */
export type Wanted = Good | "luxury";

/** What is known of a hand whose cards are not. */
interface HiddenHand {
  readonly hand: number;
  readonly warehouse: number;
  /** Types that are there: those of offers, in hand or stored, or exactly those in hand. */
  readonly promises: readonly Wanted[];
  readonly areExact: boolean;
}
interface DrawnHand {
  readonly hand: CardId[];
  readonly warehouse: CardId[];
}

/** Attempts to deal so that everything fits; a deal that runs out of cards is started again. */
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
    this.#out.set(deck, this.rest(deck).length - count);
  }

  /** The cards of a deck that are left. */
  rest(deck: Deck): CardId[] {
    return this.#cards.filter((card) => this.#deckOf(card) === deck);
  }

  /** Cards for hidden hands, in the order of the hands. */
  deal(hands: readonly HiddenHand[]): readonly DrawnHand[] {
    const all = this.#cards;
    const out = new Map(this.#out);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const drawn = this.#tryDeal(hands, attempt);
      if (drawn !== undefined) return drawn;
      [this.#cards, this.rng] = shuffled(this.rng, all);
      for (const deck of DECKS) this.#out.set(deck, out.get(deck) ?? 0);
    }
    throw new Error("what is told of the hands does not fit the cards");
  }

  /** Promised cards first, stored ones next, the rest last. */
  #tryDeal(hands: readonly HiddenHand[], attempt: number): readonly DrawnHand[] | undefined {
    const isLast = attempt === ATTEMPTS;
    this.#cards = [...this.#cards];
    // Piracy falls where it may; only where that fits no promises, everybody in turns is the one who has it.
    const pirate = (Math.floor(attempt / 2) + hands.length) % (hands.length + 1);
    const promised = hands.map(({ promises, areExact }, n) =>
      this.#keepPromises(promises, n === pirate && !areExact, attempt % 2 === 0),
    );
    const drawn: DrawnHand[] = [];
    for (const [n, { hand, warehouse, areExact }] of hands.entries()) {
      const mine = promised[n];
      if (mine === undefined) return undefined;
      const stored = areExact ? warehouse : Math.min(warehouse, hand + warehouse - mine.length);
      const target: DrawnHand = { hand: [], warehouse: [] };
      // The last attempt stores anything.
      const mayStore = (id: CardId) => isLast || this.#mayStore(id);
      if (!this.#fill(target.warehouse, stored, mayStore)) return undefined;
      for (const card of mine) {
        const isRoom = target.warehouse.length < warehouse && mayStore(card);
        (isRoom ? target.warehouse : target.hand).push(card);
      }
      if (target.warehouse.length < warehouse || target.hand.length > hand) return undefined;
      drawn.push(target);
    }
    const isFull = drawn.every((target, n) =>
      this.#fill(target.hand, hands[n]?.hand ?? 0, () => true),
    );
    return isFull ? drawn : undefined;
  }

  #fill(cards: CardId[], count: number, fits: (card: CardId) => boolean): boolean {
    while (cards.length < count) {
      const card = this.#draw(fits);
      if (card === undefined) return false;
      cards.push(card);
    }
    return true;
  }

  /**
   * Cards of the types promised. Who has Piracy may have promised it in several offers under several
   * labels: it stands for luxuries that cannot be drawn, or for all of them.
   */
  #keepPromises(
    types: readonly Wanted[],
    isPirate: boolean,
    isAllFake: boolean,
  ): readonly CardId[] | undefined {
    const isPiracy = (id: CardId) => this.#goodOf(id) === "piracy";
    const pirate = isPirate ? this.#draw(isPiracy) : undefined;
    const cards: CardId[] = pirate === undefined ? [] : [pirate];
    for (const type of types) {
      const isFaked =
        pirate !== undefined && (type === "piracy" || (type !== "luxury" && isLuxury(type)));
      if (isFaked && isAllFake) continue;
      const card = this.#draw((id) => this.#isOf(type, id));
      if (card !== undefined) cards.push(card);
      else if (!isFaked) return undefined;
    }
    return cards;
  }

  #isOf(type: Wanted, card: CardId): boolean {
    return type === "luxury" ? this.#deckOf(card) === "luxury" : this.#goodOf(card) === type;
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

  #goodOf(card: CardId): Good | undefined {
    return this.#edition.cards.get(card)?.good;
  }

  #deckOf(card: CardId): Deck {
    return this.#edition.cards.get(card)?.deck ?? "luxury";
  }

  #mayStore(id: CardId): boolean {
    const card = this.#edition.cards.get(id);
    return card !== undefined && this.#edition.bottoms[card.bottom].mayWarehouse;
  }
}
