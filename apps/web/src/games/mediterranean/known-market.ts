import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { KnownMarket } from "@sofala/text/mediterranean";

/** What a seat knows of the market. */
export function knownMarket({ offers, seats }: View, seat: Seat): KnownMarket {
  const { hand = [], warehouse = [] } = seats[seat] ?? {};
  return {
    findOffer: (number) => offers.find(({ offer }) => offer === number),
    cards: [...hand, ...warehouse],
  };
}
