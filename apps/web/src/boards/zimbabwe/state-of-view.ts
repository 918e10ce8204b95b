import { seeded } from "@sofala/engine";
import { zimbabwe, type State, type View } from "@sofala/zimbabwe";

const known = new WeakMap<View, State>();

/** The state that a view shows; everything lies open, so there is only one. Asked again, the same value. */
export function stateOf(view: View): State {
  const state = known.get(view) ?? zimbabwe.sample(view, seeded("open table"));
  known.set(view, state);
  return state;
}
