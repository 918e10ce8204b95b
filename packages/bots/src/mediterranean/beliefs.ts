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
import { othersOf, seatAt, type Scene } from "./seat-context.ts";

type EventOf<Kind extends SeenEvent["kind"]> = Extract<SeenEvent, { readonly kind: Kind }>;

/** Types that a seat is thought to hold; luxury cards of unknown type are counted apart. */
export interface Holding {
  readonly goods: Map<Good, number>;
  luxuries: number;
}

export const isLuxury = (good: Good): boolean =>
  good === "spices" || good === "gold" || good === "piracy";

/** What a seat remembers: the types that others were dealt, traded and spent, and the cards it gave. */
export class Beliefs {
  /** Grows with everything that changes them. */
  version = 0;
  readonly #seat: Seat;
  readonly #holdings = new Map<Seat, Holding>();
  /** Cards given away and not seen since, by who got them. */
  readonly #given = new Map<Seat, OpenCard[]>();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  see(events: readonly SeenEvent[]): void {
    for (const event of events) this.#hear(event);
  }

  #hear(event: SeenEvent): void {
    if (event.kind === "cards-dealt") this.#hearDealt(event);
    else if (event.kind === "deal-made") this.#hearDeal(event);
    else if (event.kind === "cards-spent" || event.kind === "stored-discarded") {
      this.version += 1;
      for (const { good, bottom } of event.cards) {
        this.remove(this.#holding(event.seat), good);
        this.#forget(event.seat, good, bottom);
      }
    }
  }

  #hearDealt(event: EventOf<"cards-dealt">): void {
    this.version += 1;
    if (!("goods" in event)) return;
    const holding = this.#holding(event.seat);
    for (const good of event.goods) add(holding, good, 1);
    holding.luxuries += event.luxuries;
  }

  #hearDeal(event: EventOf<"deal-made">): void {
    this.version += 1;
    const { maker, partner, toPartner, toMaker } = event;
    this.#handOver(maker, partner, toPartner.goods);
    this.#handOver(partner, maker, toMaker.goods);
    if (maker === this.#seat) this.#gave(partner, event.cardsToPartner ?? []);
    if (partner === this.#seat) this.#gave(maker, event.cardsToMaker ?? []);
  }

  #holding(seat: Seat): Holding {
    let holding = this.#holdings.get(seat);
    if (holding === undefined) {
      holding = { goods: this.firstGoods(), luxuries: 0 };
      this.#holdings.set(seat, holding);
    }
    return holding;
  }

  /** What everybody is thought to hold before anything was heard. */
  protected firstGoods(): Map<Good, number> {
    return new Map();
  }

  #handOver(from: Seat, to: Seat, goods: Goods): void {
    for (const key in goods) {
      const good = key as Good;
      for (let n = goods[good] ?? 0; n > 0; n--) {
        this.remove(this.#holding(from), good);
        add(this.#holding(to), good, 1);
        // Which copy was passed on is not known.
        this.#forget(from, good, undefined);
      }
    }
  }

  #gave(to: Seat, cards: readonly OpenCard[]): void {
    const known = this.#given.get(to) ?? [];
    this.#given.set(to, [...known, ...cards.map(({ good, bottom }) => ({ good, bottom }))]);
  }

  #forget(seat: Seat, good: Good, bottom: Bottom | undefined): void {
    const known = this.#given.get(seat) ?? [];
    const at = known.findIndex(
      (card) => card.good === good && (bottom === undefined || card.bottom === bottom),
    );
    if (at !== -1) this.#given.set(seat, known.toSpliced(at, 1));
  }

  /** How many cards of a type a seat holds, as far as one can tell; halves are guesses. */
  count(scene: Scene, seat: Seat, good: Good): number {
    const { goods, luxuries } = this.#synchronised(scene, seat);
    const known = goods.get(good) ?? 0;
    return good === "spices" || good === "gold" ? known + luxuries / 2 : known;
  }

  /** How many luxury cards of unknown type a seat holds. */
  unknownLuxuries(scene: Scene, seat: Seat): number {
    return this.#synchronised(scene, seat).luxuries;
  }

  /** The most cards of a type that another seat holds. */
  mostElsewhere(scene: Scene, good: Good): number {
    return Math.max(0, ...othersOf(scene).map((seat) => this.count(scene, seat, good)));
  }

  /** Who sat down late, or in the first turn, knows the farms. */
  #synchronised(scene: Scene, seat: Seat): Holding {
    const holding = this.#holding(seat);
    const { count, cubes } = seatAt(scene, seat);
    const cards = count.hand + count.warehouse;
    const known = [...holding.goods.values()].reduce((sum, n) => sum + n, holding.luxuries);
    if (known === cards) return holding;
    holding.goods.clear();
    holding.luxuries = Math.min(cubes["harbor"] ?? 0, cards);
    let left = cards - holding.luxuries;
    for (const key in scene.edition.goods) {
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

  /** The bottoms that an unseen card of a type may have; others part with bad ones more readily. */
  bottomsOf(scene: Scene, good: Good): readonly (readonly [Bottom, number])[] {
    const { edition, weights } = scene;
    const copies = new Map<Bottom, number>();
    const start = edition.goods[good].bottoms;
    for (const bottom in start) copies.set(bottom as Bottom, start[bottom as Bottom] ?? 0);
    const seen = [...this.#seen(scene, edition.goods[good].deck)];
    for (const card of seen)
      if (card.good === good) copies.set(card.bottom, (copies.get(card.bottom) ?? 0) - card.count);
    if (isLuxury(good) && !seen.some((card) => card.good === "piracy")) copies.set("piracy", 0.5);
    const weighed = [...copies].map(([bottom, count]): readonly [Bottom, number] => [
      bottom,
      Math.max(0, count) * (isBad(edition, bottom) ? weights.suspicion : 1),
    ]);
    const all = weighed.reduce((sum, [, count]) => sum + count, 0);
    return all === 0 ? [] : weighed.map(([bottom, count]) => [bottom, count / all]);
  }

  *#seen(scene: Scene, deck: Deck): Generator<OpenCard & { readonly count: number }> {
    yield* scene.view.discards[deck];
    const { hand = [], warehouse = [] } = seatAt(scene, this.#seat);
    for (const card of [...hand, ...warehouse]) yield { ...card, count: 1 };
    for (const cards of this.#given.values()) for (const card of cards) yield { ...card, count: 1 };
  }

  /** A card of this type that the seat got from here, if that is likely to be offered back. */
  givenTo(seat: Seat, good: Good): OpenCard | undefined {
    return this.#given.get(seat)?.find((card) => card.good === good);
  }

  /** A luxury card that was not known by its type is one of those counted. */
  protected remove(holding: Holding, good: Good): void {
    const known = holding.goods.get(good) ?? 0;
    if (known > 0) holding.goods.set(good, known - 1);
    else if (isLuxury(good)) holding.luxuries = Math.max(0, holding.luxuries - 1);
  }
}

const isBad = ({ bottoms }: Edition, bottom: Bottom): boolean => {
  const { happiness = 0, safety = 0 } = bottoms[bottom].effect;
  return happiness < 0 || safety < 0 || bottom === "piracy";
};

const add = ({ goods }: Holding, good: Good, by: number): void => {
  goods.set(good, (goods.get(good) ?? 0) + by);
};
