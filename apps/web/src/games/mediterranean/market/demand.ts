import type { Seat } from "@sofala/engine";
import type { Good, OfferView } from "@sofala/mediterranean";

/** Who wants a good, and who offers it. */
export interface Demand {
  readonly wantedBy: readonly Seat[];
  readonly offeredBy: readonly Seat[];
}

/** Who wants and who offers each good, according to the open offers. */
export function demandOf(offers: readonly OfferView[]): ReadonlyMap<Good, Demand> {
  const demand = new Map<Good, { wantedBy: Seat[]; offeredBy: Seat[] }>();
  const demandFor = (good: Good) => {
    const found = demand.get(good) ?? { wantedBy: [], offeredBy: [] };
    demand.set(good, found);
    return found;
  };
  const addSeat = (seats: Seat[], seat: Seat) => {
    if (!seats.includes(seat)) seats.push(seat);
  };
  for (const { seat, give, want } of offers) {
    for (const [good, count] of Object.entries(give.goods) as [Good, number][])
      if (count > 0) addSeat(demandFor(good).offeredBy, seat);
    for (const [good, count] of Object.entries(want.goods ?? {}) as [Good, number][])
      if (count > 0) addSeat(demandFor(good).wantedBy, seat);
  }
  return demand;
}
