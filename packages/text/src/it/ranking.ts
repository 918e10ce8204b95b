import type { SeatNames } from "../card-text.ts";
import { list, seatNames, toPerson } from "./grammar.ts";

/** `Ann vince davanti a Ben, poi Cleo e Dora a pari merito` */
export function rankingText(
  [winners = [], ...rest]: readonly (readonly number[])[],
  names: SeatNames,
): string {
  const victory = `${list(seatNames(names, winners))} ${winners.length > 1 ? "vincono insieme" : "vince"}`;
  const followers = rest.map((seats) => {
    const place = list(seatNames(names, seats));
    return seats.length > 1 ? `${place} a pari merito` : place;
  });
  return rest.length > 0 ? `${victory} davanti ${toPerson(followers.join(", poi "))}` : victory;
}
