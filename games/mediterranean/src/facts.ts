import type { Facts, Seat } from "@sofala/engine";
import { playerAt, type State } from "./state.ts";

/** What statistics group a seat by: the ideas that it ended with. */
export function factsOf(state: State, seat: Seat): Facts {
  const { government, religion } = playerAt(state, seat);
  return { government: government.idea, religion: religion.idea };
}
