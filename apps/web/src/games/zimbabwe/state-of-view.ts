import { seeded } from "@sofala/engine";
import { zimbabwe, type State, type View, type Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../local/table.ts";

const known = new WeakMap<View, State>();

/** The state that a view shows; everything lies open, so there is only one. Asked again, the same value. */
export function stateOf(view: View): State {
  const state = known.get(view) ?? zimbabwe.sample(view, seeded("open table"));
  known.set(view, state);
  return state;
}

/** The state at a moment: nothing is hidden, so it is the one behind it where that is at hand. */
export const stateAt = ({ state, view }: Moment<Zimbabwe>): State => state ?? stateOf(view);
