import type { Seat } from "@sofala/engine";
import type { Offer, State } from "./state.ts";

/** Offers of this turn that name the seat and wait for its answer, and answers to its own offers. */
export const awaits = ({ turn, offers }: State, seat: Seat): readonly string[] =>
  offers.flatMap((offer) => {
    const name = `turn ${turn} offer ${offer.number}`;
    if (isAskedOf(offer, seat)) return [name];
    return offer.seat === seat && isAnswered(offer) ? [`${name} ${offer.end}`] : [];
  });

const isAskedOf = ({ to, end, declined }: Offer, seat: Seat): boolean =>
  end === undefined && to !== "all" && to.includes(seat) && !declined.includes(seat);

const isAnswered = ({ end }: Offer): boolean => end === "taken" || end === "declined";
