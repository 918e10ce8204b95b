import type { Seat } from "@sofala/engine";
import type { Good, OfferView } from "@sofala/mediterranean";

/** Who wants a good, and who wants to be rid of it. */
export interface Demand {
  readonly seek: readonly Seat[];
  readonly shed: readonly Seat[];
}

/** Who seeks and who sheds what, as the open offers say. */
export function demandOf(offers: readonly OfferView[]): ReadonlyMap<Good, Demand> {
  const demand = new Map<Good, { seek: Seat[]; shed: Seat[] }>();
  const at = (good: Good) => {
    const found = demand.get(good) ?? { seek: [], shed: [] };
    demand.set(good, found);
    return found;
  };
  const note = (seats: Seat[], seat: Seat) => {
    if (!seats.includes(seat)) seats.push(seat);
  };
  for (const { seat, give, want } of offers) {
    for (const [good, count] of Object.entries(give.goods) as [Good, number][])
      if (count > 0) note(at(good).shed, seat);
    for (const [good, count] of Object.entries(want.goods ?? {}) as [Good, number][])
      if (count > 0) note(at(good).seek, seat);
  }
  return demand;
}
