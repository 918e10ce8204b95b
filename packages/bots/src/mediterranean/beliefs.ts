import type { Seat } from "@sofala/engine";
import type {
  Bottom,
  Deck,
  Edition,
  Good,
  Goods,
  OpenCard,
  SeenEvent,
} from "@sofala/mediterranean";
import { otherSeats, seatAt, type SeatContext } from "./seat-context.ts";

type EventOf<Kind extends SeenEvent["kind"]> = Extract<SeenEvent, { readonly kind: Kind }>;

/** The types that a seat probably holds; luxury cards of unknown type are counted separately. */
export interface Holding {
  readonly goods: Map<Good, number>;
  luxuries: number;
}

export const isLuxury = (good: Good): boolean =>
  good === "spices" || good === "gold" || good === "piracy";

/** What a seat remembers: the types that others were dealt, traded and spent, and the cards it gave. */
export class Beliefs {
  /** Increases with every change of the beliefs. */
  version = 0;
  readonly #seat: Seat;
  readonly #holdings = new Map<Seat, Holding>();
  /** Cards given away and not seen since, by receiver. */
  readonly #cardsGiven = new Map<Seat, OpenCard[]>();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  observe(events: readonly SeenEvent[]): void {
    for (const event of events) this.#observeEvent(event);
  }

  #observeEvent(event: SeenEvent): void {
    if (event.kind === "cards-dealt") this.#observeDealt(event);
    else if (event.kind === "deal-made") this.#observeDeal(event);
    else if (event.kind === "cards-spent" || event.kind === "stored-discarded") {
      this.version += 1;
      for (const { good, bottom } of event.cards) {
        this.remove(this.#holding(event.seat), good);
        this.#forget(event.seat, good, bottom);
      }
    }
  }

  #observeDealt(event: EventOf<"cards-dealt">): void {
    this.version += 1;
    if (!("goods" in event)) return;
    const holding = this.#holding(event.seat);
    for (const good of event.goods) addGood(holding, good, 1);
    holding.luxuries += event.luxuries;
  }

  #observeDeal(event: EventOf<"deal-made">): void {
    this.version += 1;
    const { maker, partner, toPartner, toMaker } = event;
    this.#transfer(maker, partner, toPartner.goods);
    this.#transfer(partner, maker, toMaker.goods);
    if (maker === this.#seat) this.#rememberGiven(partner, event.cardsToPartner ?? []);
    if (partner === this.#seat) this.#rememberGiven(maker, event.cardsToMaker ?? []);
  }

  #holding(seat: Seat): Holding {
    let holding = this.#holdings.get(seat);
    if (holding === undefined) {
      holding = { goods: this.initialGoods(), luxuries: 0 };
      this.#holdings.set(seat, holding);
    }
    return holding;
  }

  /** The estimate of all hands before the first event. */
  protected initialGoods(): Map<Good, number> {
    return new Map();
  }

  #transfer(from: Seat, to: Seat, goods: Goods): void {
    for (const key in goods) {
      const good = key as Good;
      for (let n = goods[good] ?? 0; n > 0; n--) {
        this.remove(this.#holding(from), good);
        addGood(this.#holding(to), good, 1);
        // Which copy was passed on is not known.
        this.#forget(from, good, undefined);
      }
    }
  }

  #rememberGiven(to: Seat, cards: readonly OpenCard[]): void {
    const known = this.#cardsGiven.get(to) ?? [];
    this.#cardsGiven.set(to, [...known, ...cards.map(({ good, bottom }) => ({ good, bottom }))]);
  }

  #forget(seat: Seat, good: Good, bottom: Bottom | undefined): void {
    const known = this.#cardsGiven.get(seat) ?? [];
    const at = known.findIndex(
      (card) => card.good === good && (bottom === undefined || card.bottom === bottom),
    );
    if (at !== -1) this.#cardsGiven.set(seat, known.toSpliced(at, 1));
  }

  /** The estimated number of cards of a type in a hand; halves are guesses. */
  count(context: SeatContext, seat: Seat, good: Good): number {
    const { goods, luxuries } = this.#consistentHolding(context, seat);
    const known = goods.get(good) ?? 0;
    return good === "spices" || good === "gold" ? known + luxuries / 2 : known;
  }

  /** How many luxury cards of unknown type a seat holds. */
  unknownLuxuries(context: SeatContext, seat: Seat): number {
    return this.#consistentHolding(context, seat).luxuries;
  }

  /** The most cards of a type that another seat holds. */
  maxHeldByOthers(context: SeatContext, good: Good): number {
    return Math.max(0, ...otherSeats(context).map((seat) => this.count(context, seat, good)));
  }

  /** The holding of a seat; if it does not match the public card counts, a guess from the farms. */
  #consistentHolding(context: SeatContext, seat: Seat): Holding {
    const holding = this.#holding(seat);
    const { count, cubes } = seatAt(context, seat);
    const cards = count.hand + count.warehouse;
    const known = [...holding.goods.values()].reduce((sum, n) => sum + n, holding.luxuries);
    if (known === cards) return holding;
    holding.goods.clear();
    holding.luxuries = Math.min(cubes["harbor"] ?? 0, cards);
    let left = cards - holding.luxuries;
    for (const key in context.edition.goods) {
      const good = key as Good;
      const isFarmed = (cubes[`farm.${good}`] ?? 0) > 0;
      if (!isFarmed || left === 0) continue;
      holding.goods.set(good, 1);
      left -= 1;
    }
    for (const good of ["art", "slaves", "dye", "wine"] as const)
      if (left > 0) holding.goods.set(good, left / 4);
    return holding;
  }

  /**
   * The possible bottoms of an unseen card of a type; bad ones are likelier, because others prefer
   * to trade them away.
   */
  bottomsOf(context: SeatContext, good: Good): readonly (readonly [Bottom, number])[] {
    const { edition, weights } = context;
    const copies = new Map<Bottom, number>();
    const start = edition.goods[good].bottoms;
    for (const bottom in start) copies.set(bottom as Bottom, start[bottom as Bottom] ?? 0);
    const seen = [...this.#seenCards(context, edition.goods[good].deck)];
    for (const card of seen)
      if (card.good === good) copies.set(card.bottom, (copies.get(card.bottom) ?? 0) - card.count);
    if (isLuxury(good) && !seen.some((card) => card.good === "piracy")) copies.set("piracy", 0.5);
    const weighed = [...copies].map(([bottom, count]): readonly [Bottom, number] => [
      bottom,
      Math.max(0, count) * (isBadBottom(edition, bottom) ? weights.suspicion : 1),
    ]);
    const all = weighed.reduce((sum, [, count]) => sum + count, 0);
    return all === 0 ? [] : weighed.map(([bottom, count]) => [bottom, count / all]);
  }

  *#seenCards(context: SeatContext, deck: Deck): Generator<OpenCard & { readonly count: number }> {
    yield* context.view.discards[deck];
    const { hand = [], warehouse = [] } = seatAt(context, this.#seat);
    for (const card of [...hand, ...warehouse]) yield { ...card, count: 1 };
    for (const cards of this.#cardsGiven.values())
      for (const card of cards) yield { ...card, count: 1 };
  }

  /**
   * A card of this type that this bot gave to the seat, if the seat is likely to offer that one.
   */
  cardGivenTo(seat: Seat, good: Good): OpenCard | undefined {
    return this.#cardsGiven.get(seat)?.find((card) => card.good === good);
  }

  /** A luxury card whose type was unknown is one of those that are counted separately. */
  protected remove(holding: Holding, good: Good): void {
    const known = holding.goods.get(good) ?? 0;
    if (known > 0) holding.goods.set(good, known - 1);
    else if (isLuxury(good)) holding.luxuries = Math.max(0, holding.luxuries - 1);
  }
}

const isBadBottom = ({ bottoms }: Edition, bottom: Bottom): boolean => {
  const { happiness = 0, safety = 0 } = bottoms[bottom].effect;
  return happiness < 0 || safety < 0 || bottom === "piracy";
};

const addGood = ({ goods }: Holding, good: Good, by: number): void => {
  goods.set(good, (goods.get(good) ?? 0) + by);
};
