import type { Names } from "../card-text.ts";
import { list, named } from "./grammar.ts";

/** `Ann wins, followed by Ben and Cleo level with Dora` */
export function outcome(
  [winners = [], ...rest]: readonly (readonly number[])[],
  names: Names,
): string {
  const victory = `${list(named(names, winners))} ${winners.length > 1 ? "win together" : "wins"}`;
  const followers = rest.map((seats) => named(names, seats).join(" level with "));
  return followers.length > 0 ? `${victory}, followed by ${list(followers)}` : victory;
}
