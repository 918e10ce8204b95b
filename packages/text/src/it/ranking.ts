import type { Names } from "../card-text.ts";
import { list, named, toWhom } from "./grammar.ts";

/** `Ann vince davanti a Ben, poi Cleo e Dora a pari merito` */
export function outcome(
  [winners = [], ...rest]: readonly (readonly number[])[],
  names: Names,
): string {
  const victory = `${list(named(names, winners))} ${winners.length > 1 ? "vincono insieme" : "vince"}`;
  const followers = rest.map((seats) => {
    const place = list(named(names, seats));
    return seats.length > 1 ? `${place} a pari merito` : place;
  });
  return rest.length > 0 ? `${victory} davanti ${toWhom(followers.join(", poi "))}` : victory;
}
