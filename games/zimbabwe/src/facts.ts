import type { Facts, Seat } from "@sofala/engine";
import { EMPIRES } from "./data/cards.ts";
import { NO_GOD, godNamed } from "./indices.ts";
import { EMPIRE, GOD, type State } from "./memory.ts";

/** The god that a seat follows, or none. */
export function faithOf(state: State, seat: Seat): string {
  const god = state.of(seat, GOD);
  return god === NO_GOD ? "none" : godNamed(god);
}

/** What statistics group a seat by. */
export const factsOf = (state: State, seat: Seat): Facts => ({
  empire: EMPIRES[state.of(seat, EMPIRE)] ?? "",
  god: faithOf(state, seat),
});
