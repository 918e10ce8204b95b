import type { Event } from "@sofala/zimbabwe";

type Gift = Pick<Extract<Event, { readonly kind: "gift-given" }>, "plaques" | "owners">;

/** Seats that receive the same number of cattle from a gift. */
interface GiftShare {
  readonly cattle: number;
  readonly seats: readonly number[];
}

/** Who receives how much of a gift, the largest share first. */
export function giftShares({ plaques, owners }: Gift): readonly GiftShare[] {
  const received = new Map<number, number>();
  for (const [plaque, seat] of owners.entries()) {
    const cattle = plaques[plaque] ?? 0;
    if (cattle > 0) received.set(seat, (received.get(seat) ?? 0) + cattle);
  }
  return [...Map.groupBy(received, ([, cattle]) => cattle)]
    .map(([cattle, shares]) => ({ cattle, seats: shares.map(([seat]) => seat) }))
    .toSorted((one, other) => other.cattle - one.cattle);
}
