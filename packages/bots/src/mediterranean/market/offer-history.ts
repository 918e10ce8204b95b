import type { Seat } from "@sofala/engine";
import type { Goods, SeenEvent } from "@sofala/mediterranean";

type OfferMade = Extract<SeenEvent, { readonly kind: "offer-made" }>;

/** The offers of one market that a seat remembers, those that are over included. */
export class Diary {
  readonly #seat: Seat;
  #own: OfferMade[] = [];
  #received: OfferMade[] = [];
  readonly #refusals = new Map<Seat, number>();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  see(events: readonly SeenEvent[]): void {
    for (const event of events) {
      if (event.kind === "phase-began") this.#clear();
      if (event.kind === "offer-declined") this.#hearNo(event.seat, event.offer);
      if (event.kind !== "offer-made") continue;
      if (event.seat === this.#seat) this.#own.push(event);
      else if (isFor(event, this.#seat)) this.#received.push(event);
    }
  }

  #clear(): void {
    [this.#own, this.#received] = [[], []];
    this.#refusals.clear();
  }

  #hearNo(seat: Seat, offer: number): void {
    if (this.#own.some((made) => made.offer === offer))
      this.#refusals.set(seat, (this.#refusals.get(seat) ?? 0) + 1);
  }

  /** How often a partner said no. */
  refusalsBy(partner: Seat): number {
    return this.#refusals.get(partner) ?? 0;
  }

  /** Offers made in this market. */
  get made(): number {
    return this.#own.length;
  }

  /** Was this swap offered to that partner already? */
  wasOffered(partner: Seat, give: Goods, want: Goods): boolean {
    return this.#own.some(
      (offer) =>
        isFor(offer, partner) &&
        isSame(offer.give.goods, give) &&
        isSame(offer.want.goods ?? {}, want),
    );
  }

  /** The last offer of a partner that asked for one of these goods. */
  askedBy(partner: Seat, goods: Goods): number | undefined {
    return this.#received.findLast(
      ({ seat, want }) =>
        seat === partner && Object.keys(want.goods ?? {}).some((good) => good in goods),
    )?.offer;
  }
}

const isFor = ({ seat: maker, to }: OfferMade, seat: Seat): boolean =>
  seat !== maker && (to === "all" || to.includes(seat));

const isSame = (a: Goods, b: Goods): boolean => spelt(a) === spelt(b);
const spelt = (goods: Goods): string =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map((entry) => entry.join())
    .sort()
    .join(" ");
