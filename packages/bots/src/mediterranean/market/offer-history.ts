import type { Seat } from "@sofala/engine";
import type { Goods, SeenEvent } from "@sofala/mediterranean";

type OfferMade = Extract<SeenEvent, { readonly kind: "offer-made" }>;

/** The offers of one market, closed ones included. */
export class OfferHistory {
  readonly #seat: Seat;
  #ownOffers: OfferMade[] = [];
  #receivedOffers: OfferMade[] = [];
  readonly #refusals = new Map<Seat, number>();

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  observe(events: readonly SeenEvent[]): void {
    for (const event of events) {
      if (event.kind === "phase-began") this.#clear();
      if (event.kind === "offer-declined") this.#countRefusal(event.seat, event.offer);
      if (event.kind !== "offer-made") continue;
      if (event.seat === this.#seat) this.#ownOffers.push(event);
      else if (isFor(event, this.#seat)) this.#receivedOffers.push(event);
    }
  }

  #clear(): void {
    [this.#ownOffers, this.#receivedOffers] = [[], []];
    this.#refusals.clear();
  }

  #countRefusal(seat: Seat, offer: number): void {
    if (this.#ownOffers.some((made) => made.offer === offer))
      this.#refusals.set(seat, (this.#refusals.get(seat) ?? 0) + 1);
  }

  /** How often a partner declined. */
  refusalsBy(partner: Seat): number {
    return this.#refusals.get(partner) ?? 0;
  }

  /** Offers made in this market. */
  get madeCount(): number {
    return this.#ownOffers.length;
  }

  /** True if this swap was offered to that partner before. */
  wasOffered(partner: Seat, give: Goods, want: Goods): boolean {
    return this.#ownOffers.some(
      (offer) =>
        isFor(offer, partner) &&
        isSame(offer.give.goods, give) &&
        isSame(offer.want.goods ?? {}, want),
    );
  }

  /** The last offer of a partner that asked for one of these goods. */
  requestBy(partner: Seat, goods: Goods): number | undefined {
    return this.#receivedOffers.findLast(
      ({ seat, want }) =>
        seat === partner && Object.keys(want.goods ?? {}).some((good) => good in goods),
    )?.offer;
  }
}

const isFor = ({ seat: maker, to }: OfferMade, seat: Seat): boolean =>
  seat !== maker && (to === "all" || to.includes(seat));

const isSame = (a: Goods, b: Goods): boolean => goodsKey(a) === goodsKey(b);
const goodsKey = (goods: Goods): string =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map((entry) => entry.join())
    .sort()
    .join(" ");
