import type { SeatNames } from "../card-text.ts";
import { list, seatNames } from "./grammar.ts";

/** `Ann wins, followed by Ben and Cleo tied with Dora` */
export function rankingText(
  [winners = [], ...rest]: readonly (readonly number[])[],
  names: SeatNames,
): string {
  const victory = `${list(seatNames(names, winners))} ${winners.length > 1 ? "win together" : "wins"}`;
  const followers = rest.map((seats) => seatNames(names, seats).join(" tied with "));
  return followers.length > 0 ? `${victory}, followed by ${list(followers)}` : victory;
}
